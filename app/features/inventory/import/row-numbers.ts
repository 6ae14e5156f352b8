import { isBlank, readNumber } from "~/features/imports/cells/column-numbers";
import type { RowCells } from "~/features/imports/cells/row-cells";
import { plainHeading, tidyHeading } from "~/features/imports/table/headings";
import { formatCount } from "~/ui/format";
import type { NumberKind } from "../numbers/item-number-kinds";
import { kindOfHeading, readOwnNumberCell } from "../numbers/own-number-cells";
import { type OtherNumber, readOtherNumbers } from "./other-numbers";
import { type NumberField, type StockField, makers, makersNumbers } from "./stock-columns";

type Cells = RowCells<StockField>;

type Row = {
  manufacturer: string;
  vendor: string;
  /** Of our own export, whose columns hold all numbers of a kind. */
  isOwn: boolean;
};

/** The other numbers of a row's part. */
export function rowNumbers(cells: Cells, row: Row): OtherNumber[] {
  const fields = Object.keys(kindOf) as NumberField[];
  return fields.flatMap((field) => {
    const kind = kindOf[field];
    return cells.all(field).flatMap(({ heading, cell }) => {
      const isOwn = row.isOwn && kindOfHeading(heading) === kind;
      const read = isOwn
        ? checked(cells, field, readOwnNumberCell(cell))
        : readers[field](cells, row, { heading, cell });
      const whole = cell.length > maxCell ? read.slice(0, -1) : read;
      if (whole.length < read.length)
        cells.notes.push(`${heading}: only its first ${formatCount(whole.length)} numbers are kept.`);
      return whole.map((one) => ({ kind, ...one }));
    });
  });
}

/** Its last number may be cut off in a longer one. */
const maxCell = 5000;

const kindOf: Record<NumberField, NumberKind> = {
  crossReference: "same",
  replacedBy: "replaced_by",
  replaces: "replaces",
  fitsInstead: "fits_instead",
  barCode: "bar_code",
  vendorNumber: "vendor",
};

type Numbers = { number: string; company: string }[];
type Read = (cells: Cells, row: Row, column: { heading: string; cell: string }) => Numbers;

const listed =
  (field: NumberField): Read =>
  (cells, _, { cell }) =>
    listedNumbers(cells, field, readOtherNumbers(cell));

const readers: Record<NumberField, Read> = {
  crossReference: (cells, { manufacturer }, { heading, cell }) =>
    listedNumbers(cells, "crossReference", readOtherNumbers(cell, makerOf(heading, manufacturer))),
  replacedBy: listed("replacedBy"),
  replaces: listed("replaces"),
  fitsInstead: listed("fitsInstead"),
  barCode: (cells) => oneNumber(cells, "barCode", ""),
  vendorNumber: (cells, { vendor }) => oneNumber(cells, "vendorNumber", vendor),
};

const makersColumns = new Set(makers.split("|"));
const makersNumberColumns = new Set(makersNumbers.split("|"));

/** Whose numbers a column holds; undefined when its cells say so themselves. */
function makerOf(heading: string, manufacturer: string): string | undefined {
  const plain = plainHeading(heading);
  if (makersColumns.has(plain)) return tidyHeading(heading);
  return makersNumberColumns.has(plain) ? manufacturer : undefined;
}

function listedNumbers(cells: Cells, field: NumberField, read: ReturnType<typeof readOtherNumbers>): Numbers {
  cells.notes.push(...read.notes);
  return checked(cells, field, read.numbers);
}

function checked(cells: Cells, field: NumberField, numbers: Numbers): Numbers {
  for (const { number, company } of numbers) {
    if (number.length > 100 || company.length > 200) {
      cells.refuse(field, `“${number.slice(0, 40)}…” is longer than a number may be.`);
    }
  }
  return numbers;
}

function oneNumber(cells: Cells, field: "barCode" | "vendorNumber", company: string): Numbers {
  const number = textOf(cells, field, 100, false);
  if (number === null) return [];
  if (field === "barCode" && "problem" in readNumber(number, "point") && /\de\+/i.test(number)) {
    cells.notes.push(`The bar code “${number}” has lost digits in a spreadsheet and is left out.`);
    return [];
  }
  return [{ number, company }];
}

/** A text that is too long is refused, never cut. */
export function textOf(cells: Cells, field: StockField, max: number, literal: boolean): string | null {
  const text = literal && field !== "partNumber" ? cells.raw(field) : cells.raw(field).trim();
  if (text === "" || (!literal && isBlank(text))) return null;
  if (text.length <= max) return text;
  cells.refuse(field, `“${text.slice(0, 40)}…” has ${text.length} characters; at most ${max} are kept.`);
  return text;
}
