/**
 * Splits long work into slices of some milliseconds, and lets other requests run between them: `if (slice.isOver()) await slice.next()`.
 */
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
