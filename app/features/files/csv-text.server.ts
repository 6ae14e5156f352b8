import { stringify } from "csv-stringify/sync";

export type CsvColumn<Row> = { heading: string; cell: (row: Row) => string | number | null | undefined };

/** CSV as RFC 4180 says, UTF-8 with BOM so that Excel reads the letters. Cells that a spreadsheet would run are marked as text with an apostrophe. */
export function csvText<Row>(columns: CsvColumn<Row>[], rows: Row[]): string {
  const lines = rows.map((row) => columns.map(({ cell }) => cell(row)));
  return stringify([columns.map(({ heading }) => heading), ...lines], {
    bom: true,
    record_delimiter: "\r\n",
    quoted_match: /[\r\n]/,
    escape_formulas: true,
  });
}

/**
 * The same for what may be long: the columns mark their cells themselves (markCell), and the rows come some at a time. A slice should be a
 * transaction of its own: one that stays open for as long as a slow line takes would hold a connection from everybody, and keep old rows
 * from being cleared away.
 */
export async function* csvPieces<Row>(
  columns: CsvColumn<Row>[],
  slices: AsyncIterable<Row[]>,
): AsyncGenerator<string> {
  yield `\ufeff${lines([columns.map(({ heading }) => heading)])}`;
  for await (const rows of slices) {
    if (rows.length > 0) yield lines(rows.map((row) => columns.map(({ cell }) => cell(row))));
  }
}

function lines(cells: ReturnType<CsvColumn<never>["cell"]>[][]): string {
  return stringify(cells, { record_delimiter: "\r\n", quoted_match: /[\r\n]/ });
}
