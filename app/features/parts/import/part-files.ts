import { type FileKind, fieldFinder } from "~/features/imports/file-kind";
import { findDates, mappingByHeadings } from "~/features/imports/guess/guess-mapping";
import { setCurrency, setDateOrder, setDecimal, setDistance } from "~/features/imports/guess/guess-steps";
import type { Mapping } from "~/features/imports/table/columns-of";
import type { Table } from "~/features/imports/table/table";
import { findVehicles, namesVehicle } from "~/features/vehicles/fleet-import/unit-headings";
import { type PartColumn, partColumns } from "./part-columns";

export const partFiles: FileKind<PartColumn> = {
  name: "parts",
  columns: partColumns,
  fieldOf: fieldFinder(partColumns, (plain) => (namesVehicle(plain) ? "vehicle" : undefined)),
  layouts: [],
  guessMapping,
  steps: [setDecimal, setCurrency, setDateOrder, setDistance],
  questions: ["dateOrder", "decimal", "distanceUnit", "currency"],
};

function guessMapping(table: Table): Mapping {
  const mapping = mappingByHeadings(partFiles, table);
  findDates(table, mapping);
  findVehicles(table, mapping);
  return mapping;
}
