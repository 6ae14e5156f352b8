import { plainKey } from "~/http/requests/plain-text";
import type { DateOrder } from "./read-options";

/** `date` is YYYY-MM-DD; `time` is HH:MM as written, without a time zone. Midnight is how spreadsheets write "no time". */
export type ReadDate = { date: string; time: string | null } | { problem: string };

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const orderNames = { mdy: "month/day/year", dmy: "day/month/year", ymd: "year-month-day" } as const;
const maxDateLength = 60;

/** Reads a date with or without a time. `order` is only used when the cell is ambiguous. */
export function readDate(cell: string, order: DateOrder): ReadDate {
  const { day: text, time } = splitTime(cell);
  if (time && "problem" in time) return time;
  const found = cell.length > maxDateLength ? undefined : dayOf(text, order);
  if (typeof found === "object") return { date: found.date, time: time?.time ?? null };
  return { problem: found ?? `“${shortened(cell)}” is not a date.` };
}

/** Reads a time in its own column: 9:51, 21:51:00, 9:51 PM. */
export function readTime(cell: string): { time: string | null } | { problem: string } {
  const { time } = splitTime(`day ${cell.trim()}`);
  return time ?? { problem: `“${shortened(cell)}” is not a time.` };
}

const clock =
  /^(.+?)(?:,?\s+|T)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:([ap])\.?\s?m\.?)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})?$/i;

function splitTime(cell: string): { day: string; time?: { time: string | null } | { problem: string } } {
  const text = plainKey(cell).trim();
  const match = text.length > maxDateLength ? null : clock.exec(text);
  if (!match) return { day: text };
  const [, day, typedHours, minutes, seconds = "0", half] = match;
  const hours = half ? (Number(typedHours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(typedHours);
  const wrong =
    hours > 23 || Number(minutes) > 59 || Number(seconds) > 59 || (half && Number(typedHours) > 12);
  if (wrong) return { day: day!, time: { problem: `“${shortened(cell)}” has a time that does not exist.` } };
  const time = `${String(hours).padStart(2, "0")}:${minutes}`;
  return { day: day!, time: { time: time === "00:00" ? null : time } };
}

type Triple = { parts: [string, string, string]; mark: string };

/** The three numbers of 6/15/2019, 15.06.19, 2019-6-15 or 20190615. */
function tripleOf(text: string): Triple | undefined {
  const match =
    /^(\d{1,4})\s?([-/.\s])\s?(\d{1,2})\s?\2\s?(\d{1,4})$/.exec(text) ??
    /^((?:19|20)\d{2})()([01]\d)([0-3]\d)$/.exec(text);
  if (!match) return undefined;
  const [, first = "", mark = "", second = "", third = ""] = match;
  const lengths = `${first.length},${third.length}`;
  return /^(4,[12]|[12],4|[12],2)$/.test(lengths) ? { parts: [first, second, third], mark } : undefined;
}

function dayOf(text: string, order: DateOrder): { date: string } | string | undefined {
  const triple = tripleOf(text);
  if (triple) {
    const date = dateOf(triple, order);
    const read = triple.parts[0].length === 4 ? orderNames.ymd : orderNames[usable(order)];
    return date ? { date } : `“${text}” is not a date when it is read as ${read}.`;
  }
  const date = namedMonth(text);
  if (date !== undefined) return date ? { date } : `“${text}” is a day that does not exist.`;
  return spreadsheetDay(text);
}

function dateOf({ parts }: Triple, order: DateOrder): string | undefined {
  const [first, second, third] = parts;
  if (first.length === 4) return validDate(first, second, third);
  if (order === "ymd" && third.length === 2 && first.length === 2) return validDate(first, second, third);
  return usable(order) === "dmy" ? validDate(third, second, first) : validDate(third, first, second);
}

/** A date that ends in its year is not year first, so the country's usual order is meant. */
function usable(order: DateOrder): "mdy" | "dmy" {
  return order === "dmy" ? "dmy" : "mdy";
}

const daysIn = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Two-digit years are 1970 to 2069, as in POSIX. */
function validDate(year: string, month: string, day: string): string | undefined {
  const full = year.length > 2 ? Number(year) : Number(year) + (Number(year) >= 70 ? 1900 : 2000);
  const isLeap = full % 4 === 0 && (full % 100 !== 0 || full % 400 === 0);
  const last = Number(month) === 2 && isLeap ? 29 : daysIn[Number(month) - 1];
  if (last === undefined || Number(day) < 1 || Number(day) > last || full < 1900 || full > 2100)
    return undefined;
  return `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** 15-Jan-2026, Jan 15, 2026, Thu 15 January 26: undefined when the text is not like these, "" when there is no such day. */
function namedMonth(text: string): string | undefined {
  const bare = text.replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i, "");
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[-/.\s]+([a-z]{3,9})\.?[-/,\s]+(\d{4}|\d{2})$/i.exec(bare);
  const monthFirst = /^([a-z]{3,9})\.?[-/\s]+(\d{1,2})(?:st|nd|rd|th)?[-/,\s]+(\d{4}|\d{2})$/i.exec(bare);
  const yearFirst = /^(\d{4})[-/\s]([a-z]{3,9})[-/\s](\d{1,2})$/i.exec(bare);
  const [day, name, year] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : monthFirst
      ? [monthFirst[2], monthFirst[1], monthFirst[3]]
      : yearFirst
        ? [yearFirst[3], yearFirst[2], yearFirst[1]]
        : [];
  if (!day || !name || !year) return undefined;
  const month = months.indexOf(name.slice(0, 3).toLowerCase());
  return month < 0 ? undefined : (validDate(year, String(month + 1), day) ?? "");
}

/** Excel counts days from 1899-12-30. Never converted silently: workbooks of old Macs count from 1904. */
function spreadsheetDay(text: string): string | undefined {
  const days = /^(\d{5})(?:[.,]\d+)?$/.exec(text)?.[1];
  if (!days || Number(days) < 20_000 || Number(days) > 60_000) return undefined;
  const date = new Date(Date.UTC(1899, 11, 30 + Number(days))).toISOString().slice(0, 10);
  return `“${text}” is a spreadsheet's day number (probably ${date}). Format the column as dates and save it as CSV again.`;
}

function shortened(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}…` : cell;
}

export type DecidedOrder = { order: DateOrder; certain: boolean; reason: string };

/** Counts the cells of a column that show its order. */
type Evidence = {
  first: Map<DateOrder, string>;
  count: Record<DateOrder, number>;
  open: string[];
  dots: number;
};

/**
 * The order of a whole column's dates. `preferred` is used when the column is ambiguous; `firm` when the file shows other signs of that
 * order, so that one odd cell is a mistake and not a proof.
 */
export function decideDateOrder(cells: string[], preferred: DateOrder, firm: boolean): DecidedOrder {
  const { first, count, open, dots } = evidenceOf(cells);
  const known = count.mdy + count.dmy;
  if (known + open.length === 0) {
    const reason = count.ymd > 0 ? "The dates begin with the year." : "No date leaves its order open.";
    return { order: count.ymd > 0 ? "ymd" : preferred, certain: true, reason };
  }
  const usual = dots > (known + open.length) / 2 ? "dmy" : usable(preferred);
  const other = usual === "dmy" ? "mdy" : "dmy";
  const total = known + open.length;
  const enough = firm && dots === 0 ? Math.max(3, total / 3) : total * 0.15;
  const order = count[other] > count[usual] && count[other] >= enough ? other : usual;
  if (count[order] > 0) {
    return { order, certain: true, reason: `${first.get(order)} can only be ${orderNames[order]}.` };
  }
  if (dots > 0) return { order, certain: true, reason: "Dates with points between begin with the day." };
  const strange = first.get(other);
  const why = strange
    ? `${strange} does not fit, but all else in the file does.`
    : `Every date fits both ways (such as ${open[0]}).`;
  return { order, certain: false, reason: `Dates are read as ${orderNames[order]}. ${why}` };
}

function evidenceOf(cells: string[]): Evidence {
  const evidence: Evidence = { first: new Map(), count: { mdy: 0, dmy: 0, ymd: 0 }, open: [], dots: 0 };
  for (const cell of cells) {
    const text = splitTime(cell).day;
    const triple = tripleOf(text);
    if (!triple) continue;
    const proved = provedBy(triple);
    if (triple.mark === "." && proved !== "ymd") evidence.dots += 1;
    if (proved === "open") evidence.open.push(text);
    else if (proved) {
      evidence.count[proved] += 1;
      if (!evidence.first.has(proved)) evidence.first.set(proved, text);
    }
  }
  return evidence;
}

function provedBy(triple: Triple): DateOrder | "open" | undefined {
  if (triple.parts[0].length === 4) return "ymd";
  const [american, european] = [dateOf(triple, "mdy"), dateOf(triple, "dmy")];
  // 6/6/2021 is the same day in both orders, so it proves nothing.
  if (american === european) return dateOf(triple, "ymd") && !american ? "ymd" : undefined;
  return american && european ? "open" : american ? "mdy" : "dmy";
}
