import type { Column } from "~/features/imports/column";

/** Makers whose numbers people list in their own column. */
export const makers =
  "gates|dayco|continental|bando|fleetguard|donaldson|baldwin|wix|luberfiner|luber finer|hastings|napa|mann|mahle|hengst";

/** The maker's number for the part, besides the one it is kept under. */
export const makersNumbers =
  "oem part number|oem part no|oem number|oem no|oem pn|oem display|oem pn display|oem|oe number|oe no|oe|oe nummer|manufacturer part number|manufacturer part no|mfg part number|mfg part no|mfr part number|mfr part no|mpn";

export const stockColumns = [
  {
    field: "partNumber",
    label: "Part number",
    headings:
      "part no|part number|part num|partno|partnumber|part id|part code|part nr|pn|p n|sku|item no|item number|item code|item id|stock no|stock number|stock code|product code|product no|product number|product id|catalog no|catalog number|nsn|teilenummer|teile nr|artikelnummer|artikel nr|numero de parte|no de parte|no parte|num parte|codigo|clave|referencia|code|number|no",
  },
  {
    field: "description",
    label: "Description",
    headings:
      "description|desc|part description|item description|product description|bezeichnung|beschreibung|benennung|descripcion|part name|item name|product name|name|title|nombre|part|item|product|articulo|pieza|producto",
  },
  {
    field: "manufacturer",
    label: "Manufacturer",
    headings:
      "manufacturer|manufacturer name|mfr|mfg|maker|brand|brand name|make|hersteller|marke|fabricante|marca",
  },
  {
    field: "vendor",
    label: "Vendor",
    headings: "vendor|vendor name|supplier|supplier name|distributor|lieferant|proveedor",
  },
  {
    field: "cost",
    label: "Cost",
    kind: "money",
    headings:
      "cost|our cost|unit cost|cost price|cost each|dealer cost|dealer net|net cost|net price|net|purchase price|buy price|last cost|acquisition cost|einkaufspreis|ek preis|ek|costo|costo unitario|precio de compra",
  },
  {
    field: "salesPrice",
    label: "Sales price",
    kind: "money",
    headings:
      "sales price|sale price|sell price|selling price|price|price each|unit price|retail price|retail|list price|list|msrp|verkaufspreis|vk preis|vk|preis|precio de venta|precio",
  },
  {
    field: "coreCharge",
    label: "Core charge",
    kind: "money",
    headings: "core charge|core deposit|core price|core cost|core value|core|pfand|casco",
  },
  {
    field: "bin",
    label: "Bin",
    headings:
      "bin|bin location|bin no|bin number|shelf|slot|rack|warehouse location|location|lagerplatz|lagerort|fach|ubicacion|estante|anaquel",
  },
  {
    field: "quantity",
    label: "Quantity",
    kind: "number",
    headings:
      "qty|quantity|qty on hand|quantity on hand|on hand|qoh|stock qty|stock quantity|units in stock|in stock|stock|qty available|available|count|balance|bestand|lagerbestand|menge|anzahl|existencia|existencias|cantidad",
  },
  {
    field: "reorderPoint",
    label: "Reorder point",
    kind: "number",
    headings:
      "reorder|reorder point|reorder level|reorder threshold|rop|min qty|min stock|minimum stock|minimum quantity|minimum qty|minimum|min|safety stock|mindestbestand|meldebestand|punto de reorden|minimo",
  },
  {
    field: "crossReference",
    label: "Cross-reference",
    several: true,
    headings: `cross reference|cross references|cross ref|crossref|xref|x ref|cross|interchange|interchanges|alternate|alternates|alternate no|alternate number|alternative|equivalent|equivalents|vergleichsnummer|vergleichsnummern|referencias cruzadas|${makersNumbers}|${makers}`,
  },
  {
    field: "replaces",
    label: "Number it replaces",
    several: true,
    headings:
      "replaces|supersedes|old part number|old part no|old number|old no|previous number|former number|ersetzt|reemplaza|sustituye",
  },
  {
    field: "barCode",
    label: "Bar code",
    headings: "bar code|barcode|upc|upc code|ean|ean code|gtin|scan code|strichcode|codigo de barras",
  },
  {
    field: "vendorNumber",
    label: "Vendor's number",
    headings:
      "vendor part number|vendor part no|vendor pn|vendor item no|vendor item|vendor sku|supplier part number|supplier part no|supplier pn|supplier item no|supplier sku|distributor part no|bestellnummer|bestell nr|lieferantennummer|codigo proveedor",
  },
] as const satisfies Column[];

export type StockField = (typeof stockColumns)[number]["field"];
