import type { Draft } from "../draft/drafts.server";
import { invoiceSchema } from "./invoice-schema";
import type { LineView } from "./recalculated-form";
import { type InvoiceValues, choiceOf, isBlank, totalsOf } from "./invoice-values";

type FieldErrors = Record<string, string[]>;
type FormProblem = {
  problem: "Missing customer" | "Missing items" | "Validation Error";
  fieldErrors: FieldErrors;
};

/** Problems are listed under their field names. */
export function readDraft(values: InvoiceValues, today: string): Draft | FormProblem {
  const read = invoiceSchema(today).safeParse(values);
  if (!read.success) {
    const fieldErrors: FieldErrors = {};
    for (const { path, message } of read.error.issues)
      fieldErrors[nameOf(path)] = [...(fieldErrors[nameOf(path)] ?? []), message];
    return { problem: "Validation Error", fieldErrors };
  }
  if (isTooLarge(values))
    return {
      problem: "Validation Error",
      fieldErrors: { lines: ["The total is more than an invoice can hold"] },
    };
  const { customer, taxRate, ...facts } = read.data;
  return { ...facts, customerId: customer, taxRate: taxRate.rate, taxRateUnread: taxRate.unread };
}

function isTooLarge(values: InvoiceValues): boolean {
  const { lines, subtotal, total } = totalsOf(values);
  return [...lines, subtotal, total].some((amount) => Math.abs(Number(amount)) > 999_999_999_999);
}

/** lines[3].unitPrice, like the field names. */
function nameOf(path: PropertyKey[]): string {
  return path
    .map((step, index) => (typeof step === "number" ? `[${step}]` : `${index ? "." : ""}${String(step)}`))
    .join("");
}

/** Missing values that a draft may have and an invoice may not. */
export function findMissing(values: InvoiceValues): FormProblem | undefined {
  if (!values.customer)
    return { problem: "Missing customer", fieldErrors: { customer: ["Please select a customer"] } };
  const sold = values.lines.filter((line) => !isBlank(line) && choiceOf(line.choice).kind !== "lost");
  if (sold.length === 0)
    return {
      problem: "Missing items",
      fieldErrors: { "lines[0].number": ["Add at least one item to the invoice"] },
    };
  return undefined;
}

/** Lines without a quantity or a price: fine in a draft. */
export function findIncomplete({ lines }: InvoiceValues): FormProblem | undefined {
  const fieldErrors: FieldErrors = {};
  lines.forEach((line, index) => {
    if (isBlank(line)) return;
    const isSold = choiceOf(line.choice).kind !== "lost";
    if (/^[0,.\s]*$/.test(line.quantity))
      fieldErrors[`lines[${index}].quantity`] = ["Quantity must be 1 or greater"];
    if (isSold && !line.unitPrice.trim())
      fieldErrors[`lines[${index}].unitPrice`] = ["Price is required. Type 0 where nothing is charged"];
  });
  return Object.keys(fieldErrors).length > 0 ? { problem: "Validation Error", fieldErrors } : undefined;
}

type Printed = Pick<LineView, "isUnclear" | "replaced" | "readAs" | "problem">;

/** Numbers that may mean several parts, those that were replaced, several scans in one number, and returned cores of no sale: what is sold must be seen first. */
export function findUnclear({ lines }: { lines: Printed[] }): FormProblem | undefined {
  const messages = lines.flatMap(({ isUnclear, replaced, readAs, problem }, index): [string, string[]][] => {
    if (problem) return [[`lines[${index}].${problem.field}`, [problem.text]]];
    const name = `lines[${index}].number`;
    if (isUnclear) return [[name, ["Choose one of the parts below"]]];
    if (readAs) return [[name, [`${readAs}. Press the button again to sell them`]]];
    return replaced ? [[name, [`This replaced ${replaced}. Press the button again to sell it`]]] : [];
  });
  return messages.length > 0
    ? { problem: "Validation Error", fieldErrors: Object.fromEntries(messages) }
    : undefined;
}
