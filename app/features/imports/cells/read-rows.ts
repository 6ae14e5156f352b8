import type { Table, TableRow } from "../table/table";
import { slices } from "../table/slices";
import {
  type Context,
  type Reading,
  type RowCells,
  type RowVerdict,
  cellReader,
  contextOf,
} from "./row-cells";

/** Yields to other requests now and then. */
export async function readRows<Values, Field extends string>(
  table: Table,
  reading: Reading,
  read: RowReader<Values, Field>,
): Promise<RowVerdict<Values>[]> {
  const verdicts: RowVerdict<Values>[] = [];
  for await (const some of readRowsBySlices(table, reading, read)) verdicts.push(...some);
  return verdicts;
}

type RowReader<Values, Field extends string> = (cells: RowCells<Field>) => RowVerdict<Values>;

/** Rows planned and written at a time. A multiple of this would slow down other people's pages. */
const maxAtOnce = 500;

/** The same, some rows at a time: 100,000 rows need not be in memory all at once. */
export async function* readRowsBySlices<Values, Field extends string>(
  table: Table,
  reading: Reading,
  read: RowReader<Values, Field>,
  { loneCells = "title" }: RowHabits = {},
): AsyncGenerator<RowVerdict<Values>[]> {
  const slice = slices();
  const context = { ...(await contextOf(table, reading)), loneCells };
  const cellsOf = cellReader(context);
  for (let start = 0; start < table.rows.length; start += maxAtOnce) {
    const verdicts: RowVerdict<Values>[] = [];
    for (const row of table.rows.slice(start, start + maxAtOnce)) {
      if (slice.isOver()) await slice.next();
      verdicts.push(readRow(row, context, (filled) => read(cellsOf(row, filled))));
    }
    yield verdicts;
  }
}

/** What a row with only one filled cell is. */
type RowHabits = { loneCells?: "title" | "row" };

function readRow<Values>(
  row: TableRow,
  context: Context & Required<RowHabits>,
  read: (filled: number) => RowVerdict<Values>,
): RowVerdict<Values> {
  const { line } = row;
  const filled = row.cells.filter((cell) => cell.trim() !== "").length;
  if (filled === 0) return { line, notes: [], skipped: "The row is empty." };
  const width = context.headings.length;
  // A title between the rows: "2025", "Dodge".
  if (filled === 1 && width > 2 && context.loneCells === "title")
    return { line, notes: [], skipped: "Only one cell of the row is filled." };
  if (row.ragged === "long") {
    const problem = `The row has ${row.cells.length} cells for ${width} columns: a value that contains the separator may lack its quotation marks.`;
    return { line, notes: [], problem };
  }
  const verdict = read(filled);
  if (row.ragged === "short")
    verdict.notes.unshift("The row ends early: the missing cells were read as empty.");
  return verdict;
}
