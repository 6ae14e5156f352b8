import { unitColumns } from "~/features/imports/cells/row-units";
import type { Column } from "~/features/imports/column";
import { plainHeading } from "~/features/imports/table/headings";
import { itemFields } from "../item/item-fields";

/** Makers whose numbers people list in their own column. */
export const makers =
  "gates|dayco|continental|bando|fleetguard|donaldson|baldwin|wix|luberfiner|luber finer|hastings|napa|mann|mahle|hengst";

/** The maker's number for the part, besides the one it is kept under. */
export const makersNumbers =
  "oem part number|oem part no|oem number|oem no|oem pn|oem display|oem pn display|oem|oe number|oe no|oe|oe nummer|manufacturer part number|manufacturer part no|mfg part number|mfg part no|mfr part number|mfr part no|mpn";

export type PartField = (typeof itemFields)[number];

/** Other headings of a part's fields than its label and its own in our export. */
const otherHeadings: { [Name in PartField["name"]]?: string } = {
  partNumber:
    "part no|part number|part num|partno|partnumber|part id|part code|part nr|pn|p n|sku|item no|item number|item code|item id|stock no|stock number|stock code|product code|product no|product number|product id|catalog no|catalog number|nsn|teilenummer|teile nr|artikelnummer|artikel nr|numero de parte|no de parte|no parte|num parte|codigo|clave|referencia|code|number|no",
  description:
    "description|desc|part description|item description|product description|bezeichnung|beschreibung|benennung|descripcion|part name|item name|product name|name|title|nombre|part|item|product|articulo|pieza|producto",
  manufacturer:
    "manufacturer|manufacturer name|mfr|mfg|maker|brand|brand name|make|hersteller|marke|fabricante|marca",
  vendor: "vendor|vendor name|supplier|supplier name|distributor|lieferant|proveedor",
  cost: "cost|our cost|unit cost|cost price|cost each|dealer cost|dealer net|net cost|net price|net|purchase price|buy price|last cost|acquisition cost|einkaufspreis|ek preis|ek|costo|costo unitario|precio de compra",
  salesPrice:
    "sales price|sale price|sell price|selling price|price|price each|unit price|retail price|retail|list price|list|msrp|verkaufspreis|vk preis|vk|preis|precio de venta|precio",
  coreCharge: "core charge|core deposit|core price|core cost|core value|core|pfand|casco",
  bin: "bin|bin location|bin no|bin number|shelf|slot|rack|warehouse location|location|lagerplatz|lagerort|fach|ubicacion|estante|anaquel",
  quantity:
    "qty|quantity|qty on hand|quantity on hand|on hand|qoh|stock qty|stock quantity|units in stock|in stock|stock|qty available|available|count|balance|bestand|lagerbestand|menge|anzahl|existencia|existencias|cantidad",
  reorderPoint:
    "reorder|reorder point|reorder level|reorder threshold|rop|min qty|min stock|minimum stock|minimum quantity|minimum qty|minimum|min|min quantity|safety stock|mindestbestand|meldebestand|punto de reorden|minimo",
};

const kinds: Record<PartField["kind"], Column["kind"]> = { text: undefined, price: "money", count: "number" };

const fieldColumns = itemFields.map((field): Column<PartField["name"]> => {
  const { name, label, kind, csv } = field;
  const own = [label, csv ?? label].map(plainHeading);
  const headings = [...new Set([...(otherHeadings[name]?.split("|") ?? []), ...own])].join("|");
  return { field: name, label, kind: kinds[kind], headings };
});

const numberColumns = [
  {
    field: "crossReference",
    label: "Cross-reference",
    several: true,
    headings: `cross reference|cross references|cross ref|crossref|xref|x ref|cross|interchange|interchanges|alternate|alternates|alternate no|alternate number|alternative|equivalent|equivalents|vergleichsnummer|vergleichsnummern|referencias cruzadas|${makersNumbers}|${makers}`,
  },
  {
    field: "replacedBy",
    label: "Number it is replaced by",
    several: true,
    headings:
      "replaced by|superseded by|supersession|supersession number|new part number|new part no|new number|newer number|ersetzt durch|reemplazado por|sustituido por",
  },
  {
    field: "replaces",
    label: "Number it replaces",
    several: true,
    headings:
      "replaces|supersedes|old part number|old part no|old number|old no|previous number|former number|ersetzt|reemplaza|sustituye",
  },
  {
    field: "fitsInstead",
    label: "Number that fits instead",
    several: true,
    headings: "fits instead|substitute|substitutes|substitute number|alternative fit|ersatzweise|sustituto",
  },
  {
    field: "barCode",
    label: "Bar code",
    headings:
      "bar code|bar codes|barcode|upc|upc code|ean|ean code|gtin|scan code|strichcode|codigo de barras",
  },
  {
    field: "vendorNumber",
    label: "Vendor's number",
    headings:
      "vendor part number|vendor part numbers|vendor part no|vendor pn|vendor item no|vendor item|vendor sku|supplier part number|supplier part no|supplier pn|supplier item no|supplier sku|distributor part no|bestellnummer|bestell nr|lieferantennummer|codigo proveedor",
  },
] as const satisfies Column[];

export type NumberField = (typeof numberColumns)[number]["field"];
export type StockField = PartField["name"] | NumberField | "currency";

export const stockColumns: readonly Column<StockField>[] = [
  ...fieldColumns,
  unitColumns.currency,
  ...numberColumns,
];
