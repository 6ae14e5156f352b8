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
import type { Layout } from "~/features/imports/guess/layouts";
import { type Mapping, columnsOf, filledCells } from "~/features/imports/table/columns-of";
import type { Table } from "~/features/imports/table/table";
import { type FuelField, fuelColumns } from "./fuel-columns";
import { setPrice } from "./price-meaning";

const unitPriceHeading =
  /^(?:unit price|unit cost|ppg|ppu|(?:fuel )?(?:price|cost|preis|precio|costo|\$|€|eur|usd) (?:per |pro |por |a |je |each )?(?:us )?(?:gal|gallon|galon|l|ltr|liter|litre|litro|unit|einheit|unidad)|volume price|price each)$/;

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
  fieldOf: fieldFinder(fuelColumns, (plain) => (unitPriceHeading.test(plain) ? "unitPrice" : undefined)),
  layouts,
  guessMapping,
  steps: [setDecimal, setCurrency, setDateOrder, setVolume, setDistance, setPrice],
  questions: ["dateOrder", "decimal", "distanceUnit", "volumeUnit", "priceMeans", "currency"],
};

function guessMapping(table: Table): Mapping {
  const mapping = mappingByHeadings(fuelFiles, table);
  const has = (field: FuelField) => columnsOf(mapping, field).length > 0;
  findDates(table, mapping);
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

const isNumber = (cell: string) => "number" in readNumber(cell, "point");

/** No tank lasts 3,000 miles: a "miles" column with such numbers is the odometer. */
function isMeter(cells: string[]): boolean {
  const numbers = cells.map((cell) => readNumber(cell, "point"));
  const high = numbers.filter((read) => "number" in read && new Big(read.number).gt(3000));
  return high.length * 2 > cells.length;
}
