import { Big } from "big.js";
import { type OriginalMoney, cents, inDollars, maxDollars } from "~/features/imports/cells/money-in-dollars";
import type { ReadOptions } from "~/features/imports/cells/read-options";
import { readRows } from "~/features/imports/cells/read-rows";
import { type MeterValue, type RowCells, type RowVerdict, refusal } from "~/features/imports/cells/row-cells";
import type { Mapping } from "~/features/imports/table/columns-of";
import type { Table } from "~/features/imports/table/table";
import { leftOutRow } from "~/features/vehicles/fleet-import/not-a-cost";
import { notGiven, ownShop } from "../done-by";
import { type ServiceField, serviceColumns } from "./service-columns";
import { maxNotes } from "../service-fields";

type Cells = RowCells<ServiceField>;

export type ServiceValues = {
  vehicleName: string | null;
  /** YYYY-MM-DD, plus HH:MM if the file has it. */
  date: string;
  time: string | null;
  odometer: MeterValue | null;
  description: string;
  /** US dollars, rounded half up to cents: the total and its two parts. Without a labor column, all is other cost. */
  cost: string | null;
  laborCost: string | null;
  otherCost: string | null;
  originalCost: OriginalMoney | null;
  vendor: string | null;
  ownShop: boolean;
  parts: string | null;
  notes: string | null;
};

export async function readServiceRows(
  table: Table,
  mapping: Mapping,
  options: ReadOptions,
): Promise<RowVerdict<ServiceValues>[]> {
  return readRows(table, { columns: serviceColumns, mapping, options }, (cells: Cells) =>
    serviceRow(cells, options),
  );
}

function serviceRow(cells: Cells, options: ReadOptions): RowVerdict<ServiceValues> {
  const leftOut = leftOutRow(cells, ["notCost", "serviceType"]);
  if (leftOut) return leftOut;
  const day = cells.day();
  const costs = costsOf(cells, options);
  const description = descriptionOf(cells) ?? untitled(costs, cells);
  const values = {
    vehicleName: cells.text("vehicle"),
    odometer: cells.odometer("odometer"),
    ...costs,
    ...doneByOf(cells.text("vendor")),
    parts: cells.text("parts"),
    notes: cells.texts("notes", maxNotes),
  };
  const refused = refusal(cells);
  if (refused || !day || !description) {
    return refused ?? { line: cells.line, notes: cells.notes, problem: "The date is missing." };
  }
  return { line: cells.line, notes: cells.notes, values: { ...values, ...day, description } };
}

/** Also as doneByText says it: with the own shop the name is the mechanic's. */
function doneByOf(text: string | null): Pick<ServiceValues, "vendor" | "ownShop"> {
  if (text === null || text === notGiven) return { vendor: null, ownShop: false };
  if (/^(?:self|me|own|own shop|diy|in[- ]?house|selbst|propio)$/i.test(text))
    return { vendor: null, ownShop: true };
  const mechanic = text.startsWith(`${ownShop}, `) ? text.slice(ownShop.length + 2).trim() : "";
  return { vendor: mechanic || text, ownShop: mechanic !== "" };
}

/** Money is not left behind because nobody wrote what it was for. */
function untitled({ cost }: Costs, cells: Cells): string | null {
  if (cost === null) {
    if (cells.problems.length === 0) cells.problems.push("Nothing says what was done.");
    return null;
  }
  cells.notes.push(`Nothing says what was done: it is called “${noTitle}”.`);
  return noTitle;
}

const noTitle = "Service";

type Costs = Pick<ServiceValues, "cost" | "laborCost" | "otherCost" | "originalCost">;

function costsOf(cells: Cells, options: ReadOptions): Costs {
  const cost = costOf(cells, "cost", options);
  const laborCost = costOf(cells, "laborCost", options)?.dollars ?? null;
  const partsCost = costOf(cells, "partsCost", options)?.dollars ?? null;
  const parts = [laborCost, partsCost].filter((part) => part !== null);
  const added = parts.length > 0 ? cents(parts.reduce((sum, part) => sum.plus(part), new Big(0))) : null;
  const whole = cost?.dollars ?? added;
  const other = whole === null ? null : new Big(whole).minus(laborCost ?? 0);
  if (other?.lt(0)) cells.problems.push("The labor costs more than the whole.");
  if (whole !== null && new Big(whole).gt(maxDollars))
    cells.problems.push("The cost is above $9,999,999,999.99.");
  return { cost: whole, laborCost, otherCost: other && cents(other), originalCost: cost?.original ?? null };
}

function costOf(cells: Cells, field: "cost" | "laborCost" | "partsCost", options: ReadOptions) {
  const money = cells.money(field);
  if (money === null) return null;
  const converted = inDollars(money, options);
  if (!("problem" in converted)) return converted;
  cells.problems.push(converted.problem);
  return null;
}

/** In the file's words; apps write kinds of work as tire_a,tire_b. */
function descriptionOf(cells: Cells): string | null {
  const words =
    cells.text("description") ?? inWords(cells.text("subTypes")) ?? inWords(cells.text("serviceType"));
  return words ?? cells.texts("notes", maxNotes);
}

function inWords(keys: string | null): string | null {
  if (keys === null) return null;
  const words = keys.replaceAll("_", " ").replace(/\s*,\s*/g, ", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
