import type { Scope } from "~/auth/scope";
import { today } from "~/features/calendar/today";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { draftLines, insertDraft } from "../draft/drafts.server";
import type { InvoiceProblem } from "../invoice-problem";
import { isIssued } from "../invoice-status";
import { findBuyer, proposalFor } from "./buyers.server";

/**
 * A draft of today with the customer and the lines of an invoice that no longer counts, at their typed prices. Tax and due date are decided
 * again, as for any new sale. What was asked for and not sold is counted already. Once per form.
 */
export async function copyInvoice(scope: Scope, id: string, token: string) {
  return scope.db((trx) =>
    once<{ draftId: string; number: string } | InvoiceProblem>(trx, token, async () => {
      const invoice = await findInvoice(trx, id);
      if (!invoice) return { problem: "gone" };
      const { number, status, customer_id, is_walk_in } = invoice;
      if (number === null) return { problem: "not-issued" };
      if (isIssued(status)) return { problem: "still-charged", number };
      const customerId = is_walk_in ? "walk-in" : customer_id;
      const buyer = is_walk_in ? undefined : await findBuyer(trx, customer_id ?? "");
      const day = today(scope.account.timeZone);
      const isChosen = is_walk_in === true || buyer !== undefined;
      const { dueDate, taxRate } = await proposalFor(trx, { buyer, isChosen, day });
      const draft = {
        customerId,
        invoiceDate: day,
        dueDate: dueDate || null,
        poNumber: invoice.po_number,
        notes: invoice.notes,
        taxRate,
        taxRateUnread: null,
        lines: (await draftLines(trx, id)).filter(({ kind }) => kind !== "lost"),
      };
      const draftId = await insertDraft(trx, scope, draft, `copy of ${number}`);
      return { draftId, number };
    }),
  );
}

function findInvoice(trx: AccountTransaction, id: string) {
  return trx
    .selectFrom("invoices")
    .leftJoin("customers", "customers.id", "invoices.customer_id")
    .select(["invoice_number as number", "status", "customer_id", "is_walk_in", "po_number", "notes"])
    .where("invoices.id", "=", id)
    .where("invoices.kind", "=", "invoice")
    .where("invoices.removed_at", "is", null)
    .executeTakeFirst();
}
