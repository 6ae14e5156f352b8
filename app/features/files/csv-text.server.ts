import { stringify } from "csv-stringify/sync";

export type CsvColumn<Row> = { heading: string; cell: (row: Row) => string | number | null | undefined };

/**
 * CSV per RFC 4180, in UTF-8 with a BOM so that Excel reads the letters. Cells that a spreadsheet would run as a formula start with an
 * apostrophe, which makes them text.
 */
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
 * The same for files that may be long: the columns mark their cells themselves (markCell), and the rows come some at a time. Each slice
 * should be its own transaction: one that stays open for a slow connection would keep a database connection from everybody, and old rows
 * from being cleaned up.
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
