import { z } from "zod";
import {
  checkbox,
  optionalPastDay,
  optionalPrice,
  optionalText,
  requiredCount,
} from "~/features/amounts/amount-fields";
import { newItemSchema } from "~/features/inventory/item/inventory-schema";
import { answers, optionalRows, readAt } from "../row-schema";
import { noParts } from "../scanned-parts-text";

/** "new": a new part; "existing": more of a part that is there; "none": left out. */
export const rowTargets = ["new", "existing", "none"] as const;
export type RowTarget = (typeof rowTargets)[number];

const target = z.enum(rowTargets, { error: "Choose from the list" });

const taught = {
  /** The number on the invoice, to be known as the vendor's from now on. */
  readAs: z.string().trim().max(100).optional(),
  learn: checkbox,
};

const newRow = newItemSchema
  .omit({ customerId: true, slipId: true, confirmed: true, coreCharge: true })
  .extend({
    to: z.literal("new"),
    quantity: requiredCount("Quantity", 1),
    ...taught,
  });

const existingRow = z.object({
  to: z.literal("existing"),
  partNumber: newItemSchema.shape.partNumber,
  quantity: requiredCount("Quantity", 1),
  cost: optionalPrice("Cost"),
  ...taught,
});

/** A row is judged by where it goes: one that is left out may be unreadable. */
function rowOf(row: Record<string, unknown>, context: z.RefinementCtx, path: (string | number)[]) {
  const to = target.safeParse(row.to);
  if (!to.success || to.data === "none") return undefined;
  const parsed = (to.data === "new" ? newRow : existingRow).safeParse(row);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues)
    context.addIssue({ code: "custom", path: [...path, ...issue.path], message: issue.message });
  return undefined;
}

type Row = { to: "new" | "existing"; partNumber: string; index: number };

/** A part is new once: its second row adds to it. */
function refuseSecondNew(rows: Row[], context: z.RefinementCtx): void {
  const first = new Map<string, number>();
  for (const { to, partNumber, index } of rows) {
    if (to !== "new") continue;
    const key = partNumber.toUpperCase().replace(/[^A-Z0-9]/g, "") || partNumber;
    const before = first.get(key);
    if (before === undefined) first.set(key, index);
    else {
      const message = `Row ${before + 1} adds this part already: add the quantity to the existing part here`;
      context.addIssue({ code: "custom", path: [index, "partNumber"], message });
    }
  }
}

/** `today` is in the account's time zone. */
export const stockInvoiceSchema = (today: string) =>
  z.object({
    vendor: optionalText("Vendor", 200),
    invoiceNumber: optionalText("Invoice number", 100),
    invoiceDate: optionalPastDay("Invoice date", today),
    /** New costs are the parts' costs from now on. */
    keepCosts: checkbox,
    rows: optionalRows(rowOf)
      .refine((rows) => rows.length > 0, noParts)
      .superRefine(refuseSecondNew),
    readAt,
    /** The invoices that this one is not, though it has their number. */
    sameInvoice: answers,
    /** The numbers that only look like another part's. */
    confirmed: answers,
  });

export type StockInvoice = z.output<ReturnType<typeof stockInvoiceSchema>>;
export type StockRow = StockInvoice["rows"][number];
