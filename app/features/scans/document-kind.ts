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
  /** What was read, where `text` is how the company corrected that before. */
  readAs?: string;
};

export type Reading = {
  fields: Record<string, Found>;
  rows: Record<string, Found>[];
  /** About the document as a whole, as sentences. */
  notes: string[];
};

export type ValueType = "text" | "money" | "quantity" | "day" | "vin" | "currency";

export type DocumentValue = {
  name: string;
  label: string;
  /** Text, if it is not said. */
  type?: ValueType;
  /** Not printed: it follows from others. */
  isWorkedOut?: true;
};

/** What a person may photograph. Each kind is one file of the folder `kinds`, which exports it as `kind`. */
export type DocumentKind = {
  name: string;
  /** In the question to a vision service: "a ...". */
  title: string;
  fields: DocumentValue[];
  columns: DocumentValue[];
  /** Invents nothing: no fields and no rows when the pages are no such document. */
  find: (pages: Page[]) => Reading;
  /**
   * What a vision service read, checked as `find` checks: by arithmetic, units and check digits. Where values belong together and the
   * service left some out, those of the built-in reading may take their place.
   */
  check?: (given: Reading, beside: BesideGiven) => Reading;
};

export type BesideGiven = { builtIn: Reading; pages: Page[] };

export function isEmpty({ fields, rows }: Reading): boolean {
  return Object.keys(fields).length === 0 && rows.length === 0;
}
