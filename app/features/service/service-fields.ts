import type { FieldWithoutFile, OwnField } from "~/features/fields/field";

/** Characters. */
export const maxNotes = 5000;

export const serviceFields = [
  {
    name: "description",
    column: "description",
    label: "What was done",
    kind: "text",
    maxLength: 500,
    limitsTyping: true,
    required: true,
    missing: "Write what was done",
    inDetails: false,
  },
  { name: "mileage", kind: "own", columns: ["meter_reading_id"], row: "when" },
  {
    name: "serviceDate",
    column: "service_date",
    label: "Date",
    kind: "day",
    required: true,
    row: "when",
    inDetails: false,
  },
  {
    name: "laborCost",
    column: "labor_cost",
    label: "Labor",
    kind: "money",
    row: "costs",
    inDetails: false,
  },
  {
    name: "otherCost",
    column: "other_cost",
    label: "Other cost",
    kind: "money",
    row: "costs",
    inDetails: false,
  },
  {
    name: "ownShop",
    column: "own_shop",
    label: "Done by your own shop",
    hint: "Without the tick and without a vendor, the entry says that the vendor was not given",
    kind: "checkbox",
    inDetails: false,
  },
  {
    name: "vendor",
    column: "vendor",
    label: "Vendor",
    kind: "text",
    maxLength: 200,
    hint: "Of your own shop: the mechanic",
    inDetails: false,
  },
  { name: "reminderIds", kind: "own", columns: [] },
  {
    name: "notes",
    column: "notes",
    label: "Notes",
    kind: "long text",
    maxLength: maxNotes,
    rows: 3,
    inDetails: false,
  },
  { name: "photo", kind: "own", columns: ["photo_id"] },
] as const satisfies readonly (OwnField | FieldWithoutFile)[];
