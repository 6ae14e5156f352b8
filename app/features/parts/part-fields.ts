import type { FieldWithoutFile, OwnField } from "~/features/fields/field";
import { categoryLabel, partCategories } from "./part-categories";

/** Characters. */
export const maxNotes = 5000;

export const partFields = [
  {
    name: "category",
    column: "category",
    label: "Category",
    kind: "choice",
    choices: partCategories.map((value) => ({ value, label: categoryLabel(value) })),
    unchosen: "Choose…",
    error: "Please select a part category",
  },
  {
    name: "partNumber",
    column: "part_number",
    label: "Part number",
    kind: "text",
    maxLength: 100,
    input: { mono: true, autoComplete: "off", spellCheck: false },
    row: "number",
    none: "Not noted",
  },
  {
    name: "cost",
    column: "cost",
    label: "Cost",
    kind: "money",
    costs: "see",
    row: "number",
    none: "Not entered",
  },
  {
    name: "fromStock",
    kind: "own",
    columns: ["inventory_item_id", "quantity_taken"],
    row: "stock",
  },
  { name: "quantityTaken", kind: "own", columns: [], row: "stock" },
  { name: "mileage", kind: "own", columns: ["meter_reading_id"], row: "when" },
  {
    name: "installDate",
    column: "install_date",
    label: "Install date",
    pageLabel: "Installed",
    kind: "day",
    required: true,
    row: "when",
  },
  {
    name: "vendor",
    column: "vendor",
    label: "Vendor",
    kind: "text",
    maxLength: 200,
    row: "where",
    none: "Not noted",
  },
  {
    name: "position",
    column: "position",
    label: "Position",
    kind: "text",
    maxLength: 100,
    input: { placeholder: "Left, axle 2", autoComplete: "off" },
    row: "where",
    none: "Not noted",
  },
  { name: "breakdownId", kind: "own", columns: ["breakdown_id"] },
  { name: "serviceEntryId", kind: "own", columns: ["service_entry_id"] },
  { name: "notes", column: "notes", label: "Notes", kind: "long text", maxLength: maxNotes, rows: 3 },
  { name: "photo", kind: "own", columns: ["photo_id"] },
] as const satisfies readonly (OwnField | FieldWithoutFile)[];
