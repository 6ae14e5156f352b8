import { readDate } from "../cells/column-dates";
import { currencyInHeading } from "../cells/column-numbers";
import type { FileKind } from "../file-kind";
import { type Mapping, columnsOf, filledCells } from "../table/columns-of";
import type { Table } from "../table/table";

/** The field of each column by its heading. A field gets its first column only, unless it takes several. */
export function mappingByHeadings<Field extends string>(
  { columns, fieldOf }: Pick<FileKind<Field>, "columns" | "fieldOf">,
  table: Table,
): Mapping {
  const several = columns.filter((column) => column.several).map(({ field }) => field);
  const isMoney = (field: Field) => columns.some((one) => one.field === field && one.kind === "money");
  const mapping: Mapping = {};
  for (const [column, heading] of table.headings.entries()) {
    const field = fieldOf(heading);
    if (!field) continue;
    const [first] = several.includes(field) ? [] : columnsOf(mapping, field);
    const earlier = table.headings[first ?? -1];
    const isBetter = isMoney(field) && earlier !== undefined && isBetterAmount(heading, earlier);
    if (first !== undefined && isBetter) delete mapping[first];
    if (first === undefined || isBetter) mapping[column] = field;
  }
  return mapping;
}

/** Of an amount in two currencies the one in US dollars needs no rate; beside a cost or an amount, a total is the whole. */
function isBetterAmount(heading: string, earlier: string): boolean {
  const [inDollars, wasInDollars] = [heading, earlier].map((text) => currencyInHeading(text) === "USD");
  if (inDollars !== wasInDollars) return inDollars!;
  const [isTotal, wasTotal] = [heading, earlier].map((text) => /\btotal|\bgesamt/i.test(text));
  return isTotal! && !wasTotal;
}

/** Whether at least half of a column's cells match. */
export function maxCells(table: Table, column: number, test: (cell: string) => boolean): boolean {
  const cells = filledCells(table, column).slice(0, 1000);
  return cells.length > 0 && cells.filter(test).length * 2 >= cells.length;
}

/** When no heading names the date: the first unused column of dates. */
export function findDates(table: Table, mapping: Mapping): void {
  if (columnsOf(mapping, "date").length > 0) return;
  const isDate = (cell: string) => "date" in readDate(cell, "mdy") || "date" in readDate(cell, "dmy");
  const column = [...table.headings.keys()].find((one) => !mapping[one] && maxCells(table, one, isDate));
  if (column !== undefined) mapping[column] = "date";
}
