import { isBlank } from "~/features/imports/cells/column-numbers";
import { readDate } from "~/features/imports/cells/column-dates";
import { inDollars, maxDollars } from "~/features/imports/cells/money-in-dollars";
import type { ReadOptions } from "~/features/imports/cells/read-options";
import { readRows } from "~/features/imports/cells/read-rows";
import { type MeterValue, type RowCells, type RowVerdict, refusal } from "~/features/imports/cells/row-cells";
import type { Mapping } from "~/features/imports/table/columns-of";
import type { Table } from "~/features/imports/table/table";
import { leftOutRow } from "~/features/vehicles/fleet-import/not-a-cost";
import { formatCount } from "~/ui/format";
import { categoryLabel, partCategories } from "../part-categories";
import { maxNotes, partFields } from "../part-fields";
import { type PartColumn, partColumns } from "./part-columns";

type Cells = RowCells<PartColumn>;

export type PartValues = {
  vehicleName: string | null;
  /** YYYY-MM-DD. */
  installed: string;
  /** YYYY-MM-DD, of a part that is no longer on the vehicle. */
  takenOff: string | null;
  odometer: MeterValue | null;
  category: string;
  partNumber: string | null;
  position: string | null;
  vendor: string | null;
  /** US dollars, rounded half up to cents. */
  cost: string | null;
  notes: string | null;
};

export async function readPartRows(
  table: Table,
  mapping: Mapping,
  options: ReadOptions,
): Promise<RowVerdict<PartValues>[]> {
  return readRows(table, { columns: partColumns, mapping, options }, (cells: Cells) =>
    partRow(cells, options),
  );
}

function partRow(cells: Cells, options: ReadOptions): RowVerdict<PartValues> {
  const leftOut = leftOutRow(cells, ["notCost"]);
  if (leftOut) return leftOut;
  const { line, notes } = cells;
  const day = cells.day();
  const category = categoryOf(cells.text("category"));
  const values = {
    vehicleName: cells.text("vehicle"),
    takenOff: takenOffOf(cells, options),
    odometer: cells.odometer("odometer"),
    category: category.known ?? "other",
    partNumber: shortText(cells, "partNumber"),
    position: shortText(cells, "position"),
    vendor: shortText(cells, "vendor"),
    cost: costOf(cells, options),
    notes: notesOf(cells, category.other),
  };
  if (!category.known && !values.partNumber && !values.notes)
    cells.problems.push("Nothing says which part it is: give its category, number or description.");
  const refused = refusal(cells);
  if (refused || !day) return refused ?? { line, notes, problem: "The date is missing." };
  if (category.other) notes.push(`“${category.other}” is no category here: Other, and kept in the notes.`);
  return { line, notes, values: { ...values, installed: day.date } };
}

const known = new Map(
  partCategories.flatMap((value) => [[plain(value), value] as const, [plain(categoryLabel(value)), value]]),
);

function categoryOf(text: string | null): { known?: string; other?: string } {
  if (text === null) return {};
  const found = known.get(plain(text));
  return found ? { known: found } : { other: text };
}

/** "Filters - Air", "filters_air" and "Filters Air" are one. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim();
}

/** What the form keeps; a longer text is refused, never cut. */
function shortText(cells: Cells, field: "partNumber" | "position" | "vendor"): string | null {
  const text = cells.text(field);
  const { maxLength } = partFields.find(({ name }) => name === field) as { maxLength: number };
  if (text !== null && text.length > maxLength)
    cells.refuse(field, `“${text.slice(0, 40)}…” is longer than ${maxLength} characters.`);
  return text;
}

function costOf(cells: Cells, options: ReadOptions): string | null {
  const money = cells.money("cost");
  if (money === null) return null;
  const converted = inDollars(money, options);
  if ("problem" in converted) cells.problems.push(converted.problem);
  else if (Number(converted.dollars) > Number(maxDollars))
    cells.refuse("cost", `${money.amount} is too much.`);
  else return converted.dollars;
  return null;
}

function takenOffOf(cells: Cells, { dateOrder }: ReadOptions): string | null {
  const cell = cells.raw("takenOff");
  if (isBlank(cell) || /^(?:no|false|0)$/i.test(cell.trim())) return null;
  const read = readDate(cell, dateOrder);
  if (!("problem" in read)) return read.date;
  cells.refuse("takenOff", read.problem);
  return null;
}

function notesOf(cells: Cells, otherCategory: string | undefined): string | null {
  const all = [otherCategory, cells.text("description"), cells.texts("notes", maxNotes)];
  const text = all.filter(Boolean).join("\n");
  if (text.length > maxNotes)
    cells.refuse("notes", `the text is longer than ${formatCount(maxNotes)} characters.`);
  return text || null;
}
