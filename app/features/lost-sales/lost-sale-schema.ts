import { z } from "zod";
import { optionalText } from "~/features/amounts/amount-fields";
import { readCount } from "~/features/amounts/read-count";

export const lostSaleSchema = z.object({
  partNumber: z
    .string({ error: "Part number is required" })
    .trim()
    .min(1, "Part number is required")
    .max(100, "Part number must be at most 100 characters"),
  quantity: z
    .string()
    .optional()
    .transform((typed, context) => {
      const read = readCount(typed?.trim() || "1", "Quantity", 1);
      if ("count" in read) return read.count;
      context.addIssue({ code: "custom", message: read.problem });
      return z.NEVER;
    }),
  note: optionalText("Note", 500),
});

export type LostSale = z.output<typeof lostSaleSchema>;
export type LostSaleForm = { partNumber: string; quantity: string; note: string };
