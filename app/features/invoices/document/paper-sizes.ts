/** What invoices are printed on. Points, 72 to the inch. */
export const papers = {
  letter: { label: "Letter", width: 612, height: 792 },
  a4: { label: "A4", width: 595.28, height: 841.89 },
  // As long as it has to be; longer than a PDF page can be it goes on on the next.
  receipt: { label: "Receipt (80 mm)", width: 226.77, height: 14_400 },
} as const;

export type PaperName = keyof typeof papers;

/** The one that was asked for; Letter when it is none. */
export function readPaper(asked: string | null): PaperName {
  return asked !== null && Object.hasOwn(papers, asked) ? (asked as PaperName) : "letter";
}
