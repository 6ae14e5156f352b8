import { z } from "zod";
import { optionalId } from "~/features/amounts/amount-fields";
import { fuelImport } from "~/features/fuel/import/fuel-import.server";
import type { FuelSettings, PostedFuel } from "~/features/fuel/import/fuel-settings";
import { fuelProducts } from "~/features/fuel/fuel-products";
import type { ImportKind } from "~/features/imports/import-kind";
import { type PostedSettings, settingsFields } from "~/features/imports/import-schema";
import type { ImportPages } from "~/features/imports/page/import-pages";
import {
  type PostedStock,
  type StockSettings,
  alikeChoices,
  existingChoices,
} from "~/features/inventory/import/stock-settings";
import { stockImport } from "~/features/inventory/import/stock-import.server";
import { stockPages } from "~/features/inventory/import/stock-pages";
import { crmImportPages } from "~/features/master-crm/import/crm-import-pages";
import { crmImport } from "~/features/master-crm/import/crm-import.server";
import {
  type CrmImportSettings,
  type PostedCrmImport,
  existingCustomerChoices,
} from "~/features/master-crm/import/crm-import-settings";
import { partImport } from "~/features/parts/import/part-import.server";
import { serviceImport } from "~/features/service/import/service-import.server";
import { fleetPages } from "~/features/vehicles/fleet-import/fleet-pages";

import { vehicleImport } from "~/features/vehicles/import/vehicle-import.server";

/** The kinds of files that one set of pages imports, with its forms. */
export type ImportSection<Own extends object, Posted extends object> = {
  pages: ImportPages;
  kinds: ImportKind<Own, Posted>[];
  /** The form for a file. `kind` is the name of one of the kinds. */
  upload: z.ZodType<Partial<Posted> & { kind: string }>;
  /** The form for how it is read. */
  settings: z.ZodType<Posted & PostedSettings>;
};

const about = { vehicleId: optionalId };

/** Chosen from a menu or typed. */
const vehicleAnswer = z
  .string()
  .trim()
  .max(300)
  .nullish()
  .transform((answer) => answer || null);

export const fleetImports: ImportSection<FuelSettings, PostedFuel> = {
  pages: fleetPages,
  kinds: [vehicleImport, fuelImport, serviceImport, partImport],
  upload: z.object({
    kind: z.enum(["vehicles", "fuel", "service", "parts"], { error: "Choose what is in the file" }),
    ...about,
  }),
  settings: z.object({
    ...settingsFields,
    vehicleId: vehicleAnswer,
    vehicles: z.array(vehicleAnswer).default([]),
    product: z.enum(fuelProducts.map(({ value }) => value)).optional(),
  }),
};

export const stockImports: ImportSection<StockSettings, PostedStock> = {
  pages: stockPages,
  kinds: [stockImport],
  upload: z.object({}).transform(() => ({ kind: stockImport.files.name })),
  settings: z.object({
    ...settingsFields,
    existing: z.enum(existingChoices.map(({ value }) => value)).optional(),
    alike: z.enum(alikeChoices.map(({ value }) => value)).optional(),
  }),
};

export const crmImports: ImportSection<CrmImportSettings, PostedCrmImport> = {
  pages: crmImportPages,
  kinds: [crmImport],
  upload: z.object({}).transform(() => ({ kind: crmImport.files.name })),
  settings: z.object({
    ...settingsFields,
    existing: z.enum(existingCustomerChoices.map(({ value }) => value)).optional(),
  }),
};
