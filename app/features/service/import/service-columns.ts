import type { Column } from "~/features/imports/column";
import { unitColumns } from "~/features/imports/cells/row-units";
import { logHeadings as headings } from "~/features/vehicles/fleet-import/log-headings";
import { notCostColumn } from "~/features/vehicles/fleet-import/not-a-cost";

export const serviceColumns = [
  { field: "vehicle", label: "Vehicle", headings: headings.vehicle },
  { field: "date", label: "Date", headings: headings.date },
  { field: "time", label: "Time", headings: headings.time },
  { field: "odometer", label: "Mileage", kind: "number", headings: `${headings.meter}|miles|km` },
  unitColumns.distanceUnit,
  {
    field: "description",
    label: "What was done",
    headings:
      "description|job|work|work done|work performed|service|service performed|services|what was done|task|repair|cost title|title|procedure|beschreibung|arbeit|leistung|descripcion|trabajo|servicio|reparacion",
  },
  { field: "serviceType", label: "Kind of service", headings: "service type|type|category|kategorie|tipo" },
  {
    field: "subTypes",
    label: "Kinds of work",
    headings: "sub service types|sub service type|subtype|sub type|subtypes|services done",
  },
  {
    field: "cost",
    label: "Cost",
    kind: "money",
    headings: `${headings.money}|price|preis|precio|price optional`,
  },
  {
    field: "laborCost",
    label: "Labor cost",
    kind: "money",
    headings: "labor|labour|labor cost|labour cost|arbeitskosten|mano de obra",
  },
  {
    field: "partsCost",
    label: "Parts cost",
    kind: "money",
    headings: "parts cost|part cost|other cost|materialkosten|teilekosten|costo de partes",
  },
  unitColumns.currency,
  {
    field: "vendor",
    label: "Shop",
    headings:
      "vendor|shop|shop name|garage|location|place|who|performed by|done by|mechanic|technician|provider|werkstatt|taller|proveedor|mecanico",
  },
  {
    field: "parts",
    label: "Parts",
    headings: "parts|parts used|part|part no|parts list|material|teile|partes|refacciones",
  },
  // "Type" and "Category" are found above: a kind of service may say that it is income, too.
  notCostColumn,
  { field: "notes", label: "Notes", several: true, headings: headings.notes },
] as const satisfies Column[];

export type ServiceField = (typeof serviceColumns)[number]["field"];
