import type { Selectable } from "kysely";
import type { AccountTransaction } from "~db/as-account";
import type { InvoicesTable } from "~db/tables/invoices";
import type { DraftProblem, InvoiceProblem } from "./invoice-problem";

export type LockedInvoice = Selectable<InvoicesTable>;

/**
 * An invoice, locked until the commit. Documents of a day for which the books are closed can't change; money for them is booked on a day of
 * its own, which is then what `bookedOn` says. Locks are taken in this order: the invoice, its credit note, its parts (lockItems), the
 * account's counter of numbers.
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

/** A draft, locked until the commit. It is in no books yet, whatever its date. */
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

/** Undefined when the books of that day are open. */
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
