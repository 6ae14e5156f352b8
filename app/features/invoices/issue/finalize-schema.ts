import { z } from "zod";
import { checkbox, optionalText, version } from "~/features/amounts/amount-fields";

import { moneyKinds } from "../payments/payment-methods";

export const finalizeSchema = z.object({
  method: z.enum(["cod", "credit_card", "terms_account"], { error: "Choose a payment method" }),
  paidNow: checkbox,
  /** How it was paid, if it was. */
  paidBy: z.enum(moneyKinds.map(({ value }) => value)).optional(),
  /** Such as the number of a check. */
  reference: optionalText("Reference", 100),
  /** Of a price below cost, or no tax. */
  reason: optionalText("Reason", 500),
  print: checkbox,
  email: checkbox,
  version,
  /** The number that was shown. */
  number: z.string().optional(),
  /** Whether a sale on terms was paid right away. */
  onTerms: z.enum(["paid", "open"]).optional(),
});

export type Finalize = z.output<typeof finalizeSchema>;
export type FinalizeForm = {
  method: string;
  paidNow: string | undefined;
  paidBy: string;
  reference: string;
  reason: string;
  print: string | undefined;
  email: string | undefined;
  version: string;
  number: string;
};
