import { readNumber } from "../cells/column-numbers";
import type { DistanceUnit, VolumeUnit } from "../cells/read-options";
import { type Mapping, columnsOf, filledCells } from "../table/columns-of";
import { plainHeading } from "../table/headings";
import type { Table } from "../table/table";

type Found<Unit> = { unit: Unit; reason: string };

/** US gallons, liters or imperial gallons, from one cell or heading. */
export function volumeUnitIn(text: string): VolumeUnit | undefined {
  if (/\b(?:imp\w*|uk)\b\.?\s*gal|gal\w*\s*\(?(?:imp|uk)\b/i.test(text)) return "imp gal";
  if (/(?<![a-z])(?:gal|gals|gallons?|galon|galones|galonen)(?![a-z])/i.test(text)) return "gal";
  return /(?<![a-z])(?:l|ltrs?|lit(?:er|re)s?|litros?)(?![a-z])/i.test(text) ? "L" : undefined;
}

export function distanceUnitIn(text: string): DistanceUnit | undefined {
  if (/^\s*[km]\s*$/i.test(text)) return /k/i.test(text) ? "km" : "mi";
  if (/(?<![a-z])(?:km|kms|kilomet\w+|kilometraje)(?![a-z])/i.test(text)) return "km";
  if (/(?<![a-z])(?:mi|miles?|mileage)(?![a-z])/i.test(text)) return "mi";
  return /(?<![a-z])(?:h|hrs?|hours?|hour meter|engine hours)(?![a-z])/i.test(text) ? "h" : undefined;
}

/** The unit named in a column of units, a heading, a cell, or the name of its fuel economy. */
export function volumeUnitOf(table: Table, mapping: Mapping): Found<VolumeUnit> | undefined {
  for (const field of ["volumeUnit", "currency"]) {
    const column = volumeUnitIn(filledCells(table, columnsOf(mapping, field)[0])[0] ?? "");
    if (column) return { unit: column, reason: inColumn };
  }
  for (const heading of ["volume", "unitPrice"].flatMap((field) => headingsOf(table, mapping, field))) {
    const unit = volumeUnitIn(heading);
    if (unit) return { unit, reason: `The heading says “${heading}”.` };
  }
  const unit = unitInCells(table, columnsOf(mapping, "volume")[0], ["gal", "L"]);
  if (unit === "gal" || unit === "L") return { unit, reason: "The cells name the unit." };
  const economy = economyHeading(table);
  if (!economy) return undefined;
  return {
    unit: economy.system === "metric" ? "L" : "gal",
    reason: `The heading says “${economy.heading}”.`,
  };
}

const inColumn = "The file has a column for the unit.";

/** Europeans also call any odometer "mileage", so that word alone proves nothing. */
export function distanceUnitOf(table: Table, mapping: Mapping): Found<DistanceUnit> | undefined {
  const column = distanceUnitIn(filledCells(table, columnsOf(mapping, "distanceUnit")[0])[0] ?? "");
  if (column) return { unit: column, reason: inColumn };
  for (const field of ["odometer", "mileage", "distance"] as const) {
    for (const heading of headingsOf(table, mapping, field)) {
      const unit = plainHeading(heading) === "mileage" ? undefined : distanceUnitIn(heading);
      if (unit) return { unit, reason: `The heading says “${heading}”.` };
    }
    const unit = unitInCells(table, columnsOf(mapping, field)[0], ["mi", "km", "h"]);
    if (unit) return { unit: unit as DistanceUnit, reason: "The cells name the unit." };
  }
  const economy = economyHeading(table);
  if (!economy) return undefined;
  return {
    unit: economy.system === "metric" ? "km" : "mi",
    reason: `The heading says “${economy.heading}”.`,
  };
}

function headingsOf(table: Table, mapping: Mapping, field: string): string[] {
  return columnsOf(mapping, field).map((column) => table.headings[column] ?? "");
}

function economyHeading(table: Table): { heading: string; system: "metric" | "us" } | undefined {
  for (const heading of table.headings) {
    if (/km\s?\/\s?l\b|\bl(?:it\w*)?\s?\/\s?100/i.test(heading)) return { heading, system: "metric" };
    if (/\bmpg\b|mi\w*\s?\/\s?gal/i.test(heading)) return { heading, system: "us" };
  }
  return undefined;
}

function unitInCells(table: Table, column: number | undefined, units: string[]): string | undefined {
  for (const cell of filledCells(table, column).slice(0, 1000)) {
    const read = readNumber(cell, "point");
    if ("number" in read && read.unit && units.includes(read.unit)) return read.unit;
  }
  return undefined;
}
