import { readNumber } from "~/features/imports/cells/column-numbers";
import type { Column } from "~/features/imports/column";
import { fieldFinder } from "~/features/imports/file-kind";
import { type Mapping, columnsOf, filledCells } from "~/features/imports/table/columns-of";
import { plainHeading } from "~/features/imports/table/headings";
import type { Table } from "~/features/imports/table/table";
import { makers, makersNumbers, stockColumns } from "./stock-columns";

const columns: readonly Column[] = stockColumns;

/** The field of each column of a price file or stock list, by its heading or else by its cells. */
export function guessStockMapping(table: Table): Mapping {
  const mapping: Mapping = {};
  const plain = table.headings.map(plainHeading);
  for (const { field, headings, several } of columns) {
    const words = headings.split("|");
    const ranked = [...plain.entries()]
      .map(([column, heading]) => ({ column, rank: rankOf(words, heading, field) }))
      .filter(({ rank }) => rank >= 0)
      .sort((one, other) => one.rank - other.rank || one.column - other.column);
    const chosen = several ? ranked : ranked.slice(0, 1);
    for (const { column } of chosen) mapping[column] = field;
  }
  const [quantity] = columnsOf(mapping, "quantity");
  // "In stock: yes" is not a number of pieces.
  if (quantity !== undefined && !filledCells(table, quantity).some(isNumber)) delete mapping[quantity];
  const number = numberColumn(table, mapping, plain);
  if (number !== undefined) mapping[number] = "partNumber";
  return mapping;
}

const fieldOf = fieldFinder(columns);

/** The likeliest heading first; after them those that say the same with more words. Below 0 when it is another field's. */
function rankOf(words: string[], heading: string, field: string): number {
  const rank = words.indexOf(heading);
  return rank < 0 && fieldOf(heading) === field ? words.length : rank;
}

const isNumber = (cell: string) => "number" in readNumber(cell, "point");

/** When no heading says "part number": the vendor's number, a maker's, or the column "part" when it holds numbers and not names. */
function numberColumn(table: Table, mapping: Mapping, plain: string[]): number | undefined {
  if (columnsOf(mapping, "partNumber").length > 0) return undefined;
  const [vendors] = columnsOf(mapping, "vendorNumber");
  if (vendors !== undefined) return vendors;
  const named = `${makersNumbers}|${makers}`.split("|");
  const makersOwn = columnsOf(mapping, "crossReference").find((column) => named.includes(plain[column]!));
  if (makersOwn !== undefined) return makersOwn;
  const [words] = columnsOf(mapping, "description");
  const isOpen = words !== undefined && ["part", "item", "product"].includes(plain[words]!);
  return isOpen && holdsNumbers(filledCells(table, words)) ? words : undefined;
}

function holdsNumbers(cells: string[]): boolean {
  const some = cells.slice(0, 1000);
  const numbers = some.filter((cell) => /\d/.test(cell) && cell.trim().split(/\s+/).length <= 2);
  return some.length > 0 && numbers.length * 2 > some.length;
}
