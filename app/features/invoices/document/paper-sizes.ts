/** Points, 72 to the inch. */
export const papers = {
  letter: { label: "Letter", width: 612, height: 792 },
  a4: { label: "A4", width: 595.28, height: 841.89 },
  // As long as needed; past the maximum length of a PDF page it continues on the next.
  receipt: { label: "Receipt (80 mm)", width: 226.77, height: 14_400 },
} as const;

export type PaperName = keyof typeof papers;

/** Letter if the asked one is unknown. */
export function readPaper(asked: string | null): PaperName {
  return asked !== null && Object.hasOwn(papers, asked) ? (asked as PaperName) : "letter";
}
