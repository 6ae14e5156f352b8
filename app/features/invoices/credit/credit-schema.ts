import { z } from "zod";
import { version } from "~/features/amounts/amount-fields";
import { readCount } from "~/features/amounts/read-count";
import { moneyKinds } from "../payments/payment-methods";

const kinds = moneyKinds.map(({ value }) => value);

/** An empty quantity is 0; an empty restock quantity is all that was handed over. */
const typedLine = z
  .object({ id: z.uuid(), quantity: z.string().optional(), restocked: z.string().optional() })
  .transform(({ id, ...typed }, context) => {
    const count = (field: "quantity" | "restocked", name: string) => {
      const text = typed[field]?.trim();
      if (!text) return 0;
      const read = readCount(text, name);
      if (!("problem" in read)) return read.count;
      context.addIssue({ code: "custom", path: [field], message: read.problem });
      return 0;
    };
    const quantity = count("quantity", "Credit");
    const restocked = typed.restocked?.trim() ? count("restocked", "Back on the shelf") : null;
    if ((restocked ?? 0) > quantity && context.issues.length === 0)
      context.addIssue({
        code: "custom",
        path: ["restocked"],
        message: `Back on the shelf must be at most the ${quantity} credited`,
      });
    return { id, quantity, restocked };
  });

export const creditSchema = z.object({
  lines: z
    .array(typedLine)
    .optional()
    .transform((lines) => lines ?? [])
    .refine((lines) => lines.some(({ quantity }) => quantity > 0), "Type how many pieces to credit"),
  reason: z
    .string({ error: "Reason is required" })
    .trim()
    .min(1, "Reason is required")
    .max(500, "Reason must be at most 500 characters"),
  paidBack: z
    .enum(kinds, { error: "Choose one from the list" })
    .optional()
    .transform((kind) => kind ?? null),
  version: version.optional(),
});

/** `version` is the invoice's when the form was opened. */
export type Credit = z.output<typeof creditSchema>;

export type CreditForm = {
  lines: { id: string; quantity: string; restocked: string }[];
  reason: string;
  paidBack: string;
  version: string;
};
