import Big from "big.js";
import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { today } from "~/features/calendar/today";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import type { InvoiceStatus, PaymentMethod } from "~db/tables/invoices";
import type { InvoiceMailProblem, QueuedInvoice } from "../document/invoice-mail.server";
import { checkReturns, lockSalesOfReturns } from "../cores/check-returns.server";
import { noteEvent } from "../invoice-events.server";
import type { InvoiceProblem } from "../invoice-problem";
import { type IssuedStatus, isIssued } from "../invoice-status";
import { draftNotices } from "./draft-notices.server";
import { type Issued, issueInvoice } from "./issue-invoice.server";
import { type LockedInvoice, lockInvoice } from "../lock-invoice.server";
import { balanceIfIssued, isSettled } from "../open-balance";
import { type MoneyKind, paidBy } from "../payments/payment-methods";
import { addPayment, followBalance, reversePayments } from "../payments/payments.server";
import { type Short, reconcileStock } from "./stock-of-invoice.server";

export type Finalizing = {
  method: PaymentMethod;
  paidNow: boolean;
  paidBy?: MoneyKind;
  reference?: string | null;
  /** Of a price below cost, or no tax. */
  reason?: string | null;
  /** Of the draft that the person saw. */
  version?: number;
};

/** Undefined if no mail was asked for. */
export type SaleMail = QueuedInvoice | InvoiceMailProblem | undefined;
export type FinalizedInvoice = Issued & { invoiceId: string; mail?: SaleMail };

/**
 * Number, frozen copy, stock and payment in one transaction, once per form. `alongside` runs in the same transaction, such as to queue its
 * mail.
 */
export async function finalizeInvoice(
  scope: Scope,
  draftId: string,
  { method, paidNow, paidBy: kind, reference, reason = null, version }: Finalizing,
  token: string,
  alongside?: (trx: AccountTransaction) => Promise<{ mail?: SaleMail }>,
) {
  return scope.db((trx) =>
    once<FinalizedInvoice | InvoiceProblem>(trx, token, async () => {
      const draft = await lockInvoice(trx, draftId);
      if ("problem" in draft) return draft;
      if (draft.issued_at) return { problem: "issued", number: draft.invoice_number! };
      if (version !== undefined && version !== draft.version)
        return { problem: "changed-meanwhile", version: draft.version };
      const status = paidNow ? "paid" : "sent";
      const issued = await issueInvoice(trx, scope, draft, { status, method, reason });
      if ("problem" in issued) return issued;
      if (paidNow) await payByStatus(trx, scope, draft, { kind: kind ?? paidBy[method], reference });
      return { ...issued, invoiceId: draftId, ...(await alongside?.(trx)) };
    }),
  );
}

export type StatusChange = {
  changed: boolean;
  issued: boolean;
  number: string | null;
  shorts: Short[];
  /** Dollars of the payment recorded by the status "paid", now reversed. */
  takenBack: string;
  /** Dollars paid for an invoice that no longer counts. */
  owed: string;
};

type AskedStatus = {
  status: InvoiceStatus;
  reason: string | null;
  /** Of the invoice that the person saw. */
  version?: number;
};

/** Any status to any other. Stock follows, and so does the payment that "paid" recorded. Safe to repeat. */
export async function changeStatus(
  scope: Scope,
  invoiceId: string,
  { status, reason, version }: AskedStatus,
): Promise<StatusChange | InvoiceProblem> {
  return scope.db(async (trx) => {
    const invoice = await lockInvoice(trx, invoiceId, (found) => dayOfChange(scope, found, status));
    if ("problem" in invoice) return invoice;
    if (invoice.kind !== "invoice") return { problem: "gone" };
    const unchanged = { changed: false, issued: false, number: invoice.invoice_number, ...noMoney };
    if (invoice.status === status) return unchanged;
    if (version !== undefined && version !== invoice.version)
      return { problem: "changed-meanwhile", version: invoice.version };
    if (!invoice.issued_at && isIssued(status)) return issueByStatus(trx, scope, invoice, { status, reason });
    if (!invoice.issued_at) {
      await writeStatus(trx, scope, invoice, { status, reason });
      return { ...unchanged, changed: true };
    }
    if (!(await mayTakeBack(trx, scope, invoice, status))) return { problem: "managers-only" };
    if (invoice.status === "paid" && isIssued(status) && (await isPaidOtherwise(trx, invoice)))
      return { problem: "paid" };
    if (!reason && isToldWhy(invoice, status)) return { problem: "reason-missing" };
    const refused = isIssued(status)
      ? !isIssued(invoice.status) && (await checkReturns(trx, scope, invoice, { isFirst: false }))
      : await findCredits(trx, invoiceId);
    if (refused) return refused;
    if (!isIssued(status)) await lockSalesOfReturns(trx, invoiceId);
    const shorts = await reconcileStock(trx, scope, invoiceId, isIssued(status));
    await writeStatus(trx, scope, invoice, { status, reason });
    if (invoice.status === "paid") await reversePayments(trx, scope, invoice, { reason });
    if (status === "paid") await payByStatus(trx, scope, invoice, counterMoney(invoice));
    // What was cancelled may be paid for already.
    if (isIssued(status)) await followBalance(trx, scope, invoiceId);
    const paid = await paidFor(trx, invoiceId);
    const takenBack = invoice.status === "paid" ? new Big(invoice.paid).minus(paid).toFixed(2) : "0.00";
    return { ...unchanged, changed: true, shorts, takenBack, owed: isIssued(status) ? "0.00" : paid };
  });
}

async function paidFor(trx: AccountTransaction, id: string): Promise<string> {
  const query = trx.selectFrom("invoices").select("paid").where("id", "=", id);
  return (await query.executeTakeFirstOrThrow()).paid;
}

/** What a manager looks at again: a sale taken back or charged again, and the payment that "paid" recorded. */
function isToldWhy(invoice: LockedInvoice, status: InvoiceStatus): boolean {
  return !isIssued(status) || !isIssued(invoice.status) || invoice.status === "paid";
}

/** A counter takes back no money, and no sale but an own one of today that nobody has paid for, and charges nothing again. */
async function mayTakeBack(
  trx: AccountTransaction,
  scope: Scope,
  invoice: LockedInvoice,
  status: InvoiceStatus,
): Promise<boolean> {
  if (scope.may("invoicing:manage")) return true;
  if (isIssued(status)) return isIssued(invoice.status) && invoice.status !== "paid";
  if (!isIssued(invoice.status)) return true;
  const { timeZone } = scope.account;
  if (Number(invoice.paid) !== 0 || today(timeZone, invoice.issued_at!) !== today(timeZone)) return false;
  const own = await trx
    .selectFrom("invoice_events")
    .select("position")
    .where("invoice_id", "=", invoice.id)
    .where("what", "=", "issued")
    .where("user_id", "=", scope.user.id)
    .executeTakeFirst();
  return own !== undefined;
}

/** By recorded payments, which the status does not take back. */
async function isPaidOtherwise(trx: AccountTransaction, invoice: LockedInvoice): Promise<boolean> {
  const { sum } = await trx
    .selectFrom("payments")
    .select((payment) => payment.fn.coalesce(payment.fn.sum<string>("amount"), sql<string>`0`).as("sum"))
    .where("invoice_id", "=", invoice.id)
    .where("by_status", "=", true)
    .where("reversed_at", "is", null)
    .executeTakeFirstOrThrow();
  return isSettled({ ...invoice, paid: new Big(invoice.paid).minus(sum).toFixed(2) });
}

const noMoney = { shorts: [], takenBack: "0.00", owed: "0.00" };

function dayOfChange(scope: Scope, invoice: LockedInvoice, status: InvoiceStatus): string {
  const movesStock = !isIssued(invoice.status) || !isIssued(status);
  return movesStock ? invoice.invoice_date : today(scope.account.timeZone);
}

type Change<Status = InvoiceStatus> = { status: Status; reason: string | null };

/** Leaving draft for the first time finalizes, from the dropdown too. */
async function issueByStatus(
  trx: AccountTransaction,
  scope: Scope,
  draft: LockedInvoice,
  { status, reason }: Change<IssuedStatus>,
): Promise<StatusChange | InvoiceProblem> {
  const questions = (await draftNotices(trx, scope, draft))
    .filter(({ asks }) => asks)
    .map(({ text }) => text);
  if (questions.length > 0) return { problem: "to-be-asked", questions };
  const issued = await issueInvoice(trx, scope, draft, { status, method: draft.payment_method, reason });
  if ("problem" in issued) return issued;
  if (reason) await noteEvent(trx, scope, draft.id, { what: "status", after: status, note: reason });
  if (status === "paid") await payByStatus(trx, scope, draft, counterMoney(draft));
  return { ...noMoney, changed: true, issued: true, ...issued };
}

async function writeStatus(
  trx: AccountTransaction,
  scope: Scope,
  { id, status: before, version }: LockedInvoice,
  { status, reason }: Change,
): Promise<void> {
  await trx
    .updateTable("invoices")
    .set({ status, version: version + 1 })
    .where("id", "=", id)
    .execute();
  await noteEvent(trx, scope, id, { what: "status", before, after: status, note: reason });
}

function counterMoney({ payment_method }: LockedInvoice): { kind: MoneyKind } {
  return { kind: payment_method ? paidBy[payment_method] : "other" };
}

/** "Paid" records a payment of the open balance. */
async function payByStatus(
  trx: AccountTransaction,
  scope: Scope,
  invoice: LockedInvoice,
  { kind, reference = null }: { kind: MoneyKind; reference?: string | null },
): Promise<void> {
  if (isSettled(invoice)) return;
  await addPayment(trx, scope, invoice, {
    amount: balanceIfIssued(invoice).toFixed(2),
    method: kind,
    paidOn: today(scope.account.timeZone),
    reference,
    note: null,
    byStatus: true,
  });
}

/** By credit notes, or invoices that took its cores back. */
async function findCredits(trx: AccountTransaction, invoiceId: string): Promise<InvoiceProblem | undefined> {
  const returns = sql<string>`(
    select c.document_id from invoice_items l cross join lateral credits_of_line(l.account_id, l.id) c where l.invoice_id = ${invoiceId})`;
  const notes = await trx
    .selectFrom("invoices")
    .select("invoice_number")
    .where("status", "in", ["finalized", "sent", "paid"])
    .where(({ eb, or }) => or([eb("credits_id", "=", invoiceId), eb("id", "in", returns)]))
    // A core of before may have come back with the invoice that charged it.
    .where("id", "<>", invoiceId)
    .orderBy("kind")
    .orderBy("number")
    .execute();
  const numbers = notes.map(({ invoice_number }) => invoice_number!);
  return numbers.length > 0 ? { problem: "credited", notes: numbers } : undefined;
}
