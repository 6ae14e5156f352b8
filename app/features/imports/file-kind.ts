import type { ReadOptions } from "./cells/read-options";
import type { Column } from "./column";
import type { GuessStep } from "./guess/import-guess";
import type { Layout } from "./guess/layouts";
import type { Mapping } from "./table/columns-of";
import { plainHeading, shorterHeadings } from "./table/headings";
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

/** How many words are left out of a heading at most. */
const maxShortened = 3;

/** Looks headings up; `other` knows those that no list can hold. */
export function fieldFinder<Field extends string>(
  columns: readonly Column<Field>[],
  other: (plain: string) => Field | undefined = () => undefined,
): FileKind<Field>["fieldOf"] {
  const known = new Map<string, Field>();
  for (const { field, headings } of columns) {
    for (const heading of headings.split("|")) if (!known.has(heading)) known.set(heading, field);
  }
  const kinds = new Map(columns.map(({ field, kind }) => [field, kind]));
  const find = (plain: string, fits: (kind: Column["kind"]) => boolean, depth = 0): Field | undefined => {
    const field = known.get(plain) ?? other(plain);
    if (field) return fits(kinds.get(field)) ? field : undefined;
    if (depth === maxShortened) return undefined;
    for (const { heading, kind } of shorterHeadings(plain)) {
      const shorter = find(heading, (one) => fits(one) && (!kind || one === kind), depth + 1);
      if (shorter) return shorter;
    }
    return undefined;
  };
  return (heading) => find(plainHeading(heading).replace(/^(?:extrafield|extra field) /, ""), () => true);
}

/** How many different fields a line would name if it were the headings. */
export function knownHeadings({ fieldOf }: FileKind, cells: string[]): number {
  return new Set(cells.map((cell) => fieldOf(cell)).filter(Boolean)).size;
}
