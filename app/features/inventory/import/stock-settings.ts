import type { ImportFile } from "~/features/imports/imports.server";

/** What a row does to a part that is there already: sets it, adds its pieces, or nothing. */
export const existingChoices = [
  { value: "update", label: "Update it" },
  { value: "add", label: "Add the quantity to it" },
  { value: "skip", label: "Skip it" },
] as const;

export type ExistingPart = (typeof existingChoices)[number]["value"];

export type StockSettings = { existing: ExistingPart };
export type PostedStock = Partial<StockSettings>;

export type StockImport = ImportFile<StockSettings>;
