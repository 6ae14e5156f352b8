import type { DecimalMark } from "~/features/imports/cells/read-options";
import { type Cells, cellsOf, widened } from "./cells";
import { type Column, type Heading, gapBetween, headingAt } from "./headings";
import { readPrinted } from "./numbers";
import { type Line, boxOf, textOf } from "./placed";
import { totalNameIn, totalNameOf } from "./totals";

export type Row = { cells: Cells; text: Line[]; columns: Column[] };
export type Table = { rows: Row[]; used: Set<Line>; firstLine: number };

const ends =
  /^(?:received|packed|picked|checked|shipped|authori[sz]ed|prepared|counter) ?by\b|^thank you|^comments?\b|^remarks?\b|^terms\b|^all (?:returns|claims|sales)|^no returns|^signature|^page \d|^customer copy|^\*{3,}|^please |^payment|^visa|^cash\b|^change\b|^notes?:/i;

const sections = /^\W*(?:labou?r|parts|services?|materials?|jobs?)\W*$/i;

/** The rows below each heading, page by page, until the totals. */
export function tableRows(lines: Line[], decimal: DecimalMark): Table | undefined {
  const used = new Set<Line>();
  const rows: Row[] = [];
  let open: Heading | undefined;
  let firstLine: number | undefined;
  for (let at = 0; at < lines.length;) {
    const heading = headingAt(lines, at);
    const isNewPage = at > 0 && lines[at]![0]!.page !== lines[at - 1]![0]!.page;
    if (!heading && !(open && isNewPage && !hasHeading(lines, at))) {
      at++;
      continue;
    }
    const { columns, lines: count } = heading ?? { ...open!, lines: 0 };
    const end = endOf(lines, at + count, decimal);
    const body = lines.slice(at + count, end);
    const found = rowsOf(body, columns, decimal);
    for (const line of [...lines.slice(at, at + count), ...found.used]) used.add(line);
    rows.push(...found.rows);
    if (heading && found.rows.length > 0) firstLine ??= at;
    open =
      end < lines.length && lines[end]![0]!.page !== lines[at]![0]!.page ? { columns, lines: 0 } : undefined;
    at = Math.max(end, at + 1);
  }
  return firstLine === undefined ? undefined : { rows, used, firstLine };
}

function hasHeading(lines: Line[], from: number): boolean {
  const page = lines[from]![0]!.page;
  return lines.some((line, at) => at > from && line[0]!.page === page && headingAt(lines, at) !== undefined);
}

/** Subtotals of sections have rows after them. */
function endOf(lines: Line[], from: number, decimal: DecimalMark): number {
  const page = lines[from]?.[0]!.page;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at]!;
    if (line[0]!.page !== page) return at;
    const name = totalNameIn(line, decimal);
    if (name === "total" || name === "tax" || headingAt(lines, at)) return at;
    if (/^total/i.test(textOf(line)) && totalNameOf(textOf(line)) === "none") return at;
  }
  return lines.length;
}

function rowsOf(body: Line[], columns: Column[], decimal: DecimalMark): { rows: Row[]; used: Line[] } {
  const wide = widened(columns, body);
  const used: Line[] = [];
  const rows: Row[] = [];
  let waiting: Line[] = [];
  const isBelow = isTextBelow(body, wide, decimal);
  const lastItem = body.map((line) => isItem(cellsOf(line, wide), wide, decimal)).lastIndexOf(true);
  let last: Line | undefined;
  for (const [index, line] of body.entries()) {
    if (sections.test(textOf(line))) continue;
    if (index > lastItem && ends.test(textOf(line))) break;
    const cells = cellsOf(line, wide);
    if (isSum(line, cells, decimal)) continue;
    if (isItem(cells, wide, decimal)) {
      rows.push({ cells, text: isBelow ? [] : waiting, columns });
      used.push(line, ...(isBelow ? [] : waiting));
      waiting = [];
    } else if (!isBelow) waiting.push(line);
    else if (rows.length > 0 && last && gapBetween(last, line) < 1.6 && isText(line, wide)) {
      rows.at(-1)!.text.push(line);
      used.push(line);
    } else continue;
    last = line;
  }
  return { rows, used };
}

/** Of a section, or of what is above the totals. */
function isSum(line: Line, cells: Cells, decimal: DecimalMark): boolean {
  const name = totalNameIn(line, decimal);
  const isCounted = cells.quantity !== undefined && hasNumber(cells.quantity, decimal);
  if (totalNameOf(textOf(line)) === "none") return !isCounted || !cells.unitCost;
  const isNamed = cells.description ?? cells.partNumber ?? cells.item;
  if (!isNamed && !isCounted && name !== undefined) return true;
  return name === "subtotal" || ((name === "labor" || name === "parts") && !isCounted);
}

/** Descriptions are above their amounts when the first line of the table is text alone. */
function isTextBelow(body: Line[], columns: Column[], decimal: DecimalMark): boolean {
  const items = body.map((line) => isItem(cellsOf(line, columns), columns, decimal));
  const first = items.indexOf(true);
  if (first !== 1) return true;
  const hasOwnText = (line: Line) => (cellsOf(line, columns).description ?? []).length > 0;
  return body.some((line, index) => items[index] && hasOwnText(line));
}

/** Continued text is in or beside the columns of text, not below the amounts alone. */
function isText(line: Line, columns: Column[]): boolean {
  const texts = columns.filter(({ name }) =>
    ["item", "partNumber", "description", "line", "quantity"].includes(name),
  );
  const right = Math.max(...texts.map((column) => column.right));
  return boxOf(line).left < right && /[a-z0-9]{2}/i.test(textOf(line));
}

function isItem(cells: Cells, columns: Column[], decimal: DecimalMark): boolean {
  const has = (name: keyof Cells) => cells[name] !== undefined && hasNumber(cells[name], decimal);
  const text = [cells.partNumber, cells.item, cells.description].flatMap((words) => words ?? []);
  if (/^\W*incl/i.test(textOf(text))) return false;
  const quantity = has("quantity") || has("ordered");
  if (has("lineTotal") || (has("unitCost") && quantity)) return true;
  // A count inside a description is of what an article holds, where articles have amounts.
  const isPriced = columns.some(({ name }) => name === "lineTotal" || name === "unitCost");
  return quantity && (isPriced ? cells.partNumber !== undefined : text.length > 0);
}

function hasNumber(words: Line, decimal: DecimalMark): boolean {
  return words.some((word) => readPrinted([word], decimal) !== undefined);
}
