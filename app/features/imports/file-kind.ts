import type { ReadOptions } from "./cells/read-options";
import type { Column } from "./column";
import type { GuessStep } from "./guess/import-guess";
import type { Layout } from "./guess/layouts";
import type { Mapping } from "./table/columns-of";
import { plainHeading } from "./table/headings";
import type { Table } from "./table/table";

/** How files of one kind are read. */
export type FileKind<Field extends string = string> = {
  /** As stored with a file. */
  name: string;
  columns: readonly Column<Field>[];
  /** The field that a heading names; undefined when it is not a known one. */
  fieldOf: (heading: string) => Field | undefined;
  layouts: Layout[];
  /** The field of each column, by its heading or else by its cells. */
  guessMapping: (table: Table) => Mapping;
  /** Guesses how its cells are read, in this order. */
  steps: GuessStep[];
  /** The options that a person may change, in the order of the page. */
  questions: Exclude<keyof ReadOptions, "rate">[];
};

/** Looks headings up; `other` knows those that no list can hold. */
export function fieldFinder<Field extends string>(
  columns: readonly Column<Field>[],
  other: (plain: string) => Field | undefined = () => undefined,
): FileKind<Field>["fieldOf"] {
  const known = new Map(
    columns.flatMap(({ field, headings }) => headings.split("|").map((heading) => [heading, field] as const)),
  );
  return (heading) => {
    const plain = plainHeading(heading).replace(/^(?:extrafield|extra field) /, "");
    return known.get(plain) ?? other(plain);
  };
}

/** How many different fields a line would name if it were the headings. */
export function knownHeadings({ fieldOf }: FileKind, cells: string[]): number {
  return new Set(cells.map((cell) => fieldOf(cell)).filter(Boolean)).size;
}
