import { Big } from "big.js";
import { readNumber } from "~/features/imports/cells/column-numbers";
import {
  type Money as Amount,
  type OriginalMoney,
  cents,
  inDollars,
  maxDollars,
} from "~/features/imports/cells/money-in-dollars";
import type { ReadOptions, VolumeUnit } from "~/features/imports/cells/read-options";
import { readRows } from "~/features/imports/cells/read-rows";
import { type RowCells, type RowVerdict, refusal } from "~/features/imports/cells/row-cells";
import { volumeUnitIn } from "~/features/imports/guess/unit-headings";
import type { Mapping } from "~/features/imports/table/columns-of";
import type { Table } from "~/features/imports/table/table";
import { leftOutRow } from "~/features/vehicles/fleet-import/not-a-cost";
import { maxNotes } from "../fuel-schema";
import { type FuelField, fuelColumns } from "./fuel-columns";
import { readFuelProduct } from "./fuel-product";
import { type FuelMoney as Money, type FuelValues, unknownMoney } from "./fuel-values";
import { readingRow } from "./reading-row";

type Cells = RowCells<FuelField>;

/** One US gallon is exactly 3.785411784 liters, one imperial gallon 4.54609 (NIST Handbook 44, appendix C). */
const liters: Record<VolumeUnit, string> = { gal: "3.785411784", L: "1", "imp gal": "4.54609" };

/**
 * Reads the rows of a fuel log. Rows without fuel and without money are skipped; rows where both are blank are kept. A repeated row is
 * noted where it is repeated.
 */
export async function readFuelRows(
  table: Table,
  mapping: Mapping,
  options: ReadOptions,
): Promise<RowVerdict<FuelValues>[]> {
  const seen = new Map<string, number>();
  const hasAmounts = Object.values(mapping).some((field) => amountFields.includes(field));
  return readRows(table, { columns: fuelColumns, mapping, options }, (cells: Cells) => {
    const verdict = fuelRow(cells, options, hasAmounts);
    if ("values" in verdict) noteTwin(verdict.values, cells, seen);
    return verdict;
  });
}

const amountFields: (string | undefined)[] = ["volume", "total", "price", "unitPrice"];

function fuelRow(cells: Cells, options: ReadOptions, hasAmounts: boolean): RowVerdict<FuelValues> {
  const leftOut = leftOutRow(cells, ["notCost"]);
  if (leftOut) return leftOut;
  if (!hasAmounts) return readingRow(cells);
  const volume = volumeOf(cells, options);
  const written = pricesOf(cells, options);
  const isZero = (amount: string | null | undefined) => !amount || new Big(amount).eq(0);
  const isOpen = volume === null && written.total === null && written.unitPrice === null;
  if (cells.problems.length === 0 && !isOpen && isZero(volume?.value) && isZero(written.total?.amount)) {
    return { line: cells.line, notes: cells.notes, skipped: "There is no fuel and no money in this row." };
  }
  const filling = volume && !isZero(volume.value) ? volume : null;
  const day = cells.day();
  if (isOpen) cells.notes.push("Neither volume nor money is written: kept as a fill of unknown amounts.");
  const money = isOpen ? unknownMoney : moneyOf(filling, written, cells, options);
  const gallons = filling && gallonsOf(filling, cells);
  refuseExtremes(gallons, money, cells);
  const values = {
    vehicleName: cells.text("vehicle"),
    odometer: cells.odometer("odometer"),
    distance: cells.meter("distance"),
    volume: filling,
    gallons,
    filledUp: isFilledUp(cells),
    missedBefore: cells.flag("missed", "other") ?? false,
    product: readFuelProduct(cells.text("product") ?? "") ?? null,
    notes: cells.texts("notes", maxNotes),
    seller: cells.text("seller"),
    ...placeOf(cells),
  };
  const refused = refusal(cells);
  if (refused || !day || !money) {
    return refused ?? { line: cells.line, notes: cells.notes, problem: "The row is not complete." };
  }
  return { line: cells.line, notes: cells.notes, values: { ...values, ...money, ...day } };
}

function volumeOf(cells: Cells, options: ReadOptions): FuelValues["volume"] {
  const read = cells.number("volume");
  if (!read) return null;
  if (new Big(read.number).lt(0)) {
    cells.problems.push(`The volume ${read.number} is less than zero.`);
    return null;
  }
  const named = cells.text("volumeUnit");
  // Fuel cards write the currency and the unit of a price together: CAD/Litres.
  const own = volumeUnitIn(read.unit ?? named ?? cells.text("currency") ?? "");
  if (!own && named !== null) cells.refuse("volumeUnit", `“${named.slice(0, 40)}” is not a unit of volume.`);
  // In a file in imperial gallons, "gal" in a cell is an imperial gallon.
  const unit = own === "gal" && options.volumeUnit === "imp gal" ? "imp gal" : own;
  return { value: read.number, unit: unit ?? options.volumeUnit };
}

function gallonsOf({ value, unit }: NonNullable<FuelValues["volume"]>, cells: Cells): string {
  const exact = exactGallons(value, unit);
  const gallons = exact.round(3, Big.roundHalfUp);
  if (unit === "gal" && !gallons.eq(exact)) {
    cells.notes.push(`${value} gal is kept as ${gallons.toFixed()}: three decimals are kept.`);
  }
  return gallons.toFixed(3);
}

function exactGallons(value: string, unit: VolumeUnit): Big {
  return unit === "gal" ? new Big(value) : new Big(value).times(liters[unit]).div(liters.gal);
}

type Written = { total: Amount | null; unitPrice: Amount | null };

function pricesOf(cells: Cells, { priceMeans }: ReadOptions): Written {
  const price = cells.money("price");
  const total = cells.money("total");
  const unitPrice = cells.money("unitPrice");
  // Next to a total, a price can only be the price per unit.
  const isUnit = priceMeans === "unit" || total !== null;
  const whole = total ?? (isUnit ? null : price);
  const each = unitPrice ?? (isUnit ? price : null);
  if (!whole || !each || whole.currency === each.currency) return { total: whole, unitPrice: each };
  cells.notes.push(`The total is in ${whole.currency}, the price in ${each.currency}: the total counts.`);
  return { total: whole, unitPrice: null };
}

function moneyOf(
  volume: FuelValues["volume"],
  { total, unitPrice: written }: Written,
  cells: Cells,
  options: ReadOptions,
): Money | null {
  const unitPrice = written?.amount ?? priceInNotes(cells.text("notes"));
  const product = volume && unitPrice ? new Big(volume.value).times(unitPrice) : null;
  const amount = total?.amount ?? (product && cents(product));
  if (amount === null) {
    // An amount that could not be read has its own problem.
    if (cells.problems.length === 0)
      cells.problems.push("The row has no cost, and a fuel receipt needs one.");
    return null;
  }
  const currency = (total ?? written)?.currency ?? options.currency;
  const converted = inDollars({ amount, currency }, options);
  if ("problem" in converted) {
    cells.problems.push(converted.problem);
    return null;
  }
  if (total && product && written && new Big(cents(product)).minus(amount).abs().gt("0.01")) {
    cells.notes.push(
      `${volume!.value} ${volume!.unit} at ${unitPrice} is ${cents(product)}, but the total is ${amount}: the total counts.`,
    );
  }
  return {
    unitPrice,
    pricePerGallon: pricePerGallon(volume, unitPrice, converted, options.volumeUnit),
    total: converted.dollars,
    totalWorkedOut: total === null,
    originalTotal: converted.original,
  };
}

/** The same limits as for a typed fuel receipt. */
function refuseExtremes(gallons: string | null, money: Money | null, cells: Cells): void {
  if (gallons && new Big(gallons).eq(0))
    cells.problems.push("The volume is less than a thousandth of a gallon.");
  if (gallons && new Big(gallons).gt("99999.999"))
    cells.problems.push("The volume is above 99,999.999 gallons.");
  if (money && new Big(money.total).gt(maxDollars))
    cells.problems.push("The total is above $9,999,999,999.99.");
  if (money?.pricePerGallon && new Big(money.pricePerGallon).gt("9999.999")) {
    cells.problems.push(`That would be $${money.pricePerGallon} for one gallon.`);
  }
}

/** Some logs keep the unit price in the notes: "3.699/gal". */
function priceInNotes(notes: string | null): string | null {
  const price = /^\$?\s?(\d{1,2}\.\d{1,4})\s?\/\s?(?:gal|l)\.?$/i.exec(notes ?? "")?.[1];
  const read = price === undefined ? null : readNumber(price, "point");
  return read && "number" in read ? read.number : null;
}

function pricePerGallon(
  volume: FuelValues["volume"],
  unitPrice: string | null,
  { dollars, original }: { dollars: string; original: OriginalMoney | null },
  usualUnit: VolumeUnit,
): string | null {
  const unit = volume?.unit ?? usualUnit;
  if (unitPrice) return perGallon(new Big(unitPrice).times(original?.rate ?? 1), unit);
  return volume ? perGallon(new Big(dollars).div(volume.value), unit) : null;
}

function perGallon(perUnit: Big, unit: VolumeUnit): string {
  const price = unit === "gal" ? perUnit : perUnit.times(liters.gal).div(liters[unit]);
  return price.round(3, Big.roundHalfUp).toFixed(3);
}

/** A state that is not two letters stays readable with the place. */
function placeOf(cells: Cells): Pick<FuelValues, "location" | "state"> {
  const state = cells.text("state");
  const isCode = /^[A-Z]{2}$/i.test(state ?? "");
  const location = [cells.texts("location", maxNotes), isCode ? null : state].filter(Boolean).join(", ");
  return { location: location || null, state: isCode ? state!.toUpperCase() : null };
}

function isFilledUp(cells: Cells): boolean {
  const full = cells.flag("full", "full");
  const partial = cells.flag("partial", "partial");
  return full ?? !(partial ?? false);
}

function noteTwin(
  { vehicleName, date, time, odometer, volume, total }: FuelValues,
  cells: Cells,
  seen: Map<string, number>,
): void {
  const key = [vehicleName, date, time, odometer?.value, volume?.value, total].join("|");
  const earlier = seen.get(key);
  if (earlier === undefined) seen.set(key, cells.line);
  else cells.notes.push(`The same fill is in line ${earlier}.`);
}
