import { z } from "zod";
import { optionalAmount } from "~/features/amounts/amount-fields";
import { price } from "~/features/amounts/read-amount";

export const customerPriceSchema = z.object({
  partNumber: z
    .string({ error: "Part number is required" })
    .trim()
    .min(1, "Part number is required")
    .max(100, "Part number must be at most 100 characters"),
  price: optionalAmount(price("Price")).transform((typed, issues) => {
    if (typed !== null) return typed;
    issues.addIssue({ code: "custom", message: "Price is required" });
    return z.NEVER;
  }),
});

export type CustomerPrice = z.output<typeof customerPriceSchema>;
export type CustomerPriceField = "partNumber" | "price";
