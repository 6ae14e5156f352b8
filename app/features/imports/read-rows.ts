import type { Mapping, ReadOptions, RowVerdict } from "./import-kinds";
import type { Table, TableRow } from "./read-table.server";
import { type Context, type RowCells, cellReader, contextOf } from "./row-cells";
import { slices } from "./slices";

/** Reads each row, with a turn for other requests now and then. */
export async function readRows<Values>(...reading: Reading<Values>): Promise<RowVerdict<Values>[]> {
  const verdicts: RowVerdict<Values>[] = [];
  for await (const some of readRowsBySlices(...reading)) verdicts.push(...some);
  return verdicts;
}

type Reading<Values> = [
  table: Table,
  mapping: Mapping,
  options: ReadOptions,
  read: (cells: RowCells) => RowVerdict<Values>,
  habits?: RowHabits,
];

/** As many as are planned and written at a time: a multiple of them would be felt by whoever opens a page meanwhile. */
const mostAtOnce = 500;

/** The same some rows at a time: what was read of 100,000 rows need not be kept all at once. */
export async function* readRowsBySlices<Values>(
  ...[table, mapping, options, read, { loneCells = "title" } = {}]: Reading<Values>
): AsyncGenerator<RowVerdict<Values>[]> {
  const slice = slices();
  const context = { ...(await contextOf(table, mapping, options)), loneCells };
  const cellsOf = cellReader(context);
  for (let start = 0; start < table.rows.length; start += mostAtOnce) {
    const verdicts: RowVerdict<Values>[] = [];
    for (const row of table.rows.slice(start, start + mostAtOnce)) {
      if (slice.isOver()) await slice.next();
      verdicts.push(readRow(row, context, (filled) => read(cellsOf(row, filled))));
    }
    yield verdicts;
  }
}

/** What a row is in which only one cell is filled. */
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
