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
import { type Mapping, columnsOf } from "~/features/imports/table/columns-of";
import type { Table } from "~/features/imports/table/table";
import { findVehicles, namesVehicle } from "~/features/vehicles/fleet-import/unit-headings";
import { type ServiceField, serviceColumns } from "./service-columns";

const layouts: Layout[] = [
  { name: "Fuelly", headings: ["car name", "service date", "sub service types"] },
  { name: "Fuelio", headings: ["cost title", "date", "odo", "cost"] },
  { name: "LubeLogger", headings: ["date", "description", "cost", "notes", "odometer", "tags"] },
  { name: "Road Trip", headings: ["description", "date", "odometer", "cost", "subtype", "payment"] },
];

/** Volumes tell the unit of the distances: apps export both logs alike. */
export const serviceFiles: FileKind<ServiceField> = {
  name: "service",
  columns: serviceColumns,
  fieldOf: fieldFinder(serviceColumns, (plain) => (namesVehicle(plain) ? "vehicle" : undefined)),
  layouts,
  guessMapping,
  steps: [setDecimal, setCurrency, setDateOrder, setVolume, setDistance],
  questions: ["dateOrder", "decimal", "distanceUnit", "currency"],
};

function guessMapping(table: Table): Mapping {
  const mapping = mappingByHeadings(serviceFiles, table);
  findDates(table, mapping);
  findVehicles(table, mapping);
  findPartsCost(table, mapping);
  return mapping;
}

/** A column "Parts" names them, or says what they cost: in an amount with cents, or beside one for the labor. */
function findPartsCost(table: Table, mapping: Mapping): void {
  if (columnsOf(mapping, "partsCost").length > 0) return;
  const hasLabor = columnsOf(mapping, "laborCost").length > 0;
  const isAmount = (cell: string) =>
    /^[$€£]?\s?[\d.,]*\d[.,]\d\d$/.test(cell.trim()) || (hasLabor && /^[$€£]?\s?[\d.,]+$/.test(cell.trim()));
  const column = columnsOf(mapping, "parts").find((one) => maxCells(table, one, isAmount));
  if (column !== undefined) mapping[column] = "partsCost";
}
