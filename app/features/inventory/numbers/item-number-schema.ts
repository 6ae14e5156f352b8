import { z } from "zod";
import { optionalAmount } from "~/features/amounts/amount-fields";
import { price } from "~/features/amounts/read-amount";
import { numberKinds } from "./item-number-kinds";

const text = (max: number, tooLong: string) =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .optional()
    .transform((typed) => typed ?? "");

export const newNumberSchema = z
  .object({
    kind: z.enum(numberKinds, { error: "Choose what this number is" }),
    number: z
      .string({ error: "Number is required" })
      .trim()
      .min(1, "Number is required")
      .max(100, "Number must be at most 100 characters"),
    company: text(200, "Company must be at most 200 characters"),
    lastCost: optionalAmount(price("Last cost")),
  })
  .superRefine(({ kind, company, lastCost }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (kind === "vendor" && !company) refuse("company", "A vendor's number needs the vendor");
    if (kind !== "vendor" && lastCost !== null)
      refuse("lastCost", "A last cost belongs to a vendor's number");
  });

export type NewNumber = z.output<typeof newNumberSchema>;
export type NumberField = "kind" | "number" | "company" | "lastCost";
