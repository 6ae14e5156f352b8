import { stringify } from "csv-stringify/sync";
import { markCell } from "./marked-cell";

/** Text is marked (markCell), except in a column of days or figures that nobody typed as text. */
export type CsvColumn<Row> = {
  heading: string;
  cell: (row: Row) => string | number | null | undefined;
  notTyped?: true;
};

/** For programs, which take an apostrophe for a part of the text: nothing is marked. */
export function isPlainFile(request: Request): boolean {
  return new URL(request.url).searchParams.has("plain");
}

/**
 * CSV per RFC 4180, in UTF-8 with a BOM so that Excel reads the letters. The rows come some at a time. Each slice should be its own
 * transaction: one that stays open for a slow connection would keep a database connection from everybody, and old rows from being
 * cleaned up.
 */
export async function* csvPieces<Row>(
  columns: CsvColumn<Row>[],
  slices: AsyncIterable<Row[]>,
  isPlain: boolean,
): AsyncGenerator<string> {
  yield headOf(columns);
  for await (const rows of slices) if (rows.length > 0) yield linesOf(columns, rows, isPlain);
}

/** The same for a short file. */
export function csvText<Row>(columns: CsvColumn<Row>[], rows: Row[], isPlain: boolean): string {
  return headOf(columns) + linesOf(columns, rows, isPlain);
}

function headOf<Row>(columns: CsvColumn<Row>[]): string {
  return `\ufeff${written([columns.map(({ heading }) => heading)])}`;
}

function linesOf<Row>(columns: CsvColumn<Row>[], rows: Row[], isPlain: boolean): string {
  const cellOf = ({ cell, notTyped }: CsvColumn<Row>, row: Row) => {
    const value = cell(row);
    return typeof value === "string" && !notTyped && !isPlain ? markCell(value) : value;
  };
  return written(rows.map((row) => columns.map((column) => cellOf(column, row))));
}

function written(cells: ReturnType<CsvColumn<never>["cell"]>[][]): string {
  return stringify(cells, { record_delimiter: "\r\n", quoted_match: /[\r\n]/ });
}
