import Big from "big.js";
import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { today } from "~/features/calendar/today";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import type { PaymentsTable } from "~db/tables/payments";
import { noteEvent } from "../invoice-events.server";
import type { InvoiceProblem } from "../invoice-problem";
import { type ShownStatus, isIssued, shownStatus } from "../invoice-status";
import { type LockedInvoice, lockInvoice } from "../lock-invoice.server";
import { balanceIfIssued, isSettled } from "../open-balance";
import type { DoubtfulPayment, PaymentDoubt } from "./payment-question";

export type NewPayment = {
  /** Dollars; negative for money paid back. */
  amount: string;
  method: PaymentsTable["method"];
  paidOn: string;
  reference: string | null;
  note: string | null;
  /** The credit note it pays back. */
  creditNoteId?: string;
};

export type PaymentProblem = InvoiceProblem | DoubtfulPayment;

/**
 * Once per form. With nothing left to pay the invoice becomes "paid"; a reversal restores "sent". What is doubtful needs to be in
 * `confirmed`.
 */
export async function recordPayment(
  scope: Scope,
  invoiceId: string,
  { confirmed = [], ...payment }: NewPayment & { confirmed?: PaymentDoubt[] },
  token: string,
) {
  return scope.db((trx) =>
    once<{ open: string; status: LockedInvoice["status"] } | PaymentProblem>(trx, token, async () => {
      const invoice = await lockInvoice(trx, invoiceId, () => payment.paidOn);
      if ("problem" in invoice) return invoice;
      if (!invoice.issued_at || invoice.kind !== "invoice") return { problem: "not-issued" };
      // A cancelled invoice only takes refunds.
      if (!isIssued(invoice.status) && !payment.amount.startsWith("-")) return { problem: "not-issued" };
      const doubts = doubtsOf(payment, invoice);
      if (doubts.some((doubt) => !confirmed.includes(doubt))) {
        const { open_balance: open, invoice_date: invoiceDate } = invoice;
        return { problem: "payment-doubtful", doubts, open, invoiceDate };
      }
      const paid = await addPayment(trx, scope, invoice, { ...payment, byStatus: false });
      const status = await followBalance(trx, scope, invoiceId);
      const open = isIssued(status) ? balanceIfIssued({ ...invoice, paid }) : new Big(paid).times(-1);
      return { open: open.toFixed(2), status };
    }),
  );
}

function doubtsOf({ amount, paidOn }: NewPayment, invoice: LockedInvoice): PaymentDoubt[] {
  const doubts: PaymentDoubt[] = [];
  if (exceeds(amount, invoice.open_balance)) doubts.push("more-than-open");
  if (paidOn < invoice.invoice_date) doubts.push("before-invoice");
  return doubts;
}

/** More than the open balance, or a refund that nobody is owed. */
function exceeds(amount: string, open: string): boolean {
  const left = new Big(open).minus(amount);
  return amount.startsWith("-") ? left.gt(0) : left.lt(0);
}

/** The payment's row stays. Safe to repeat. */
export async function reversePayment(
  scope: Scope,
  { invoiceId, paymentId, reason }: { invoiceId: string; paymentId: string; reason: string },
  token: string,
) {
  return scope.db((trx) =>
    once<{ reversed: boolean } | InvoiceProblem>(trx, token, async () => {
      const invoice = await lockInvoice(trx, invoiceId, () => today(scope.account.timeZone));
      if ("problem" in invoice) return invoice;
      const reversed = await reversePayments(trx, scope, invoice, { paymentId, reason });
      if (reversed > 0) await followBalance(trx, scope, invoiceId);
      return { reversed: reversed > 0 };
    }),
  );
}

/** The invoice must be locked. Returns the total paid. */
export async function addPayment(
  trx: AccountTransaction,
  scope: Scope,
  invoice: Pick<LockedInvoice, "id" | "paid">,
  { byStatus, paidOn, creditNoteId, ...payment }: NewPayment & { byStatus: boolean },
): Promise<string> {
  await trx
    .insertInto("payments")
    .values({
      invoice_id: invoice.id,
      user_id: scope.user.id,
      author: scope.user.author,
      ...payment,
      paid_on: paidOn,
      by_status: byStatus,
      credit_note_id: creditNoteId ?? null,
    })
    .execute();
  const paid = new Big(invoice.paid).plus(payment.amount).toFixed(2);
  await trx.updateTable("invoices").set({ paid }).where("id", "=", invoice.id).execute();
  await noteEvent(trx, scope, invoice.id, { what: "paid", note: payment.amount });
  return paid;
}

/** One payment of a locked invoice, or all that the status recorded. Returns how many were reversed. */
export async function reversePayments(
  trx: AccountTransaction,
  scope: Scope,
  invoice: Pick<LockedInvoice, "id" | "paid">,
  { paymentId, reason }: { paymentId?: string; reason: string | null },
): Promise<number> {
  const reversed = await trx
    .updateTable("payments")
    .set({
      reversed_at: sql<Date>`now()`,
      reversed_by: scope.user.id,
      reversed_author: scope.user.author,
      reverse_reason: reason,
    })
    .where("invoice_id", "=", invoice.id)
    .where("reversed_at", "is", null)
    .$if(paymentId !== undefined, (query) => query.where("id", "=", paymentId!))
    .$if(paymentId === undefined, (query) => query.where("by_status", "=", true))
    .returning("amount")
    .execute();
  if (reversed.length === 0) return 0;
  const sum = reversed.reduce((all, { amount }) => all.plus(amount), new Big(0));
  const paid = new Big(invoice.paid).minus(sum).toFixed(2);
  await trx.updateTable("invoices").set({ paid }).where("id", "=", invoice.id).execute();
  const note = [sum.toFixed(2), reason].filter(Boolean).join(": ");
  await noteEvent(trx, scope, invoice.id, { what: "payment_reversed", note });
  return reversed.length;
}

/** With nothing left to pay an issued invoice is "paid", otherwise it is not. Not noted where a credit note says it. */
export async function followBalance(
  trx: AccountTransaction,
  scope: Scope,
  id: string,
  { before: shownBefore }: { before?: ShownStatus } = {},
): Promise<LockedInvoice["status"]> {
  const invoice = await trx
    .selectFrom("invoices")
    .select(["kind", "total", "credited", "paid", "status"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { status: before } = invoice;
  const status = isSettled(invoice) ? "paid" : before === "paid" ? "sent" : before;
  if (!isIssued(before) || status === before) return before;
  await trx.updateTable("invoices").set({ status }).where("id", "=", id).execute();
  const isNoted = ![shownBefore, shownStatus({ ...invoice, status })].includes("credited");
  if (isNoted) await noteEvent(trx, scope, id, { what: "status", before, after: status });
  return status;
}
