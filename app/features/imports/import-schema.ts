import { z } from "zod";
import { optionalId } from "../amounts/amount-fields";
import { type Field, type ImportKind, type Mapping } from "./import-kinds";
import type { ImportSettings } from "./import-settings";
import { fieldChoices } from "./import-words";
import { isRate } from "./money-in-dollars";

export const uploadSchema = z.object({
  kind: z.enum(["vehicles", "fuel", "service"], { error: "Choose what is in the file" }),
  vehicleId: optionalId,
});

/** The page's form; what it does not ask for this kind of file stays as it is. */
export const settingsSchema = z.object({
  columns: z.array(z.string().optional()).default([]),
  vehicleId: optionalId,
  vehicles: z.array(optionalId).default([]),
  dateOrder: z.enum(["mdy", "dmy", "ymd"]).optional(),
  decimal: z.enum(["point", "comma"]).optional(),
  volumeUnit: z.enum(["gal", "L", "imp gal"]).optional(),
  distanceUnit: z.enum(["mi", "km", "h"]).optional(),
  priceMeans: z.enum(["unit", "total"]).optional(),
  currency: z.enum(["USD", "EUR", "CAD", "MXN", "GBP"]).optional(),
  product: z.enum(["diesel", "gasoline", "def", "reefer", "other"]).optional(),
  existing: z.enum(["update", "add", "skip"]).optional(),
  rate: z
    .string()
    .trim()
    .refine(isRate, "The rate must be a number above 0, such as 1.0842")
    .optional()
    .transform((rate) => rate ?? null),
});

type Posted = z.output<typeof settingsSchema>;

export function changedSettings(
  before: ImportSettings,
  { columns, vehicles, vehicleId, product, existing, ...options }: Posted,
  { kind, names }: { kind: ImportKind; names: string[] },
): ImportSettings {
  const fields = new Set(fieldChoices(kind).map(({ value }) => value));
  const mapping: Mapping = {};
  for (const [index, field] of columns.entries()) {
    if (field && fields.has(field)) mapping[index] = field as Field;
  }
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const vehicleOf = Object.fromEntries(
    names.flatMap((name, index) => (vehicles[index] ? [[name, vehicles[index]]] : [])),
  );
  return {
    ...before,
    mapping,
    options: { ...before.options, ...given },
    // A person has looked: what is chosen now is no guess any more.
    reasons: {},
    unsure: [],
    vehicleId,
    vehicleOf,
    product: product ?? before.product,
    existing: existing ?? before.existing,
  };
}
