import { Big } from "big.js";
import { plainField } from "~/http/requests/plain-text";
import { formatCount } from "~/ui/format";
import { type Column, numberFields } from "../column";
import { type Mapping, columnsOf, filledCells } from "../table/columns-of";
import type { Table, TableRow } from "../table/table";
import { slices } from "../table/slices";
import { type ReadDate, readDate, readTime } from "./column-dates";
import { readFlag } from "./column-flags";
import { currencyInHeading, decideDecimal, isBlank, readNumber } from "./column-numbers";
import type { Money } from "./money-in-dollars";
import type { DecimalMark, DistanceUnit, ReadOptions } from "./read-options";
import { moneyOf, rowUnits } from "./row-units";

/** The outcome of a row. `line` is where it begins in the file, from 1. `skipped` rows hold nothing to import. */
export type RowVerdict<Values> = { line: number; notes: string[] } & (
  { values: Values } | { problem: string } | { skipped: string }
);

/** A meter reading as written, an exact decimal. */
export type MeterValue = { value: string; unit: DistanceUnit };

type Measured = { number: string; unit: string | null };

/** The cells of one row, read by field. A cell that can't be read is null, and the reason is among the problems. */
export type RowCells<Field extends string = string> = {
  line: number;
  notes: string[];
  problems: string[];
  /** How many cells are filled. */
  filled: number;
  text: (field: Field) => string | null;
  /** All columns of a field, joined. */
  texts: (field: Field, maxLength: number) => string | null;
  number: (field: Field) => Measured | null;
  /** Not negative. */
  money: (field: Field) => Money | null;
  meter: (field: Field) => MeterValue | null;
  /** Programs write 0 when nobody read it: noted, and null. */
  odometer: (field: Field) => MeterValue | null;
  flag: (field: Field, asked: "full" | "partial" | "other") => boolean | null;
  day: () => { date: string; time: string | null } | null;
  /** The cell of a field as written. */
  raw: (field: Field) => string;
  /** All columns of a field as written. */
  all: (field: Field) => { heading: string; cell: string }[];
  refuse: (field: Field, problem: string) => void;
};

/** The same for every row: where the fields are, and which decimal mark and currency each column uses. */
export type Context = {
  columns: Map<string, number[]>;
  decimals: Map<string, DecimalMark>;
  /** Of the amounts whose heading names one. */
  currencies: Map<string, string>;
  headings: string[];
  options: ReadOptions;
};

/** The row's problems in one text, if there are any. */
export function refusal(
  cells: Pick<RowCells, "line" | "notes" | "problems">,
): { line: number; notes: string[]; problem: string } | undefined {
  if (cells.problems.length === 0) return undefined;
  return { line: cells.line, notes: cells.notes, problem: [...new Set(cells.problems)].join(" ") };
}

/** How a table is read: the columns of its kind, and the guesses as a person left them. */
export type Reading = { columns: readonly Column[]; mapping: Mapping; options: ReadOptions };

export async function contextOf(
  table: Table,
  { columns: known, options, mapping }: Reading,
): Promise<Context> {
  const slice = slices();
  const numbers = numberFields(known);
  const columns = new Map<string, number[]>();
  const decimals = new Map<string, DecimalMark>();
  const currencies = new Map<string, string>();
  for (const field of new Set(Object.values(mapping))) {
    if (!field) continue;
    columns.set(field, columnsOf(mapping, field));
    if (!numbers.includes(field)) continue;
    const decided = decideDecimal(filledCells(table, columns.get(field)?.[0]));
    decimals.set(field, decided?.decimal ?? options.decimal);
    const currency = currencyInHeading(table.headings[columns.get(field)?.[0] ?? -1] ?? "");
    if (currency) currencies.set(field, currency);
    if (slice.isOver()) await slice.next();
  }
  return { columns, decimals, currencies, headings: table.headings, options };
}

/**
 * One reader for all rows, each read before the next: making its functions again for each of 100,000 rows takes longer than the reading.
 */
export function cellReader(context: Context): (row: TableRow, filled: number) => RowCells {
  const at: At = { row: { line: 0, cells: [] } };
  const state = { line: 0, notes: [] as string[], problems: [] as string[], filled: 0 };
  const words = wordCells(at, context);
  const refuse: RowCells["refuse"] = (field, problem) => {
    state.problems.push(`${words.heading(field)}: ${problem}`);
  };
  const values = valueCells(words, context, refuse);
  const odometer = (field: string) => {
    const found = values.meter(field);
    if (found?.value !== "0") return found;
    state.notes.push("An odometer of 0 is read as not written.");
    return null;
  };
  const reader = Object.assign(state, words, { refuse, odometer, ...values });
  return (row, filled) => {
    at.row = row;
    return Object.assign(reader, { line: row.line, notes: [], problems: [], filled });
  };
}

type At = { row: TableRow };

/** The cells as written. */
function wordCells(at: At, { columns, headings }: Context) {
  const raw = (field: string) => plainField(field, at.row.cells[columns.get(field)?.[0] ?? -1] ?? "");
  return {
    raw,
    heading: (field: string) => headings[columns.get(field)?.[0] ?? -1] ?? "",
    text: (field: string) => (isBlank(raw(field)) ? null : raw(field).trim()),
    joined: (field: string) =>
      plainField(field, joinedTexts(at.row, columns.get(field) ?? [], headings) ?? "") || null,
    all: (field: string) =>
      (columns.get(field) ?? []).map((column) => ({
        heading: headings[column] ?? "",
        cell: plainField(field, at.row.cells[column] ?? ""),
      })),
  };
}

function valueCells(
  { raw, joined }: ReturnType<typeof wordCells>,
  { columns, decimals, currencies, options }: Context,
  refuse: RowCells["refuse"],
) {
  const number = (field: string) => {
    if (isBlank(raw(field))) return null;
    const found = readNumber(raw(field), decimals.get(field) ?? options.decimal);
    if (!("problem" in found)) return found;
    refuse(field, found.problem);
    return null;
  };
  const flag: RowCells["flag"] = (field, asked) => {
    const found = readFlag(raw(field), asked);
    if (typeof found !== "object" || found === null) return found;
    refuse(field, found.problem);
    return null;
  };
  const texts: RowCells["texts"] = (field, maxLength) => {
    const text = joined(field);
    if (text && text.length > maxLength)
      refuse(field, `the text is longer than ${formatCount(maxLength)} characters.`);
    return text;
  };
  const day: RowCells["day"] = () => {
    const found = dayOf(raw("date"), raw("time"), options);
    if (!("problem" in found)) return found;
    refuse("date", found.problem);
    return null;
  };
  const { currencyOfRow, distanceUnitOfRow } = rowUnits(raw, { columns, options }, refuse);
  const money = (field: string) => {
    const said = { heading: currencies.get(field), row: currencyOfRow, file: options.currency };
    return moneyOf(number(field), said, (problem) => refuse(field, problem));
  };
  const meter = (field: string) =>
    meterOf(number(field), distanceUnitOfRow, (problem) => refuse(field, problem));
  return { number, flag, texts, day, money, meter };
}

type Complain = (problem: string) => void;

const maxOnMeter = 9_999_999;

function meterOf(
  reading: Measured | null,
  unitOfRow: () => DistanceUnit | null,
  complain: Complain,
): MeterValue | null {
  if (!reading) return null;
  const value = new Big(reading.number);
  const unit = distanceUnit(reading.unit) ?? unitOfRow();
  if (value.lt(0)) complain(`${reading.number} is less than zero.`);
  else if (value.gt(maxOnMeter)) complain("a meter shows at most 9,999,999.");
  else return unit && { value: reading.number, unit };
  return null;
}

function distanceUnit(unit: string | null): DistanceUnit | undefined {
  return unit === "mi" || unit === "km" || unit === "h" ? unit : undefined;
}

function dayOf(cell: string, timeCell: string, { dateOrder }: ReadOptions): ReadDate {
  if (isBlank(cell)) return { problem: "the date is missing." };
  const found = readDate(cell, dateOrder);
  if ("problem" in found || found.time || isBlank(timeCell)) return found;
  const time = readTime(timeCell);
  return "problem" in time ? time : { ...found, time: time.time };
}

/** From the second column on with its heading, so that people can tell them apart. */
function joinedTexts(row: TableRow, columns: number[], headings: string[]): string | null {
  const parts = columns.flatMap((column, index) => {
    const text = row.cells[column] ?? "";
    if (isBlank(text)) return [];
    return [index === 0 ? text.trim() : `${headings[column]}: ${text.trim()}`];
  });
  return parts.length > 0 ? parts.join("\n") : null;
}
