import { isBlank } from "../cells/column-numbers";
import type { Table } from "./table";

/**
 * Which column (counted from 0) holds which field. Columns left out are not read. When several hold one field the first counts, unless the
 * field takes several.
 */
export type Mapping = Partial<Record<number, string>>;

/** The columns that hold a field, in the order of the file. */
export function columnsOf(mapping: Mapping, field: string): number[] {
  return Object.entries(mapping)
    .filter(([, found]) => found === field)
    .map(([column]) => Number(column));
}

/** The filled cells of a column. */
export function filledCells(table: Table, column: number | undefined): string[] {
  if (column === undefined) return [];
  return table.rows.map(({ cells }) => cells[column] ?? "").filter((cell) => !isBlank(cell));
}
