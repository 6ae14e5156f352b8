import { Big } from "big.js";
import { maxPieces } from "~/features/amounts/read-count";
import type { DataField, ValueOf } from "~/features/fields/field";
import { inDollarsEach, maxDollars } from "~/features/imports/cells/money-in-dollars";
import type { ReadOptions } from "~/features/imports/cells/read-options";
import { readRowsBySlices } from "~/features/imports/cells/read-rows";
import { type RowCells, type RowVerdict, refusal } from "~/features/imports/cells/row-cells";
import { type Mapping, columnsOf } from "~/features/imports/table/columns-of";
import type { Table } from "~/features/imports/table/table";
import { itemFields } from "../item/item-fields";
import { type NumberFlags, numberFlags } from "./number-flags";
import type { OtherNumber } from "./other-numbers";
import { rowNumbers, textOf } from "./row-numbers";
import { type PartField, type StockField, stockColumns } from "./stock-columns";

type Cells = RowCells<StockField>;

type Read<Field extends PartField> = ValueOf<Field> | null;

/** A row of the file. Null when the row says nothing. Prices are US dollars with two to four decimals. */
export type StockValues = {
  [Field in PartField as Field["name"]]: Field extends { name: "partNumber" } ? string : Read<Field>;
} & { numbers: OtherNumber[] };

type Reading = {
  options: ReadOptions;
  /** In our own export "N/A" is ordinary text. */
  literal: boolean;
  flags: NumberFlags;
};

/** Reads the rows of a price file or a stock list, some at a time. */
export function readStockRows(
  table: Table,
  mapping: Mapping,
  { options, literal = false }: { options: ReadOptions; literal?: boolean },
): AsyncGenerator<RowVerdict<StockValues>[]> {
  const [column] = columnsOf(mapping, "partNumber");
  const numbers = column === undefined ? [] : table.rows.map(({ cells }) => cells[column] ?? "");
  const reading = { options, literal, flags: numberFlags(numbers) };
  const read = (cells: Cells) => stockRow(cells, reading);
  return readRowsBySlices(table, { columns: stockColumns, mapping, options }, read, { loneCells: "row" });
}

function stockRow(cells: Cells, reading: Reading): RowVerdict<StockValues> {
  const { line, notes } = cells;
  const partNumber = checkedText(cells, numberField, reading.literal);
  const lone = cells.filled === 1 && !/\d/.test(partNumber ?? "");
  if (lone) return { line, notes, skipped: "The row holds no part number." };
  if (partNumber === null) return { line, notes, problem: "There is no part number in this row." };
  notes.push(...reading.flags(partNumber));
  const values = valuesOf(cells, partNumber, reading);
  return refusal(cells) ?? { line, notes, values };
}

function valuesOf(cells: Cells, partNumber: string, reading: Reading): StockValues {
  const found = otherFields.map((field) => [field.name, valueOf(cells, field, reading)]);
  const values = Object.fromEntries(found) as Omit<StockValues, "partNumber" | "numbers">;
  const numbers = rowNumbers(cells, {
    manufacturer: values.manufacturer ?? "",
    vendor: values.vendor ?? "",
    isOwn: reading.literal,
  });
  return {
    ...values,
    partNumber,
    numbers: numbers.filter(({ number }) => number.toLowerCase() !== partNumber.toLowerCase()),
  };
}

type TextField = Extract<DataField, { kind: "text" }> & { name: PartField["name"] };

const numberField: TextField = itemFields[0];
const otherFields = itemFields.filter(({ name }) => name !== "partNumber");

function valueOf(cells: Cells, field: PartField, { options, literal }: Reading): string | number | null {
  switch (field.kind) {
    case "text":
      return checkedText(cells, field, literal);
    case "price":
      return dollarsOf(cells, field.name, options);
    case "count":
      return piecesOf(cells, field);
  }
}

function checkedText(cells: Cells, field: TextField, literal: boolean): string | null {
  const text = textOf(cells, field.name, field.maxLength, literal);
  if (text !== null && field.check && !field.check.passes(text))
    cells.refuse(field.name, field.check.message);
  return text;
}

function dollarsOf(cells: Cells, field: StockField, options: ReadOptions): string | null {
  const money = cells.money(field);
  if (money === null) return null;
  const { amount, currency } = money;
  const read = inDollarsEach(money, options);
  if ("problem" in read) {
    cells.refuse(field, read.problem);
    return null;
  }
  if (read.dollars.indexOf(".") > maxDollars.indexOf(".")) cells.refuse(field, `${amount} is too much.`);
  else if (read.original) cells.notes.push(`${amount} ${currency} is kept as $${read.dollars}.`);
  else if (/\.\d{4}\d*[1-9]/.test(amount)) cells.notes.push(`${amount} is kept as ${read.dollars}.`);
  return read.dollars;
}

/** Whole pieces. Words such as "A/R" are not a number: then the quantity is unknown. */
function piecesOf(cells: Cells, { name: field, label }: PartField): number | null {
  const cell = cells.raw(field).trim();
  if (cell === "") return null;
  if (!/\d/.test(cell)) {
    const kept = "a new part is added with 0, one that is there keeps what it has";
    cells.notes.push(`${label} “${cell.slice(0, 40)}” is not a number: ${kept}.`);
    return null;
  }
  const read = cells.number(field);
  if (!read) return null;
  if (/^\d{1,8}$/.test(read.number)) return Number(read.number);
  const value = new Big(read.number);
  if (value.lt(0)) cells.refuse(field, `${label} must be 0 or greater`);
  else if (!value.round(0).eq(value)) cells.refuse(field, `${cell} is no whole number.`);
  else if (value.gt(maxPieces)) cells.refuse(field, "at most 99,999,999 pieces are kept.");
  else return value.toNumber();
  return null;
}
