import { type FileKind, knownHeadings } from "../file-kind";
import type { Delimiter } from "./table";

const delimiters: Delimiter[] = [",", ";", "\t", "|"];
const sampleLength = 64 * 1024;
const headingLines = 40;

/** The delimiter, found in the beginning of a text whose lines end in LF; undefined when there is only one column. */
export function sniffDelimiter(text: string, kind: FileKind): Delimiter | undefined {
  const declared = /^sep=([,;\t|])\n/i.exec(text) ?? /^ROAD TRIP CSV "([,;\t|])/.exec(text);
  if (declared) return declared[1] as Delimiter;
  const lines = logicalLines(text.slice(0, sampleLength));
  if (text.length > sampleLength && lines.length > 1) lines.pop();
  const judged = delimiters.map((delimiter) => judge(lines, delimiter, kind));
  judged.sort((one, other) => other.known - one.known || other.share - one.share || other.width - one.width);
  const [best] = judged;
  if (!best || best.width < 2) return undefined;
  return best.known >= 2 || best.share >= 0.5 ? best.delimiter : undefined;
}

type Judged = { delimiter: Delimiter; known: number; share: number; width: number };

/** The most known headings in one line, and how many lines have the most common width of two cells or more. */
function judge(lines: string[], delimiter: Delimiter, kind: FileKind): Judged {
  const rows = lines.map((line) => roughCells(line, delimiter));
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width, count] = [...counts].sort((one, other) => other[1] - one[1] || other[0] - one[0])[0] ?? [
    1, 0,
  ];
  const known = rows
    .slice(0, headingLines)
    .map((cells) => (cells.length > 1 ? knownHeadings(kind, cells) : 0))
    .reduce((max, one) => Math.max(max, one), 0);
  return { delimiter, known: known >= 2 ? known : 0, share: count / Math.max(1, rows.length), width };
}

/** Lines that are not empty. A line break inside quotes does not end a line. */
function logicalLines(text: string): string[] {
  const lines: string[] = [];
  let open = "";
  for (const line of text.split("\n")) {
    const whole = open ? `${open}\n${line}` : line;
    const quotes = whole.split('"').length - 1;
    // A quote alone is an inch mark: only one at the beginning of a cell opens quoted text.
    const opens = quotes % 2 === 1 && /(?:^|[,;\t|])\s*"/.test(whole) && whole.length < 20_000;
    if (opens) {
      open = whole;
      continue;
    }
    open = "";
    if (whole.trim() !== "") lines.push(whole);
  }
  if (open) lines.push(...open.split("\n").filter((line) => line.trim() !== ""));
  return lines;
}

/** Cells, ignoring doubled quotes: enough to count them. */
function roughCells(line: string, delimiter: Delimiter): string[] {
  const blanked = line.replace(/(^|[,;\t|])\s*"((?:[^"]|"")*)"/g, (_, before: string, inside: string) => {
    return before + inside.replace(/[,;\t|\n]/g, " ");
  });
  return blanked.split(delimiter);
}
