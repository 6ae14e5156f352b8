import type { Column } from "~/features/imports/column";
import { unitColumns } from "~/features/imports/cells/row-units";
import { unitHeadings } from "../fleet-import/unit-headings";
import { meterHeadings } from "~/features/meters/import/meter-headings";

export const vehicleColumns = [
  {
    field: "vin",
    label: "VIN or serial number",
    headings:
      "vin|vin no|vin number|vehicle identification number|vin serial|vin serial no|vin serial number|serial vin|serie|no de serie|no serie|num serie|numero de serie|niv|fin|fahrgestellnummer|fahrzeugidentifizierungsnummer|fahrzeug identifizierungsnummer|fahrgestell nr|chassis|chassis no|chassis number",
  },
  {
    field: "serialNumber",
    label: "Serial number",
    headings: "serial|serial no|serial number|s n|sn|pin|seriennummer|equipment serial number",
  },
  {
    field: "unitNumber",
    label: "Unit number",
    headings: unitHeadings,
  },
  { field: "year", label: "Year", headings: "year|yr|model year|my|ano|anio|ano modelo|baujahr|modelljahr" },
  { field: "make", label: "Make", headings: "make|manufacturer|brand|marca|fabricante|hersteller|marke" },
  { field: "model", label: "Model", headings: "model|model name|modelo|modell|typ modell" },
  {
    field: "makeModel",
    label: "Make and model",
    headings:
      "make model|make and model|year make model|marca modelo|marca y modelo|vehicle|vehicle description|description|fahrzeug|vehiculo",
  },
  {
    field: "vehicleType",
    label: "Vehicle type",
    headings:
      "type|vehicle type|body type|equipment type|tipo|tipo de vehiculo|typ|fahrzeugtyp|art|category|class",
  },
  {
    field: "mileage",
    label: "Mileage",
    kind: "number",
    headings: `${meterHeadings}|current mileage|current odometer|miles|km|kms|kilometers|current meter`,
  },
  unitColumns.distanceUnit,
  {
    field: "mileageDay",
    label: "Day of the mileage",
    headings: "mileage read on|odometer date|mileage date",
  },
  { field: "meterNumber", label: "Number of the meter", headings: "meter number" },
  { field: "unitKind", label: "Kind of unit", headings: "kind of unit|unit kind" },
  {
    field: "engineSerial",
    label: "Engine serial",
    headings:
      "engine serial|engine serial no|engine serial number|esn|engine no|engine number|no motor|no de motor|numero de motor|motornummer|motor nr",
  },
  {
    field: "tireSize",
    label: "Tire size",
    headings: "tire size|tires|tyre size|tyres|reifengrosse|reifen|medida de llanta|llantas",
  },
  {
    field: "lessor",
    label: "Leased from",
    headings: "leased from|lessor|leasing company|lease company|leasinggeber|arrendador",
  },
  { field: "engineModel", label: "Engine model", headings: "engine model|engine|motor" },
  { field: "bodyClass", label: "Body class", headings: "body class|body|body style" },
  {
    field: "engineManufacturer",
    label: "Engine maker",
    headings: "engine maker|engine make|engine manufacturer",
  },
  {
    field: "left",
    label: "Left the fleet",
    headings: "left the fleet|left fleet|date left|left on|date sold|sold on|date retired|disposal date",
  },
  { field: "gvwr", label: "Weight class", headings: "weight class|gvwr|gvw" },
] as const satisfies Column[];

export type VehicleField = (typeof vehicleColumns)[number]["field"];
