import type { ReadOptions } from "../cells/read-options";
import type { Column } from "../column";
import type { Mapping } from "../table/columns-of";
import type { Table } from "../table/table";
import type { Layout } from "./layouts";

/**
 * How a table is probably meant to be read. Each reason is a sentence for the page where a person may change it; `unsure` lists the
 * options that are only defaults.
 */
export type ImportGuess = {
  /** The program that wrote the file: "Fuelly". */
  layout: string | null;
  mapping: Mapping;
  options: ReadOptions;
  reasons: Partial<Record<keyof ReadOptions, string>>;
  unsure: (keyof ReadOptions)[];
};

type Guessing = { guess: ImportGuess; table: Table; layout: Layout | undefined; columns: readonly Column[] };

/** Decides one option from the whole table. */
export type GuessStep = (guessing: Guessing) => void;
