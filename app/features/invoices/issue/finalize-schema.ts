import { z } from "zod";
import { checkbox, version } from "~/features/amounts/amount-fields";

export const finalizeSchema = z.object({
  method: z.enum(["cod", "credit_card", "terms_account"], { error: "Choose a payment method" }),
  paidNow: checkbox,
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
  print: string | undefined;
  email: string | undefined;
  version: string;
  number: string;
};
