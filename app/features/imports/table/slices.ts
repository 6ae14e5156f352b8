/** Long work in slices of some milliseconds, with a turn for other requests between them: `if (slice.isOver()) await slice.next()`. */
export function slices(milliseconds = 5) {
  let begun = performance.now();
  return {
    isOver: () => performance.now() - begun > milliseconds,
    next: async () => {
      await new Promise<void>((go) => setImmediate(go));
      begun = performance.now();
    },
  };
}
