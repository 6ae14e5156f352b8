import { Big } from "big.js";
import { isBlank, readNumber } from "./column-numbers";
import { readDate } from "./column-dates";
import { fieldOfHeading, plainHeading } from "./headings";
import type { Field, FleetKind, Mapping } from "./import-kinds";
import type { Table } from "./read-table.server";
import { vinsIn } from "./vin-in-cell";

/** The columns that hold a field, in the order of the file. */
export function columnsOf(mapping: Mapping, field: Field): number[] {
  return Object.entries(mapping)
    .filter(([, found]) => found === field)
    .map(([column]) => Number(column));
}

/** The cells of a column that hold something. */
export function filledCells(table: Table, column: number | undefined): string[] {
  if (column === undefined) return [];
  return table.rows.map(({ cells }) => cells[column] ?? "").filter((cell) => !isBlank(cell));
}

/** What each column is, by its heading, and where that leaves it open by its cells. */
export function guessMapping(kind: FleetKind, table: Table): Mapping {
  const mapping: Mapping = {};
  for (const [column, heading] of table.headings.entries()) {
    const field = fieldOfHeading(kind, heading);
    if (field && (field === "notes" || columnsOf(mapping, field).length === 0)) mapping[column] = field;
  }
  if (kind === "vehicles") settleVehicles(table, mapping);
  else settleLog(kind, table, mapping);
  return mapping;
}

function settleVehicles(table: Table, mapping: Mapping): void {
  const has = (field: Field) => columnsOf(mapping, field).length > 0;
  const [serial] = columnsOf(mapping, "serialNumber");
  if (!has("vin")) {
    const free = table.headings.keys();
    const column = serial ?? [...free].find((one) => !mapping[one] && mostCells(table, one, hasVin));
    if (column !== undefined) mapping[column] = "vin";
  }
  // In Mexico "modelo" is the model year.
  const [model] = columnsOf(mapping, "model");
  if (!has("year") && model !== undefined && mostCells(table, model, beginsWithYear)) mapping[model] = "year";
  if (has("unitNumber")) return;
  const unit = [...table.headings.entries()].find(
    ([column, heading]) =>
      !mapping[column] &&
      /^(?:no|nr|name|id|number|numero)$/.test(plainHeading(heading)) &&
      tellsApart(table, column),
  );
  if (unit) mapping[unit[0]] = "unitNumber";
}

const hasVin = (cell: string) => vinsIn(cell).length > 0;
const beginsWithYear = (cell: string) => /^(?:19[5-9]|20[0-4])\d\b/.test(cell.trim());

function mostCells(table: Table, column: number, test: (cell: string) => boolean): boolean {
  const cells = filledCells(table, column).slice(0, 1000);
  return cells.length > 0 && cells.filter(test).length * 2 >= cells.length;
}

/** A column that numbers the rows anew in each section, or names only the sections, is no unit number. */
function tellsApart(table: Table, column: number): boolean {
  const cells = filledCells(table, column);
  return cells.length * 2 >= table.rows.length && new Set(cells).size === cells.length;
}

function settleLog(kind: FleetKind, table: Table, mapping: Mapping): void {
  const has = (field: Field) => columnsOf(mapping, field).length > 0;
  const isNumber = (cell: string) => "number" in readNumber(cell, "point");
  const isDate = (cell: string) => "date" in readDate(cell, "mdy") || "date" in readDate(cell, "dmy");
  if (!has("date")) {
    const column = [...table.headings.keys()].find((one) => !mapping[one] && mostCells(table, one, isDate));
    if (column !== undefined) mapping[column] = "date";
  }
  if (kind !== "fuel") return;
  const [volume] = columnsOf(mapping, "volume");
  if (volume !== undefined && filledCells(table, volume).length > 0 && !mostCells(table, volume, isNumber)) {
    if (has("product")) delete mapping[volume];
    else mapping[volume] = "product";
  }
  const [distance] = columnsOf(mapping, "distance");
  if (distance !== undefined && !has("odometer") && isMeter(filledCells(table, distance))) {
    mapping[distance] = "odometer";
  }
}

/** No tank lasts 3,000 miles: a column "miles" with such numbers is what the odometer showed. */
function isMeter(cells: string[]): boolean {
  const numbers = cells.map((cell) => readNumber(cell, "point"));
  const high = numbers.filter((read) => "number" in read && new Big(read.number).gt(3000));
  return high.length * 2 > cells.length;
}
