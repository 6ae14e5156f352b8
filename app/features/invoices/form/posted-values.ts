import { type InvoiceValues, type LineValues, blankLine, maxLines } from "./invoice-values";

/** Every field as text, every line in its place. Extra lines are kept, up to twice the maximum. */
export function postedValues(payload: Record<string, unknown>): InvoiceValues {
  const text = (name: string) => postedText(payload[name]);
  const lines = Array.isArray(payload.lines) ? payload.lines.slice(0, 2 * maxLines) : [];
  return {
    customer: text("customer"),
    invoiceDate: text("invoiceDate"),
    dueDate: text("dueDate"),
    poNumber: text("poNumber"),
    taxRate: text("taxRate"),
    notes: text("notes"),
    proposed: text("proposed"),
    version: text("version"),
    lines: lines.map((line: unknown) => postedLine((line ?? {}) as Record<string, unknown>)),
  };
}

export function postedLine(posted: Record<string, unknown>): LineValues {
  const names = Object.keys(blankLine) as (keyof LineValues)[];
  const line = { ...blankLine };
  for (const name of names) line[name] = postedText(posted[name]);
  return line;
}

function postedText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
