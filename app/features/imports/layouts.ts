import { plainHeading } from "./headings";
import type { ImportKind, ReadOptions } from "./import-kinds";

/** A program whose exports are known by their headings, and what these leave unsaid. */
export type Layout = {
  name: string;
  kind: ImportKind;
  headings: string[];
  known: Partial<ReadOptions>;
};

/** Our own export: its texts are read as they stand. */
export const ownLayout = "FleetTrack Pro";

const layouts: Layout[] = [
  {
    name: ownLayout,
    kind: "inventory",
    headings: [
      "part no",
      "description",
      "manufacturer",
      "vendor",
      "cost",
      "sales price",
      "bin",
      "qty",
      "reorder",
    ],
    known: {},
  },
  {
    name: "Fuelly",
    kind: "fuel",
    headings: ["car name", "odometer", "price", "fuelup date", "partial fuelup"],
    known: { priceMeans: "unit" },
  },
  { name: "Fuelly", kind: "service", headings: ["car name", "service date", "sub service types"], known: {} },
  {
    name: "Fuelio",
    kind: "fuel",
    headings: ["data", "odo", "fuel", "full", "price"],
    known: { priceMeans: "total" },
  },
  { name: "Fuelio", kind: "fuel", headings: ["odometer", "gallons", "cost", "fuelio unique id"], known: {} },
  { name: "Fuelio", kind: "service", headings: ["cost title", "date", "odo", "cost"], known: {} },
  {
    name: "Car Report",
    kind: "fuel",
    headings: ["mileage", "volume", "price", "partial", "fuel type id", "car id"],
    // Made in Germany; the export writes no unit, and litres and kilometres are what it starts with.
    known: { priceMeans: "total", volumeUnit: "L", distanceUnit: "km" },
  },
  {
    name: "LubeLogger",
    kind: "fuel",
    headings: ["odometer", "fuel consumed", "cost", "is fill to full", "missed fuel up"],
    known: {},
  },
  {
    name: "LubeLogger",
    kind: "service",
    headings: ["date", "description", "cost", "notes", "odometer", "tags"],
    known: {},
  },
  {
    name: "Road Trip",
    kind: "fuel",
    headings: ["odometer", "fill amount", "fill units", "price per unit", "total price"],
    known: {},
  },
  {
    name: "Road Trip",
    kind: "service",
    headings: ["description", "date", "odometer", "cost", "subtype", "payment"],
    known: {},
  },
];

export function layoutOf(kind: ImportKind, headings: string[]): Layout | undefined {
  const plain = new Set(headings.map(plainHeading));
  return layouts.find((layout) => layout.kind === kind && layout.headings.every((name) => plain.has(name)));
}
