import { z } from "zod";
import { optionalAmount, optionalText, requiredDay } from "~/features/amounts/amount-fields";
import { money } from "~/features/amounts/read-amount";
import { moneyKinds } from "./payment-methods";
import { paymentDoubts } from "./payment-question";

const kinds = moneyKinds.map(({ value }) => value);

export const paymentSchema = (today: string) =>
  z.object({
    amount: optionalAmount(money("Amount"))
      .refine((amount) => amount !== null, "Amount is required")
      .refine((amount) => amount === null || Number(amount) > 0, "Amount must be more than 0")
      .transform((amount) => amount ?? ""),
    /** "out" for money paid back. */
    direction: z.enum(["in", "out"]).catch("in"),
    method: z.enum(kinds, { error: "Choose how it was paid" }),
    paidOn: requiredDay("Date", today, today),
    reference: optionalText("Reference", 100),
    note: optionalText("Note", 500),
    /** What was asked about, and is meant. */
    confirmed: z
      .string()
      .optional()
      .transform((typed) => paymentDoubts.filter((doubt) => typed?.split(" ").includes(doubt))),
  });

export type PaymentField = "amount" | "direction" | "method" | "paidOn" | "reference" | "note";

export const reverseSchema = z.object({
  reason: z
    .string({ error: "Reason is required" })
    .trim()
    .min(1, "Reason is required")
    .max(500, "Reason must be at most 500 characters"),
});
