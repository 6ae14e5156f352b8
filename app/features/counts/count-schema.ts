import { z } from "zod";
import { checkbox, optionalText } from "~/features/amounts/amount-fields";
import { readMoment } from "~/features/calendar/read-moment";
import type { NewEntry } from "./enter/new-entry";
import {
  howField,
  printedField,
  quantityField,
  seenField,
  shownField,
  sureField,
  whenField,
  wholeStock,
} from "./count-fields";
import { readQuantity } from "./read-quantity";

export const startSchema = z.object({
  what: z
    .string({ error: "Choose what to count" })
    .max(60)
    .refine((choice) => choice === wholeStock || choice.startsWith("bin:"), "Choose what to count")
    .transform((choice) =>
      choice === wholeStock ? { scope: "all" as const } : { scope: "bin" as const, bin: choice.slice(4) },
    ),
  isBlind: checkbox,
});

export const maxChosen = 500;

export const listSchema = z.object({
  items: z
    .array(z.uuid(), { error: "Choose at least one part" })
    .min(1, "Choose at least one part")
    .max(maxChosen, `A list has at most ${maxChosen} parts. Count a bin, or the whole stock, for more`)
    .transform((ids) => [...new Set(ids)]),
  isBlind: checkbox,
});

const quantity = z.string().transform((typed, context) => {
  const read = readQuantity(typed);
  if ("quantity" in read) return read.quantity;
  context.addIssue({ code: "custom", message: read.problem });
  return z.NEVER;
});

const rowFields = (itemId: string): [string, z.ZodType][] => [
  [quantityField(itemId), quantity.optional()],
  [howField(itemId), z.enum(["replace", "add"]).optional()],
  [seenField(itemId), z.coerce.number().int().max(2_147_483_647).optional()],
  [sureField(itemId), checkbox],
  [
    shownField(itemId),
    z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  ],
  [whenField(itemId), z.string().max(40).optional()],
];

const itemId = z.uuid();
const box = quantityField("");

const printedAt = (timeZone: string) =>
  z
    .string()
    .transform((typed, context) => {
      const read = readMoment(typed, timeZone);
      if ("at" in read) return read.at;
      context.addIssue({ code: "custom", message: `When the sheet was printed ${read.problem}` });
      return z.NEVER;
    })
    .optional();

/** The boxes of one page of the list. An empty box was not counted; 0 was. `required` is the box that must not be empty. */
export function entriesSchema(timeZone: string, required?: string) {
  return (posted: FormData) => {
    const ids = [...posted.keys()]
      .filter((name) => name.startsWith(box))
      .map((name) => name.slice(box.length))
      .filter((id) => itemId.safeParse(id).success);
    const shape = Object.fromEntries([...new Set(ids)].slice(0, 200).flatMap(rowFields));
    shape[printedField] = printedAt(timeZone);
    if (required) {
      const empty = "Type what is on the shelf. 0 is a count; an empty box is not";
      shape[quantityField(required)] = z.string({ error: empty }).pipe(quantity);
    }
    return z.object(shape).transform((fields) => entriesOf(ids, fields));
  };
}

function entriesOf(ids: string[], fields: Record<string, unknown>): NewEntry[] {
  return ids.flatMap((itemId) => {
    const typed = fields[quantityField(itemId)] as number | undefined;
    if (typed === undefined) return [];
    return {
      itemId,
      quantity: typed,
      how: fields[howField(itemId)] as NewEntry["how"],
      seen: fields[seenField(itemId)] as number | undefined,
      isSure: fields[sureField(itemId)] as boolean,
      shown: fields[shownField(itemId)] as string | undefined,
      printed: fields[printedField] as string | undefined,
      when: fields[whenField(itemId)] as string | undefined,
    };
  });
}

export const slipSchema = z.object({
  code: z
    .string({ error: "Type the number or the bar code" })
    .trim()
    .min(1, "Type the number or the bar code")
    .max(100, "The number must be at most 100 characters"),
  quantity: quantity.nullish().transform((counted) => counted ?? null),
  note: optionalText("The note", 200),
});

export type NewSlip = z.output<typeof slipSchema>;

export const finishSchema = z.object({
  outcome: z.enum(["counted", "all_correct"], { error: "Choose how the count ends" }),
});

export const settleSchema = z.object({ settled: z.enum(["yes", "no"]) });
