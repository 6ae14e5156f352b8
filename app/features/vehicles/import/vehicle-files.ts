import { type FileKind, fieldFinder } from "~/features/imports/file-kind";
import { mappingByHeadings, maxCells } from "~/features/imports/guess/guess-mapping";
import { setDecimal, setDistance } from "~/features/imports/guess/guess-steps";
import { type Mapping, columnsOf, filledCells } from "~/features/imports/table/columns-of";
import { plainHeading } from "~/features/imports/table/headings";
import type { Table } from "~/features/imports/table/table";
import { isUnitNumber } from "../fleet-import/unit-headings";
import { type VehicleField, vehicleColumns } from "./vehicle-columns";
import { vinsIn } from "./vin-in-cell";

export const vehicleFiles: FileKind<VehicleField> = {
  name: "vehicles",
  columns: vehicleColumns,
  fieldOf: fieldFinder(vehicleColumns, (plain) => (isUnitNumber(plain) ? "unitNumber" : undefined)),
  layouts: [],
  guessMapping,
  steps: [setDecimal, setDistance],
  questions: ["decimal", "distanceUnit"],
};

function guessMapping(table: Table): Mapping {
  const mapping = mappingByHeadings(vehicleFiles, table);
  const has = (field: VehicleField) => columnsOf(mapping, field).length > 0;
  const [serial] = columnsOf(mapping, "serialNumber");
  if (!has("vin")) {
    const free = table.headings.keys();
    const column = serial ?? [...free].find((one) => !mapping[one] && maxCells(table, one, hasVin));
    if (column !== undefined) mapping[column] = "vin";
  }
  // In Mexico "modelo" is the model year.
  const [model] = columnsOf(mapping, "model");
  if (!has("year") && model !== undefined && maxCells(table, model, beginsWithYear)) mapping[model] = "year";
  if (has("unitNumber")) return mapping;
  const unit = [...table.headings.entries()].find(
    ([column, heading]) =>
      !mapping[column] &&
      /^(?:no|nr|name|id|number|numero)$/.test(plainHeading(heading)) &&
      tellsApart(table, column),
  );
  if (unit) mapping[unit[0]] = "unitNumber";
  return mapping;
}

const hasVin = (cell: string) => vinsIn(cell).length > 0;
const beginsWithYear = (cell: string) => /^(?:19[5-9]|20[0-4])\d\b/.test(cell.trim());

/** A column that numbers the rows from 1 in each section, or only names the sections, is not a unit number. */
function tellsApart(table: Table, column: number): boolean {
  const cells = filledCells(table, column);
  return cells.length * 2 >= table.rows.length && new Set(cells).size === cells.length;
}
