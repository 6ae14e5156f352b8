import type { ImportFile } from "~/features/imports/imports.server";

/** Whether a row sets the customer that is there already, or leaves it alone. */
export const existingCustomerChoices = [
  { value: "update", label: "Update it" },
  { value: "skip", label: "Skip it" },
] as const;

export type CrmImportSettings = { existing: (typeof existingCustomerChoices)[number]["value"] };
export type PostedCrmImport = Partial<CrmImportSettings>;

export type CrmImport = ImportFile<CrmImportSettings>;
