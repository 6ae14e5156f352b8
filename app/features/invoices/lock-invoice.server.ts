import type { Selectable } from "kysely";
import type { AccountTransaction } from "~db/as-account";
import type { InvoicesTable } from "~db/tables/invoices";
import type { DraftProblem, InvoiceProblem } from "./invoice-problem";

export type LockedInvoice = Selectable<InvoicesTable>;

/**
 * Locked until the commit. Documents of a closed day can't change; their payments are booked on their own day, which is `bookedOn`. Lock
 * order: the invoice, the older sales whose cores it takes back, its credit note, its parts (lockItems), the account's number counter.
 */
export async function lockInvoice(
  trx: AccountTransaction,
  id: string,
  bookedOn: (invoice: LockedInvoice) => string = ({ invoice_date }) => invoice_date,
): Promise<LockedInvoice | Extract<InvoiceProblem, { problem: "gone" | "books-closed" }>> {
  const invoice = await lockRow(trx, id);
  if (!invoice) return { problem: "gone" };
  const closed = await booksClosedFor(trx, bookedOn(invoice));
  return closed ?? invoice;
}

/** Locked until the commit. A draft is not in the books yet, whatever its date. */
export async function lockDraft(trx: AccountTransaction, id: string): Promise<LockedInvoice | DraftProblem> {
  const draft = await lockRow(trx, id);
  if (!draft) return { problem: "gone" };
  return draft.issued_at ? { problem: "issued", number: draft.invoice_number! } : draft;
}

function lockRow(trx: AccountTransaction, id: string): Promise<LockedInvoice | undefined> {
  return trx
    .selectFrom("invoices")
    .selectAll()
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Undefined if the books of that day are open. */
export async function booksClosedFor(
  trx: AccountTransaction,
  day: string,
): Promise<Extract<InvoiceProblem, { problem: "books-closed" }> | undefined> {
  const settings = await trx
    .selectFrom("company_settings")
    .select("books_closed_until")
    .where("books_closed_until", ">=", day)
    .executeTakeFirst();
  return settings && { problem: "books-closed", until: settings.books_closed_until! };
}
