import { type Mapping, columnsOf, filledCells } from "~/features/imports/table/columns-of";
import { plainHeading } from "~/features/imports/table/headings";
import type { Table } from "~/features/imports/table/table";

const nouns =
  "vehicle|veh|truck|tractor|trailer|unit|asset|equipment|equip|fleet|machine|power unit|car|van|bus";

/** Headings of the number or name by which a company knows a vehicle, in every kind of file. */
export const unitHeadings = [
  "unit|truck|tractor|power unit|asset|equipment|equip|fleet unit",
  "no economico|num economico|numero economico|economico|unidad|no unidad|numero de unidad",
  "fahrzeugnummer|fahrzeug nr|wagennummer|interne nummer",
].join("|");

const numbered = new RegExp(
  `^(?:(?:our|my|fleet|company|customer|assigned|internal) )?(?:${nouns})(?: unit| asset)?(?: (?:id|no|nr|num|numbers?|code|key|tag|ref))+$`,
);
const named = new RegExp(`^(?:${nouns})(?: unit)? (?:name|label|description|desc)$`);

/** "Vehicle ID", "Tractor #", "Fleet No", "Equipment Code": any of a vehicle's nouns with a word for its number. */
export function isUnitNumber(plain: string): boolean {
  return numbered.test(plain);
}

/** "Truck Name" too, in a log of several vehicles, and not the trailer beside the truck. */
export function namesVehicle(plain: string): boolean {
  return (isUnitNumber(plain) || named.test(plain)) && !plain.includes("trailer");
}

const lesserHeadings =
  /^(?:trailer(?: (?:no|number|id))?|(?:license |licence |number |vehicle )?plate(?: (?:no|number))?|licen[sc]e(?: (?:no|number))?|(?:vehicle )?registration(?: (?:no|number))?|reg(?: no)?|tag(?: no| number)?|serial(?: no| number)?)$/;

/** When no heading names the vehicles: the first column that may tell them apart. */
export function findVehicles(table: Table, mapping: Mapping): void {
  if (columnsOf(mapping, "vehicle").length > 0) return;
  const column = table.headings.findIndex(
    (heading, index) =>
      !mapping[index] && lesserHeadings.test(plainHeading(heading)) && filledCells(table, index).length > 0,
  );
  if (column >= 0) mapping[column] = "vehicle";
}
