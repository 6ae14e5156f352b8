import type { Scope } from "~/auth/scope";
import { priceDigits, trimDecimals } from "~/ui/format";
import { today } from "~/features/calendar/today";
import type { AccountTransaction } from "~db/as-account";
import { pricesOf } from "~/features/prices/price-of.server";
import { findBuyer, proposalFor } from "./buyers.server";
import { type DraftLine, draftLines } from "../draft/drafts.server";
import type { DraftProblem } from "../invoice-problem";
import { type InvoiceValues, type LineValues, blankLine, lineChoices, partRef } from "./invoice-values";
import { proposedRef } from "./recalculate-form.server";

export function newInvoiceValues(scope: Scope, customer = ""): InvoiceValues {
  return {
    customer,
    invoiceDate: today(scope.account.timeZone),
    dueDate: "",
    poNumber: "",
    taxRate: "",
    notes: "",
    proposed: "",
    version: "",
    lines: [blankLine],
  };
}

export async function getDraftValues(scope: Scope, id: string): Promise<InvoiceValues | DraftProblem> {
  return scope.db((trx) => findDraftValues(trx, id));
}

export async function findDraftValues(
  trx: AccountTransaction,
  id: string,
): Promise<InvoiceValues | DraftProblem> {
  const draft = await findStored(trx, id);
  if (!draft) return { problem: "gone" };
  if (draft.invoice_number) return { problem: "issued", number: draft.invoice_number };
  const lines = await draftLines(trx, id);
  const itemIds = lines.flatMap(({ itemId }) => itemId ?? []);
  const prices = await pricesOf(trx, draft.customer_id, itemIds);
  const customer = draft.is_walk_in ? "walk-in" : (draft.customer_id ?? "");
  const proposal = await proposalFor(trx, {
    buyer: await findBuyer(trx, customer),
    isChosen: customer !== "",
    day: draft.invoice_date,
  });
  return {
    customer,
    invoiceDate: draft.invoice_date,
    dueDate: draft.due_date ?? "",
    poNumber: draft.po_number ?? "",
    taxRate: draft.tax_rate_unread ?? trimDecimals(draft.tax_rate),
    notes: draft.notes ?? "",
    proposed: proposedRef(customer, proposal),
    version: String(draft.version),
    lines: lines.map((line) => lineValues(line, prices.get(line.itemId ?? ""))),
  };
}

function findStored(trx: AccountTransaction, id: string) {
  return trx
    .selectFrom("invoices")
    .leftJoin("customers", "customers.id", "invoices.customer_id")
    .select(["invoice_number", "customer_id", "is_walk_in", "invoice_date", "due_date", "po_number"])
    .select(["notes", "tax_rate", "tax_rate_unread", "invoices.version"])
    .where("invoices.id", "=", id)
    .where("invoices.kind", "=", "invoice")
    .where("invoices.removed_at", "is", null)
    .executeTakeFirst();
}

/** A price that differs from the part's was typed by hand. */
function lineValues(line: DraftLine, price: { unitPrice: string; discount: string } | undefined): LineValues {
  const { kind, taxed, itemId, partNumber, description, quantity, unitPrice, discount } = line;
  const choice = lineChoices.find((one) => one.kind === kind && (kind !== "sale" || one.taxed === taxed))!;
  const filled = price ?? { unitPrice: "", discount: "0" };
  return {
    number: partNumber,
    description,
    quantity: String(quantity),
    // A price that nobody has typed yet is asked for again.
    unitPrice: Number(unitPrice) === 0 ? "" : priceDigits(unitPrice),
    discount: trimDecimals(discount),
    choice: choice.value,
    part: partRef({ id: itemId ?? "", ...filled, number: partNumber }),
    follows: "",
    sale: line.saleNumber ?? "",
    elsewhere: line.elsewhere ?? "",
    back: line.chargeId ? `${line.chargeId}|||` : "",
  };
}
