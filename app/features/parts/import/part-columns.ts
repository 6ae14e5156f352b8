import type { Column } from "~/features/imports/column";
import { unitColumns } from "~/features/imports/cells/row-units";
import { logHeadings as headings } from "~/features/vehicles/fleet-import/log-headings";
import { notCostColumn } from "~/features/vehicles/fleet-import/not-a-cost";

const dateHeadings =
  "installed|installed on|install date|date installed|installation date|fitted|fitted on|date fitted|replaced on|eingebaut|einbaudatum|instalado|fecha de instalacion";

export const partColumns = [
  { field: "vehicle", label: "Vehicle", headings: headings.vehicle },
  { field: "date", label: "Installed", headings: `${dateHeadings}|${headings.date}` },
  { field: "time", label: "Time", headings: headings.time },
  {
    field: "category",
    label: "Category",
    headings: "category|part category|part type|type of part|component|system|kategorie|baugruppe|categoria",
  },
  {
    field: "partNumber",
    label: "Part number",
    headings:
      "part number|part no|part num|partno|partnumber|part id|part code|pn|p n|sku|item no|item number|teilenummer|teile nr|artikelnummer|numero de parte|no de parte",
  },
  {
    field: "description",
    label: "Description",
    headings:
      "description|part description|part name|part|parts|item|item description|what was fitted|bezeichnung|beschreibung|teil|descripcion|pieza|parte|refaccion",
  },
  {
    field: "position",
    label: "Position",
    headings: "position|location on vehicle|axle|side|mounted|einbauort|posicion",
  },
  {
    field: "vendor",
    label: "Vendor",
    headings:
      "vendor|vendor name|supplier|supplier name|seller|store|bought from|bought at|purchased from|lieferant|proveedor",
  },
  { field: "cost", label: "Cost", kind: "money", headings: `${headings.money}|part cost|parts cost` },
  unitColumns.currency,
  {
    field: "odometer",
    label: "Install mileage",
    kind: "number",
    headings: `${headings.meter}|install mileage|mileage installed|miles|km`,
  },
  unitColumns.distanceUnit,
  {
    field: "takenOff",
    label: "Taken off",
    headings: "taken off|taken off on|removed|removed on|removal date|date removed|ausgebaut|retirado",
  },
  notCostColumn,
  { field: "notes", label: "Notes", several: true, headings: headings.notes },
] as const satisfies Column[];

export type PartColumn = (typeof partColumns)[number]["field"];
