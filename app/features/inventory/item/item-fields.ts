import type { DataField, NameOf } from "~/features/fields/field";

export const maxBinLength = 50;

/** A part's fields, in the order of its form, of the changes of an edit and of the CSV file. */
export const itemFields = [
  {
    name: "partNumber",
    column: "part_number",
    label: "Part number",
    kind: "text",
    maxLength: 100,
    required: true,
    input: { mono: true, autoComplete: "off", spellCheck: false },
    inDetails: false,
    csv: "Part#",
  },
  {
    name: "description",
    column: "description",
    label: "Description",
    kind: "text",
    maxLength: 500,
    blank: "",
    none: "none",
    csv: "Description",
  },
  {
    name: "manufacturer",
    column: "manufacturer",
    label: "Manufacturer",
    kind: "text",
    maxLength: 200,
    blank: "",
    row: "source",
    none: "not known",
    csv: "Manufacturer",
  },
  {
    name: "vendor",
    column: "vendor",
    label: "Vendor",
    kind: "text",
    maxLength: 200,
    blank: "",
    row: "source",
    none: "not known",
    csv: "Vendor",
  },
  {
    name: "cost",
    column: "cost",
    label: "Cost",
    kind: "price",
    costs: "see",
    row: "prices",
    none: "not known",
    csv: "Cost",
  },
  {
    name: "salesPrice",
    column: "sales_price",
    label: "Sales price",
    kind: "price",
    row: "prices",
    none: "not known",
    csv: "Sales Price",
  },
  {
    name: "coreCharge",
    column: "core_charge",
    label: "Core charge",
    kind: "price",
    costs: "change",
    row: "prices",
    none: "none",
    csv: null,
  },
  {
    name: "bin",
    column: "bin_location",
    label: "Bin",
    kind: "text",
    maxLength: maxBinLength,
    blank: "",
    row: "stock",
    none: "none",
    csv: "Bin",
  },
  {
    name: "quantity",
    column: "quantity",
    label: "Quantity",
    kind: "count",
    row: "stock",
    inDetails: false,
    csv: "Qty",
  },
  {
    name: "reorderPoint",
    column: "reorder_point",
    label: "Reorder point",
    kind: "count",
    row: "stock",
    csv: "Reorder",
  },
] as const satisfies readonly (DataField & { csv: string | null })[];

/**
 * The form's other inputs: the customer and the count that a part is added for; the version that an edit was opened with, and why it
 * changes the stock.
 */
export type ItemField =
  NameOf<typeof itemFields> | "customerId" | "slipId" | "quantityWas" | "reason" | "version";
