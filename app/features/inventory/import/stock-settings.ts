import type { ImportFile } from "~/features/imports/imports.server";

/** Whether a row sets an existing part, adds its pieces to it, or leaves it alone. */
export const existingChoices = [
  { value: "update", label: "Update it" },
  { value: "add", label: "Add the quantity to it" },
  { value: "skip", label: "Skip it" },
] as const;

export type ExistingPart = (typeof existingChoices)[number]["value"];

/** What becomes of a new part whose number is nearly another's: the question of the Add form, for a file. */
export const alikeChoices = [
  { value: "skip", label: "Leave it out" },
  { value: "add", label: "It is another part: add it" },
] as const;

export type AlikePart = (typeof alikeChoices)[number]["value"];

/** Files that were taken before it was asked leave such parts out. */
export type StockSettings = { existing: ExistingPart; alike?: AlikePart };
export type PostedStock = Partial<StockSettings>;

export type StockImport = ImportFile<StockSettings>;
