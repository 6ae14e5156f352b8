import { Big } from "big.js";
import { readNumber } from "~/features/imports/cells/column-numbers";
import { type FileKind, fieldFinder } from "~/features/imports/file-kind";
import { findDates, mappingByHeadings, maxCells } from "~/features/imports/guess/guess-mapping";
import {
  setCurrency,
  setDateOrder,
  setDecimal,
  setDistance,
  setVolume,
} from "~/features/imports/guess/guess-steps";
import { distanceUnitIn, volumeUnitIn } from "~/features/imports/guess/unit-headings";
import type { Layout } from "~/features/imports/guess/layouts";
import { type Mapping, columnsOf, filledCells } from "~/features/imports/table/columns-of";
import { currencyWords } from "~/features/imports/table/headings";
import type { Table } from "~/features/imports/table/table";
import { findVehicles, namesVehicle } from "~/features/vehicles/fleet-import/unit-headings";
import { type FuelField, fuelColumns } from "./fuel-columns";
import { setPrice } from "./price-meaning";

const one =
  "(?:us |imp |imperial )?(?:gals?|gallons?|galon(?:es)?|l|ltrs?|lit(?:er|re)s?|litros?|units?|einheit|unidad)";
const price = `(?:fuel )?(?:price|cost|rate|preis|precio|costo|${currencyWords}) (?:per |pro |por |a |je |each )?`;

/** Also the currency and the unit of such a price: USD/Gallons, CAD per L, $/gal. */
const unitPriceHeading = new RegExp(
  `^(?:unit price|unit cost|ppg|ppu|ppl|volume price|price each|${price}${one})(?: (?:${currencyWords}))?$`,
);

const layouts: Layout[] = [
  {
    name: "Fuelly",
    headings: ["car name", "odometer", "price", "fuelup date", "partial fuelup"],
    known: { priceMeans: "unit" },
  },
  { name: "Fuelio", headings: ["data", "odo", "fuel", "full", "price"], known: { priceMeans: "total" } },
  { name: "Fuelio", headings: ["odometer", "gallons", "cost", "fuelio unique id"] },
  {
    name: "Car Report",
    headings: ["mileage", "volume", "price", "partial", "fuel type id", "car id"],
    // Made in Germany. The export names no unit; liters and kilometers are the app's defaults.
    known: { priceMeans: "total", volumeUnit: "L", distanceUnit: "km" },
  },
  {
    name: "LubeLogger",
    headings: ["odometer", "fuel consumed", "cost", "is fill to full", "missed fuel up"],
  },
  {
    name: "Road Trip",
    headings: ["odometer", "fill amount", "fill units", "price per unit", "total price"],
  },
];

export const fuelFiles: FileKind<FuelField> = {
  name: "fuel",
  columns: fuelColumns,
  fieldOf: fieldFinder(fuelColumns, otherField),
  layouts,
  guessMapping,
  steps: [setDecimal, setCurrency, setDateOrder, setVolume, setDistance, setPrice],
  questions: ["dateOrder", "decimal", "distanceUnit", "volumeUnit", "priceMeans", "currency"],
};

function otherField(plain: string): FuelField | undefined {
  if (unitPriceHeading.test(plain)) return "unitPrice";
  return namesVehicle(plain) ? "vehicle" : undefined;
}

function guessMapping(table: Table): Mapping {
  const mapping = mappingByHeadings(fuelFiles, table);
  const has = (field: FuelField) => columnsOf(mapping, field).length > 0;
  findDates(table, mapping);
  findUnits(table, mapping);
  findVehicles(table, mapping);
  findPrice(table, mapping);
  const [volume] = columnsOf(mapping, "volume");
  if (volume !== undefined && filledCells(table, volume).length > 0 && !maxCells(table, volume, isNumber)) {
    if (has("product")) delete mapping[volume];
    else mapping[volume] = "product";
  }
  const [distance] = columnsOf(mapping, "distance");
  if (distance !== undefined && !has("odometer") && isMeter(filledCells(table, distance))) {
    mapping[distance] = "odometer";
  }
  return mapping;
}

/** "Cost" beside a "Total" is the price of a gallon or liter if it is as small as one. */
function findPrice(table: Table, mapping: Mapping): void {
  if (columnsOf(mapping, "price").length + columnsOf(mapping, "unitPrice").length > 0) return;
  const isPrice = (cell: string) => {
    const read = readNumber(cell, "point");
    return "number" in read && Number(read.number) < maxUnitPrice;
  };
  const column = [...table.headings.keys()].find(
    (one) =>
      !mapping[one] && fuelFiles.fieldOf(table.headings[one]!) === "total" && maxCells(table, one, isPrice),
  );
  if (column !== undefined) mapping[column] = "price";
}

/** Dollars. */
const maxUnitPrice = 20;

/** A column "Unit" that says gal or km in every row names no vehicle, and "Units" no volume. */
function findUnits(table: Table, mapping: Mapping): void {
  for (const column of [...columnsOf(mapping, "vehicle"), ...columnsOf(mapping, "volume")]) {
    const isUnit = (unitIn: (cell: string) => string | undefined) =>
      maxCells(table, column, (cell) => !/\d/.test(cell) && cell.length < 20 && unitIn(cell) !== undefined);
    if (isUnit(volumeUnitIn)) mapping[column] = "volumeUnit";
    else if (isUnit(distanceUnitIn)) mapping[column] = "distanceUnit";
  }
}

const isNumber = (cell: string) => "number" in readNumber(cell, "point");

/** No tank lasts 3,000 miles: a "miles" column with such numbers is the odometer. */
function isMeter(cells: string[]): boolean {
  const numbers = cells.map((cell) => readNumber(cell, "point"));
  const high = numbers.filter((read) => "number" in read && new Big(read.number).gt(3000));
  return high.length * 2 > cells.length;
}
