import { type FileKind, fieldFinder } from "~/features/imports/file-kind";
import { findDates, mappingByHeadings } from "~/features/imports/guess/guess-mapping";
import {
  setCurrency,
  setDateOrder,
  setDecimal,
  setDistance,
  setVolume,
} from "~/features/imports/guess/guess-steps";
import type { Layout } from "~/features/imports/guess/layouts";
import type { Mapping } from "~/features/imports/table/columns-of";
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
  return mapping;
}
