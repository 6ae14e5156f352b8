export type Delimiter = "," | ";" | "\t" | "|";

/**
 * `line` is where the row begins in the file, from 1. A short row was filled with empty cells; a long one has more cells than there are
 * headings.
 */
export type TableRow = { line: number; cells: string[]; ragged?: "short" | "long" };

export type Table = {
  headings: string[];
  rows: TableRow[];
  /** Undefined in a table of one column. */
  delimiter: Delimiter | undefined;
  /** How many lines above the headings were left out. */
  skippedLines: number;
  /** What a person should know about how the file was read. */
  notes: string[];
};
