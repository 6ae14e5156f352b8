import { z } from "zod";
import { currencyCodes } from "./cells/column-numbers";
import { isRate } from "./cells/money-in-dollars";
import type { FileKind } from "./file-kind";
import type { ImportGuess } from "./guess/import-guess";
import type { Mapping } from "./table/columns-of";

/** The page's form. Options that it does not ask for this kind of file stay as they are. A kind's own fields are added to these. */
export const settingsFields = {
  columns: z.array(z.string().optional()).default([]),
  dateOrder: z.enum(["mdy", "dmy", "ymd"]).optional(),
  decimal: z.enum(["point", "comma"]).optional(),
  volumeUnit: z.enum(["gal", "L", "imp gal"]).optional(),
  distanceUnit: z.enum(["mi", "km", "h"]).optional(),
  priceMeans: z.enum(["unit", "total"]).optional(),
  currency: z.enum(currencyCodes).optional(),
  rate: z
    .string()
    .trim()
    .refine(isRate, "The rate must be a number above 0, such as 1.0842")
    .optional()
    .transform((rate) => rate ?? null),
};

export type PostedSettings = z.output<z.ZodObject<typeof settingsFields>>;

/** How the file is read from now on. A person has checked it, so nothing is a guess anymore. */
export function chosenSettings(
  { columns: known }: FileKind,
  before: ImportGuess,
  { columns, dateOrder, decimal, volumeUnit, distanceUnit, priceMeans, currency, rate }: PostedSettings,
): ImportGuess {
  const fields = new Set<string>(known.map(({ field }) => field));
  const mapping: Mapping = {};
  for (const [index, field] of columns.entries()) {
    if (field && fields.has(field)) mapping[index] = field;
  }
  const options = { dateOrder, decimal, volumeUnit, distanceUnit, priceMeans, currency, rate };
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return { ...before, mapping, options: { ...before.options, ...given }, reasons: {}, unsure: [] };
}
