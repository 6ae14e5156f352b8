import { z } from "zod";
import { optionalDay, optionalText, requiredDay } from "~/features/amounts/amount-fields";
import { readAmount } from "~/features/amounts/read-amount";
import { readCount } from "~/features/amounts/read-count";
import {
  type LineValues,
  choiceOf,
  isBlank,
  lineDiscount,
  linePrice,
  maxLines,
  pricedLine,
  readBackRef,
  readPartRef,
  readTaxRate,
  withoutPercent,
} from "./invoice-values";

type Refuse = (field: keyof LineValues, message: string) => void;

const typedLine = z.custom<LineValues>().transform((line, context) => {
  if (isBlank(line)) return undefined;
  const refuse: Refuse = (field, message) => context.addIssue({ code: "custom", path: [field], message });
  const { kind, taxed } = choiceOf(line.choice);
  const part = readPartRef(line);
  const back = readBackRef(line);
  return {
    kind,
    taxed,
    // A core moves no stock.
    itemId: kind === "sale" || kind === "lost" ? part?.id || null : null,
    partNumber: textOf("number", line.number, refuse),
    description: textOf("description", line.description, refuse),
    quantity: quantityOf(line, refuse),
    unitPrice: amountOf("unitPrice", line.unitPrice, refuse),
    discount: amountOf("discount", withoutPercent(line.discount), refuse),
    given: pricedLine(line).given,
    chargeId: back?.id ?? null,
    saleNumber: back ? line.sale : null,
    elsewhere: kind === "core_return" && !back ? elsewhereOf(line, refuse) : null,
  };
});

function textOf(field: "number" | "description", typed: string, refuse: Refuse): string {
  const text = typed.trim();
  const [name, maxLength] = field === "number" ? ["Part number", 100] : ["Description", 500];
  if (field === "number" && !text) refuse(field, "Part number is required");
  if (text.length > maxLength) refuse(field, `${name} must be at most ${maxLength} characters`);
  return text;
}

function elsewhereOf({ sale, elsewhere }: LineValues, refuse: Refuse): string | null {
  if (sale.trim()) refuse("sale", "No core of this part is out on that invoice");
  const reason = elsewhere.trim();
  if (reason.length > 200) refuse("elsewhere", "The reason must be at most 200 characters");
  return reason || null;
}

/** Empty counts as 0: allowed in a draft, not in an invoice. */
function quantityOf({ quantity }: LineValues, refuse: Refuse): number {
  if (!quantity.trim()) return 0;
  const read = readCount(quantity, "Quantity");
  if (!("problem" in read)) return read.count;
  refuse("quantity", read.problem);
  return 0;
}

function amountOf(field: "unitPrice" | "discount", typed: string, refuse: Refuse): string {
  if (!typed.trim()) return "0";
  const read = readAmount(typed, field === "unitPrice" ? linePrice : lineDiscount);
  if (!("problem" in read)) return read.amount;
  refuse(field, read.problem);
  return "0";
}

const taxRate = z.string().transform((typed, context) => {
  const read = readTaxRate(typed);
  if (!("problem" in read)) return read;
  context.addIssue({ code: "custom", message: read.problem });
  return z.NEVER;
});

/** Takes the recalculated form (recalculate-form.server.ts). */
export function invoiceSchema(today: string) {
  return z.object({
    customer: z.string().transform((value) => value || null),
    invoiceDate: requiredDay("Invoice date", today, today),
    dueDate: optionalDay("Due date"),
    poNumber: optionalText("PO number", 100),
    notes: optionalText("Notes", 4000),
    taxRate,
    lines: z
      .array(typedLine)
      // Each line keeps its place in the form until here, so that messages go to the right line.
      .transform((lines) => lines.filter((line) => line !== undefined))
      .refine((lines) => lines.length <= maxLines, `An invoice holds at most ${maxLines} lines`),
  });
}
