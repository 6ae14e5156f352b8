import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { listMailsAbout } from "~/features/mail/mail.server";
import { countCoresOut } from "../cores/open-cores.server";
import { findInvoice } from "../document/get-invoice.server";
import { listShorts } from "../issue/stock-of-invoice.server";

export type InvoicePage = NonNullable<Awaited<ReturnType<typeof getInvoicePage>>>;

export async function getInvoicePage(scope: Scope, id: string) {
  return scope.db(async (trx) => {
    const stored = await findInvoice(trx, id);
    return (
      stored && {
        ...stored,
        shorts: await listShorts(trx, id),
        coresOut: await countCoresOut(trx, id),
        payments: await listPayments(trx, id),
        creditNotes: await listCreditNotes(trx, id),
        events: await listEvents(trx, id),
        mails: await listMailsAbout(trx, id),
      }
    );
  });
}

export async function getPayment(scope: Scope, invoiceId: string, paymentId: string) {
  const payments = await scope.db((trx) => listPayments(trx, invoiceId));
  return payments.find(({ id }) => id === paymentId);
}

function listPayments(trx: AccountTransaction, invoiceId: string) {
  return trx
    .selectFrom("payments")
    .select(["id", "amount", "method", "paid_on", "reference", "note", "author", "reversed_at"])
    .select("reverse_reason")
    .where("invoice_id", "=", invoiceId)
    .orderBy("created_at")
    .execute();
}

function listCreditNotes(trx: AccountTransaction, invoiceId: string) {
  return trx
    .selectFrom("invoices")
    .select(["id", "invoice_number", "invoice_date", "total", "status"])
    .where("credits_id", "=", invoiceId)
    .orderBy("number")
    .execute();
}

/** Older events stay in the database. */
const maxEvents = 200;

function listEvents(trx: AccountTransaction, invoiceId: string) {
  return trx
    .selectFrom("invoice_events")
    .select(["id", "happened_at", "author", "what", "status_before", "status_after", "note"])
    .where("invoice_id", "=", invoiceId)
    .orderBy("position", "desc")
    .limit(maxEvents)
    .execute();
}
