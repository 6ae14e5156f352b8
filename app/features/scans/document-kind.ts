import type { Box, Page } from "./page";

/** A value that was read, for a person to confirm. */
export type Found = {
  /** As the form's field takes it: money and quantities as "12.50", days as "2026-01-05". */
  text: string;
  /** As it is printed. */
  printed: string;
  /** Of the document, from 0. */
  page: number;
  /** On the page's picture. Null where the value comes from several places. */
  shown: Box | null;
  /** The places of characters in `text` that may be wrong. */
  doubts: number[];
  /** Why it may be wrong, as a sentence. */
  note?: string;
  /** Another reading that fits better: never taken without the person. */
  proposal?: string;
};

export type Reading = {
  fields: Record<string, Found>;
  rows: Record<string, Found>[];
  /** About the document as a whole, as sentences. */
  notes: string[];
};

/** What a person may photograph. Each kind is one file of the folder `kinds`, which exports it as `kind`. */
export type DocumentKind = {
  name: string;
  fields: { name: string; label: string }[];
  columns: { name: string; label: string }[];
  /** Invents nothing: no fields and no rows when the pages are no such document. */
  find: (pages: Page[]) => Reading;
};

export function isEmpty({ fields, rows }: Reading): boolean {
  return Object.keys(fields).length === 0 && rows.length === 0;
}
