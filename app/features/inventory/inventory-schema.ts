import { z } from "zod";
import { optionalId, optionalText, version } from "../amounts/amount-fields";
import { type Amount, money, readAmount } from "../amounts/read-amount";
import { readCount } from "../amounts/read-count";

/** Dollars, or null where nothing was typed. The messages are the specification's: "Cost must be positive". */
function price(name: string) {
  return z
    .string()
    .optional()
    .transform((typed, context) => {
      if (!typed?.trim()) return null;
      const read: Amount = /^\s*[-−(]/.test(typed)
        ? { problem: `${name} must be positive` }
        : readAmount(typed, money(name));
      if ("amount" in read) return read.amount;
      context.addIssue({ code: "custom", message: read.problem });
      return z.NEVER;
    });
}

/** A whole number of pieces from 0 on; `required` is what is said when nothing was typed. */
export function pieces(name: string, { least = 0, required }: { least?: number; required?: string } = {}) {
  const missing = required ?? `${name} is required`;
  return z.string({ error: missing }).transform((typed, context) => {
    const read = typed.trim() ? readCount(typed, name, least) : { problem: missing };
    if ("count" in read) return read.count;
    context.addIssue({ code: "custom", message: read.problem });
    return z.NEVER;
  });
}

const text = (name: string, most: number) => optionalText(name, most).transform((typed) => typed ?? "");

export const binName = z
  .string({ error: "Bin is required" })
  .trim()
  .min(1, "Bin is required")
  .max(50, "Bin must be at most 50 characters");

const shape = {
  partNumber: z
    .string({ error: "Part number is required" })
    .trim()
    .min(1, "Part number is required")
    .max(100, "Part number must be at most 100 characters"),
  description: text("Description", 500),
  manufacturer: text("Manufacturer", 200),
  vendor: text("Vendor", 200),
  cost: price("Cost"),
  salesPrice: price("Sales price"),
  coreCharge: price("Core charge"),
  bin: binName,
  quantity: pieces("Quantity"),
  reorderPoint: pieces("Reorder point"),
};

/** `slipId`: what a count found, which the part is added for. `confirmed`: the number that looks like another part's was looked at. */
export const newItemSchema = z.object({
  ...shape,
  customerId: optionalId,
  slipId: optionalId,
  confirmed: z.string().optional(),
});

/** `quantityWas`: what stood in the quantity box when the form was opened. */
export const editedItemSchema = z.object({
  ...shape,
  // What came in by an import may have no bin.
  bin: text("Bin", 50),
  quantityWas: z.coerce.number().int(),
  reason: optionalText("Reason", 500),
  version,
});

export type NewItem = z.output<typeof newItemSchema>;
export type EditedItem = z.output<typeof editedItemSchema>;
export type ItemField = Exclude<keyof NewItem, "confirmed"> | "quantityWas" | "reason" | "version";

/** What was received of a part, in pieces and dollars a piece. */
export const receiptSchema = z.object({
  quantity: pieces("Quantity", { least: 1 }),
  unitCost: price("Cost"),
  supplier: optionalText("Supplier", 200),
  reference: optionalText("Reference", 100),
  keepCost: z.string().optional(),
});

export const adjustmentSchema = z.object({
  quantity: pieces("Quantity"),
  quantityWas: z.coerce.number().int(),
  reason: z
    .string({ error: "Say why, so that the number can be explained later" })
    .trim()
    .min(1, "Say why, so that the number can be explained later")
    .max(500, "Reason must be at most 500 characters"),
});

export const binMoveSchema = z.object({ bin: binName, version });

export type Receipt = z.output<typeof receiptSchema>;
export type ReceiptField = keyof Receipt;
export type Adjustment = z.output<typeof adjustmentSchema>;
export type BinMove = z.output<typeof binMoveSchema>;
