import { CsvError, type Info, type Parser, parse } from "csv-parse";
import { Readable } from "node:stream";
import { unmarkCell } from "~/features/files/marked-cell";
import { hasUnseen, plainWords, unseenRemoved } from "~/http/requests/plain-text";
import { sniffDelimiter } from "./delimiter";
import { tidyHeading } from "./headings";
import { type FileKind, knownHeadings } from "../file-kind";
import { slices } from "./slices";
import type { Delimiter, Table, TableRow } from "./table";
import { type FoundTable, type Line, bestTable, looksLikeData, sortedTables, tablesIn } from "./tables-in";

export const maxRows = 100_000;
/** As many as the page can ask about. */
const maxColumns = 500;
/** One letter more than the longest field takes, so that its field refuses a longer cell. */
const maxLetters = 5001;

// Titles and empty lines are lines too, so there may be some more than rows.
const maxLines = maxRows * 2;
const tooManyRows = {
  problem: "The file has more than 100,000 rows. Split it and import the parts one after the other.",
};

/** Reads the table in a text; of several tables, the one that fits `kind`. Yields to other requests while it works. */
export async function readTable(text: string, kind: FileKind): Promise<Table | { problem: string }> {
  const written = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const { even, notes } = await plainText(written);
  const delimiter = sniffDelimiter(even, kind);
  const lines = await readLines(even, delimiter ?? ",", delimiter === undefined);
  if ("problem" in lines) return lines;
  // Parsing stopped here: the rest must not be left out silently.
  if (lines.length > maxLines) return tooManyRows;
  const wide = lines.find(({ cells }) => cells.length > maxColumns);
  if (wide) return { problem: `Line ${wide.line} has more than 500 columns. Keep the ones that matter.` };
  if (/^sep=.?$/i.test(lines[0]?.cells.join(delimiter) ?? "")) lines.shift();
  const { tables, leftOut } = sortedTables(await tablesIn(lines, kind));
  const best = bestTable(tables, kind);
  if (!best) return { problem: leftOut[0] ?? "No table was found in this file." };
  const table = await tableFrom(best, delimiter, kind);
  if (table.rows.length > maxRows) return tooManyRows;
  if (best.others > 0) {
    const which = best.others === 1 ? "another table" : `${best.others} other tables`;
    table.notes.push(`The file holds ${which} too, which this import does not read.`);
  }
  table.notes.push(...notes, ...leftOut);
  return table;
}

async function plainText(written: string): Promise<{ even: string; notes: string[] }> {
  const slice = slices();
  const plain: string[] = [];
  const notes = new Set<string>();
  for (let start = 0, end; start < written.length; start = end) {
    if (slice.isOver()) await slice.next();
    // No letter of several characters crosses the end of a line.
    end = written.indexOf("\n", start + pieceLength) + 1 || written.length;
    const piece = written.slice(start, end);
    plain.push(plainWords(piece));
    if (hasUnseen(piece)) notes.add(unseenRemoved);
  }
  return { even: plain.join(""), notes: [...notes] };
}

/** Every line of the file as cells; an empty line has none. */
async function readLines(
  text: string,
  delimiter: string,
  oneColumn: boolean,
): Promise<Line[] | { problem: string }> {
  const lines: Line[] = [];
  const parser = parse({
    // A text of one column may hold any delimiter: this one is in no text.
    delimiter: oneColumn ? "\u0000" : delimiter,
    record_delimiter: "\n",
    relax_column_count: true,
    relax_quotes: true,
    info: true,
  });
  try {
    await collect(Readable.from(pieces(text)).pipe(parser), lines);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = lines.at(-1)?.line ?? 1;
    return {
      problem: `The quotation mark that opens in line ${line} or after it is never closed. Close or remove it and try again.`,
    };
  }
  return lines;
}

const pieceLength = 16 * 1024;

async function* pieces(text: string): AsyncGenerator<string> {
  const slice = slices();
  for (let start = 0, end; start < text.length; start = end) {
    if (slice.isOver()) await slice.next();
    end = wholeCharacters(text, start + pieceLength);
    yield text.slice(start, end);
  }
}

/** `end`, or one less where it would cut a character that is two code units. */
function wholeCharacters(text: string, end: number): number {
  return /^[\udc00-\udfff]/.test(text.charAt(end)) && end > 0 ? end - 1 : end;
}

async function collect(parser: Parser, lines: Line[]): Promise<void> {
  let next = 1;
  for await (const { info, record } of parser as AsyncIterable<{ info: Info; record: string[] }>) {
    const breaks = record.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
    const cells = record.map((cell) => cell.slice(0, wholeCharacters(cell, maxLetters)));
    lines.push({ line: next, cells: record.length === 1 && record[0] === "" ? [] : cells });
    next += 1 + breaks;
    if (info.records > maxLines || record.length > maxColumns) break;
  }
}

async function tableFrom(
  { lines, header }: FoundTable,
  delimiter: Delimiter | undefined,
  kind: FileKind,
): Promise<Table> {
  const head = lines[header]!;
  const isData = knownHeadings(kind, head.cells) === 0 && looksLikeData(head.cells);
  const headings = head.cells.map((cell, index) => (isData ? `Column ${index + 1}` : tidyHeading(cell)));
  const slice = slices();
  const rows: TableRow[] = [];
  for (const line of lines.slice(isData ? header : header + 1)) {
    if (slice.isOver()) await slice.next();
    rows.push(rowFrom(line, headings.length));
  }
  const skippedLines = head.line - 1;
  const notes = isData ? ["The file has no headings, so its first line is a row."] : [];
  if (skippedLines > 0) {
    notes.push(
      skippedLines === 1
        ? "One line above the table was left out."
        : `${skippedLines} lines above the table were left out.`,
    );
  }
  return { headings, rows, delimiter, skippedLines, notes };
}

function rowFrom({ line, cells }: Line, width: number): TableRow {
  const kept = cells.map(unmarkCell);
  if (kept.length < width) {
    return { line, cells: [...kept, ...Array<string>(width - kept.length).fill("")], ragged: "short" };
  }
  const surplus = kept.slice(width).some((cell) => cell.trim() !== "");
  return surplus ? { line, cells: kept, ragged: "long" } : { line, cells: kept.slice(0, width) };
}
