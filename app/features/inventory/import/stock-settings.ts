import type { ImportFile } from "~/features/imports/imports.server";

/** Whether a row sets an existing part, adds its pieces to it, or leaves it alone. */
export const existingChoices = [
  { value: "update", label: "Update it" },
  { value: "add", label: "Add the quantity to it" },
  { value: "skip", label: "Skip it" },
] as const;

export type ExistingPart = (typeof existingChoices)[number]["value"];

export type StockSettings = { existing: ExistingPart };
export type PostedStock = Partial<StockSettings>;

export type StockImport = ImportFile<StockSettings>;
