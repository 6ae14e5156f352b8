import type { Column } from "~/features/imports/column";
import { unitColumns } from "~/features/imports/cells/row-units";
import { logHeadings as headings } from "~/features/vehicles/fleet-import/log-headings";
import { notCostColumn } from "~/features/vehicles/fleet-import/not-a-cost";

export const fuelColumns = [
  { field: "vehicle", label: "Vehicle", headings: headings.vehicle },
  { field: "date", label: "Date", headings: headings.date },
  { field: "time", label: "Time", headings: headings.time },
  { field: "odometer", label: "Mileage", kind: "number", headings: headings.meter },
  {
    field: "distance",
    label: "Trip distance",
    kind: "number",
    headings:
      "miles|km|kms|kilometers|trip|trip distance|trip miles|trip km|trip odometer|trip meter|distance|distance driven|miles driven|strecke|recorrido",
  },
  unitColumns.distanceUnit,
  { field: "meterNumber", label: "Number of the meter", headings: "meter number" },
  { field: "readWith", label: "Read with", headings: "read with" },
  {
    field: "volume",
    label: "Volume",
    kind: "number",
    headings:
      "volume|gallons|gal|gals|us gallons|litres|liters|ltr|ltrs|l|litros|galones|liter|menge|tankmenge|kraftstoffmenge|fuel|fuel consumed|fuel amount|fuel qty|fuel quantity|units|fill amount|fill volume|quantity|qty|amount of fuel|cantidad",
  },
  {
    field: "volumeUnit",
    label: "Unit of volume",
    headings:
      "fill unit|volume unit|volume uom|unit of volume|fuel unit|fuel uom|quantity unit|quantity uom|qty unit|qty uom|unit of measure|unit of measurement|measure|uom|einheit|unidad de medida",
  },
  // A heading does not tell whether that is the price per unit or of the whole fill: `priceMeans` says.
  { field: "price", label: "Price", kind: "money", headings: "price|preis|precio|fuel price" },
  {
    field: "unitPrice",
    label: "Price of one gallon or liter",
    kind: "money",
    headings:
      "price per unit|price per gallon|price per liter|price per litre|literpreis|preis pro liter|volume price",
  },
  {
    field: "total",
    label: "Total cost",
    kind: "money",
    headings: `${headings.money}|total fuel cost|fuel cost|fuel total|gesamtpreis|gesamtkosten|total a pagar`,
  },
  unitColumns.currency,
  {
    field: "partial",
    label: "Partial fill",
    headings:
      "partial|partial fuelup|partial fill|partial fill up|is partial|teilbetankung|teiltankung|parcial",
  },
  {
    field: "full",
    label: "Filled up",
    headings:
      "full|full tank|filled tank|tank filled|full partial|full or partial|fill type|topped off|filled up|filled|fill to full|is fill to full|full fill|tank full|voll|vollgetankt|volltankung|lleno|tanque lleno",
  },
  {
    field: "missed",
    label: "Missed fill before",
    headings:
      "missed|missed fuelup|missed fuel up|missed fill|missed fill up|missed fillup|missed previous|missed before",
  },
  {
    field: "product",
    label: "Product",
    headings:
      "product|fuel type|fuel grade|grade|fuel product|fuel name|kraftstoff|kraftstoffart|sorte|combustible|tipo de combustible",
  },
  {
    field: "seller",
    label: "Seller",
    headings:
      "seller|station|gas station|fuel station|truck stop|vendor|merchant|site|tankstelle|estacion|gasolinera",
  },
  {
    field: "location",
    label: "Seller's place",
    several: true,
    headings:
      "location|place|seller s place|seller place|address|seller address|seller s address|station address|merchant address|site address|city|merchant city|site city|station city|ort|lugar",
  },
  {
    field: "state",
    label: "State",
    headings: "state|state of purchase|purchase state|merchant state|site state|station state|state province",
  },
  notCostColumn,
  { field: "notes", label: "Notes", several: true, headings: headings.notes },
] as const satisfies Column[];

export type FuelField = (typeof fuelColumns)[number]["field"];
