import type { Field, FuelField, ImportKind, ServiceField, VehicleField } from "./import-kinds";
import { stockNames } from "./stock-headings";

/** Trimmed, with single blanks: " odometer" and a heading with a line break inside are ordinary ones. */
export function tidyHeading(heading: string): string {
  return heading.replace(/\s+/g, " ").trim();
}

/** A longer cell is no heading, and looking for its brackets would take minutes. */
const longestHeading = 200;

/** Small letters without accents, marks and what stands in brackets: "IsFillToFull" and "is_fill_to_full" are one, "Odo (km)" is "odo". */
export function plainHeading(heading: string): string {
  return heading
    .slice(0, longestHeading)
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[([{][^)\]}]*[)\]}]/g, " ")
    .replace(/#/g, " no ")
    .replace(/[^a-z0-9$€]+/g, " ")
    .trim();
}

/** The field that a heading names; undefined when it is none that is known. */
export function fieldOfHeading(kind: ImportKind, heading: string): Field | undefined {
  const plain = plainHeading(heading).replace(/^(?:extrafield|extra field) /, "");
  const known = dictionaries[kind].get(plain);
  if (known) return known;
  return kind === "fuel" && unitPriceHeading.test(plain) ? "unitPrice" : undefined;
}

/** How many different fields a line would name, were it the headings. */
export function knownHeadings(kind: ImportKind | undefined, cells: string[]): number {
  const kinds = kind ? [kind] : (Object.keys(dictionaries) as ImportKind[]);
  const counts = kinds.map(
    (one) => new Set(cells.map((cell) => fieldOfHeading(one, cell)).filter(Boolean)).size,
  );
  return Math.max(...counts);
}

const unitPriceHeading =
  /^(?:unit price|unit cost|ppg|ppu|(?:fuel )?(?:price|cost|preis|precio|costo|\$|€|eur|usd) (?:per |pro |por |a |je |each )?(?:us )?(?:gal|gallon|galon|l|ltr|liter|litre|litro|unit|einheit|unidad)|volume price|price each)$/;

const when = {
  date: "date|fuelup date|service date|date time|datetime|fill date|fill up date|purchase date|transaction date|day|datum|fecha|data",
  time: "time|hour|uhrzeit|zeit|hora",
};
const whose =
  "vehicle|vehicle name|car|car name|truck|truck no|unit|unit no|unit number|unit id|asset|vin|equipment|fahrzeug|kennzeichen|vehiculo|unidad|no economico|numero economico|car id";
const meter =
  "odometer|odo|odometer reading|mileage|meter|meter reading|kilometerstand|km stand|tachostand|kilometraje|odometro|hours|hour meter|engine hours";
const remarks =
  "notes|note|comment|comments|remarks|remark|memo|torque notes|notiz|notizen|bemerkung|bemerkungen|kommentar|notas|nota|comentarios|observaciones";
const money =
  "cost|total|amount|total cost|total price|total amount|kosten|betrag|gesamt|summe|importe|costo|monto";

const vehicleNames: Partial<Record<VehicleField, string>> = {
  vin: "vin|vin no|vin number|vehicle identification number|vin serial|vin serial no|vin serial number|serial vin|serie|no de serie|no serie|num serie|numero de serie|niv|fin|fahrgestellnummer|fahrzeugidentifizierungsnummer|fahrzeug identifizierungsnummer|fahrgestell nr|chassis|chassis no|chassis number",
  serialNumber: "serial|serial no|serial number|s n|sn|pin|seriennummer|equipment serial number",
  unitNumber:
    "unit|unit no|unit number|unit id|truck|truck no|truck number|trailer no|trailer number|fleet no|fleet number|vehicle no|vehicle number|vehicle id|asset|asset no|asset id|equipment no|equipment number|equipment id|no economico|numero economico|num economico|economico|unidad|no unidad|fahrzeugnummer|fahrzeug nr|wagennummer|interne nummer",
  year: "year|yr|model year|my|ano|anio|ano modelo|baujahr|modelljahr",
  make: "make|manufacturer|brand|marca|fabricante|hersteller|marke",
  model: "model|model name|modelo|modell|typ modell",
  makeModel:
    "make model|make and model|year make model|marca modelo|marca y modelo|vehicle|vehicle description|description|fahrzeug|vehiculo",
  vehicleType:
    "type|vehicle type|body type|equipment type|tipo|tipo de vehiculo|typ|fahrzeugtyp|art|category|class",
  mileage: `${meter}|current mileage|current odometer|miles|km|kms|kilometers|current meter`,
  engineSerial:
    "engine serial|engine serial no|engine serial number|esn|engine no|engine number|no motor|no de motor|numero de motor|motornummer|motor nr",
  tireSize: "tire size|tires|tyre size|tyres|reifengrosse|reifen|medida de llanta|llantas",
  lessor: "leased from|lessor|leasing company|lease company|leasinggeber|arrendador",
  engineModel: "engine model|engine|motor",
  bodyClass: "body class|body|body style",
  engineManufacturer: "engine maker|engine make|engine manufacturer",
  gvwr: "weight class|gvwr|gvw",
};

const fuelNames: Partial<Record<FuelField, string>> = {
  ...when,
  vehicle: whose,
  odometer: meter,
  distance:
    "miles|km|kms|kilometers|trip|trip distance|trip miles|trip km|trip odometer|trip meter|distance|distance driven|miles driven|strecke|recorrido",
  volume:
    "volume|gallons|gal|gals|us gallons|litres|liters|ltr|ltrs|l|litros|galones|liter|menge|tankmenge|kraftstoffmenge|fuel|fuel consumed|fuel amount|fuel qty|fuel quantity|fill amount|fill volume|quantity|qty|amount of fuel|cantidad",
  volumeUnit: "fill units|fill unit|volume unit|volume units|fuel unit|uom",
  price: "price|preis|precio|fuel price",
  unitPrice:
    "price per unit|price per gallon|price per liter|price per litre|literpreis|preis pro liter|volume price",
  total: `${money}|total fuel cost|fuel cost|fuel total|gesamtpreis|gesamtkosten|total a pagar`,
  partial: "partial|partial fuelup|partial fill|partial fill up|is partial|teilbetankung|teiltankung|parcial",
  full: "full|full tank|filled up|filled|fill to full|is fill to full|full fill|tank full|voll|vollgetankt|volltankung|lleno|tanque lleno",
  missed: "missed|missed fuelup|missed fuel up|missed fill|missed fill up|missed fillup|missed previous",
  notes: remarks,
  product:
    "product|fuel type|fuel grade|grade|fuel product|fuel name|kraftstoff|kraftstoffart|sorte|combustible|tipo de combustible",
  location:
    "location|station|gas station|fuel station|vendor|merchant|site|tankstelle|ort|estacion|gasolinera|lugar|city",
};

const serviceNames: Partial<Record<ServiceField, string>> = {
  ...when,
  vehicle: whose,
  odometer: `${meter}|miles|km`,
  description:
    "description|job|work|work done|work performed|service|service performed|services|what was done|task|repair|cost title|title|procedure|beschreibung|arbeit|leistung|descripcion|trabajo|servicio|reparacion",
  serviceType: "service type|type|category|kategorie|tipo",
  subTypes: "sub service types|sub service type|subtype|sub type|subtypes|services done",
  cost: `${money}|price|preis|precio|price optional`,
  laborCost: "labor|labour|labor cost|labour cost|arbeitskosten|mano de obra",
  partsCost: "parts cost|part cost|materialkosten|teilekosten|costo de partes",
  vendor:
    "vendor|shop|shop name|garage|location|place|who|performed by|done by|mechanic|technician|provider|werkstatt|taller|proveedor|mecanico",
  parts: "parts|parts used|part|part no|parts list|material|teile|partes|refacciones",
  notes: remarks,
};

const dictionaries: Record<ImportKind, Map<string, Field>> = {
  vehicles: dictionaryOf(vehicleNames),
  fuel: dictionaryOf(fuelNames),
  service: dictionaryOf(serviceNames),
  inventory: dictionaryOf(stockNames),
};

function dictionaryOf(names: Partial<Record<Field, string>>): Map<string, Field> {
  const entries = Object.entries(names) as [Field, string][];
  return new Map(entries.flatMap(([field, words]) => words.split("|").map((word) => [word, field] as const)));
}
