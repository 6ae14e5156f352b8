import { readDate } from "../cells/column-dates";
import { isBlank, readNumber } from "../cells/column-numbers";
import { type FileKind, knownHeadings } from "../file-kind";
import { slices } from "./slices";

/** A line of the file as cells; an empty line has none. */
export type Line = { line: number; cells: string[] };

/** The lines of one table, under their titles and headings. */
type Section = { lines: Line[]; headings?: string; hasData: boolean };

/** Splits at section titles (a line of one cell after an empty line, or one that begins with ##) and at further headings. */
export async function tablesIn(lines: Line[], kind: FileKind): Promise<Line[][]> {
  const slice = slices();
  const sections: Section[] = [];
  let current: Section = { lines: [], hasData: false };
  let gap = true;
  for (const [index, line] of lines.entries()) {
    if (slice.isOver()) await slice.next();
    const place: Place = { gap, next: lines[index + 1], current, kind };
    const headings = isHeadings(line, place) ? line.cells.join("|").toLowerCase() : undefined;
    const isRepeated = headings !== undefined && headings === current.headings;
    if (begins(line, headings, place)) {
      sections.push(current);
      current = { lines: [], hasData: false };
    }
    gap = filled(line.cells) === 0;
    // The headings of a long list again, on its next page.
    if (line.cells.length > 0 && !isRepeated) current.lines.push(line);
    current.headings ??= headings;
    current.hasData ||= looksLikeData(line.cells);
  }
  sections.push(current);
  return joined(sections.map((section) => section.lines).filter((one) => one.length > 0));
}

type Place = { gap: boolean; next: Line | undefined; current: Section; kind: FileKind };

function begins(line: Line, headings: string | undefined, place: Place): boolean {
  const { current, gap, next } = place;
  if (current.lines.length === 0 || filled(line.cells) === 0) return false;
  if (isTitle(line, gap, next) || startsAfresh(line, gap, current.lines)) return true;
  const isLone = filled(line.cells) === 1;
  // What follows income under a title of its own must not be left out with it.
  const isWords = isLone && !/\d/.test(line.cells.join(""));
  if (isWords && (isReversed([line]) || isReversed(current.lines))) return true;
  if (!current.hasData) return false;
  if (isLone && next && filled(next.cells) > 1) return isHeadings(next, place) && !isSame(next, current);
  return headings !== undefined && headings !== current.headings && !isTitled(current);
}

const isSame = ({ cells }: Line, current: Section) => cells.join("|").toLowerCase() === current.headings;

/** Its title has been read, and only that. */
const isTitled = ({ lines }: Section) => lines.every(({ cells }) => filled(cells) <= 1);

/** Words alone, of which at least half are known headings; after an empty line or a title two are enough. */
function isHeadings({ cells }: Line, { gap, kind, current }: Place): boolean {
  if (cells.some((cell) => /^[\s$€£(+-]*\d/.test(cell)) || filled(cells) < 2) return false;
  const known = knownHeadings(kind, cells);
  const isEnough = known >= 2 && (gap || isTitled(current) || known * 2 >= filled(cells));
  return isEnough && !looksLikeData(cells);
}

/** Rows without headings continue the table before: the title was one such as "2025" between the rows. */
function joined(tables: Line[][]): Line[][] {
  const result: Line[][] = [];
  let before: Line[] | undefined;
  for (const lines of tables) {
    const isLeftOut = isReversed(lines);
    const first = lines.find(({ cells }) => filled(cells) > 1);
    if (before && first && looksLikeData(first.cells) && !isLeftOut) {
      for (const line of lines) before.push(line);
      continue;
    }
    result.push(lines);
    if (!isLeftOut) before = lines;
  }
  return result;
}

function isTitle({ cells }: Line, afterGap: boolean, next: Line | undefined): boolean {
  if (/^##/.test(cells[0] ?? "")) return true;
  return afterGap && filled(cells) === 1 && filled(next?.cells ?? []) > 1;
}

/** After an empty line, rows of another width are another table. */
function startsAfresh({ cells }: Line, afterGap: boolean, current: Line[]): boolean {
  const width = current.at(-1)?.cells.length ?? 0;
  return afterGap && width > 1 && cells.length > 1 && cells.length !== width;
}

const reversedTitle =
  /^[#\s]*(?:other )?(?:incomes?|revenues?|earnings|refunds?|credits|templates?|budgets?|forecasts?|estimates|quotes|planned|deleted|reminders?|einnahmen|gutschriften|vorlagen|ingresos|reembolsos|plantillas)(?: (?:records?|entries|list|log|expenses|costs|services?|items))?\s*:?\s*$/i;

function titleOf(lines: Line[]): string | undefined {
  const first = lines[0]?.cells ?? [];
  return filled(first) === 1 ? first.find((cell) => cell.trim() !== "") : undefined;
}

const isReversed = (lines: Line[]) => reversedTitle.test(titleOf(lines) ?? "");

/** Without the sections of income, templates and the like; `leftOut` says which those are. */
export function sortedTables(tables: Line[][]): { tables: Line[][]; leftOut: string[] } {
  const leftOut = tables.filter(isReversed).map((lines) => {
    const title = titleOf(lines)!.replace(/[#:]/g, "").trim();
    return `The section “${title}” was left out: it lists no costs.`;
  });
  return { tables: tables.filter((lines) => !isReversed(lines)), leftOut };
}

export type FoundTable = { lines: Line[]; header: number; known: number; others: number };

const maxTitleLines = 30;

/** The table with most known headings; `others` are tables that were left out, not titles. */
export function bestTable(tables: Line[][], kind: FileKind): FoundTable | undefined {
  const found = tables.slice(0, 1000).map((lines) => ({ lines, ...headerOf(lines, kind) }));
  const known = found.reduce((max, one) => Math.max(max, one.known), 0);
  const longest = found.reduce((max, one) => Math.max(max, one.lines.length), 0);
  const index = found.findIndex((one) => (known >= 2 ? one.known === known : one.lines.length === longest));
  const best = found[index];
  const others = found.filter((one, place) => place > index || (place < index && one.known >= 2));
  return best && { ...best, others: others.length };
}

/** The line with most known headings; when nothing is known, the first one that is as wide as most. */
function headerOf(lines: Line[], kind: FileKind): { header: number; known: number } {
  const first = lines.slice(0, maxTitleLines).map(({ cells }) => knownHeadings(kind, cells));
  const known = Math.max(...first);
  if (known >= 2) return { header: first.indexOf(known), known };
  const widths = new Map<number, number>();
  for (const { cells } of lines) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  const [usual] = [...widths].sort((one, other) => other[1] - one[1])[0] ?? [1];
  const wide = lines.findIndex(
    ({ cells }) => cells.length >= Math.min(usual, 2) && filled(cells) * 2 > cells.length,
  );
  return { header: Math.max(0, wide), known };
}

function filled(cells: string[]): number {
  return cells.filter((cell) => cell.trim() !== "").length;
}

export function looksLikeData(cells: string[]): boolean {
  return cells.some((cell) => {
    if (isBlank(cell)) return false;
    const isNumber = "number" in readNumber(cell, "point");
    return (
      isNumber || "date" in readDate(cell, "mdy") || /^(?=(?:\D*\d){4})[A-HJ-NPR-Z0-9]{17}$/.test(cell.trim())
    );
  });
}
