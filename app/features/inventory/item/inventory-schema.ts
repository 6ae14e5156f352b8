import { z } from "zod";
import {
  optionalId,
  optionalPrice,
  optionalText,
  requiredCount,
  requiredText,
  version,
} from "~/features/amounts/amount-fields";
import { shapeOf } from "~/features/fields/field-schema";
import { itemFields, maxBinLength } from "./item-fields";

const shape = shapeOf(itemFields);

const binName = requiredText("Bin", maxBinLength);

/**
 * `slipId`: the find of a count that the part is added for. `confirmed`: the person checked that the number only looks like another
 * part's.
 */
export const newItemSchema = z.object({
  ...shape,
  // An imported part may have no bin; a new part must have one.
  bin: binName,
  customerId: optionalId,
  slipId: optionalId,
  confirmed: z.string().optional(),
});

/** `quantityWas`: the quantity in the box when the form was opened. */
export const editedItemSchema = z.object({
  ...shape,
  quantityWas: z.coerce.number().int(),
  reason: optionalText("Reason", 500),
  confirmed: z.string().optional(),
  version,
});

export type NewItem = z.output<typeof newItemSchema>;
export type EditedItem = z.output<typeof editedItemSchema>;

/** A receipt of a part, in pieces and dollars a piece. */
export const receiptSchema = z.object({
  quantity: requiredCount("Quantity", 1),
  unitCost: optionalPrice("Cost"),
  supplier: optionalText("Supplier", 200),
  reference: optionalText("Reference", 100),
  keepCost: z.string().optional(),
});

export const handOverSchema = z.object({
  invoiceId: z.uuid({ error: "Choose for whom" }),
  quantity: requiredCount("Quantity", 1),
  /** "before": they got them when they bought them, from a shelf that held more than the book. */
  when: z.enum(["now", "before"], { error: "Choose when" }),
});

export const adjustmentSchema = z.object({
  quantity: requiredCount("Quantity"),
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
export type HandOver = z.output<typeof handOverSchema>;
export type Adjustment = z.output<typeof adjustmentSchema>;
export type BinMove = z.output<typeof binMoveSchema>;
