import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { InvoiceEventsTable } from "~db/tables/invoice_events";
import type { InvoiceStatus } from "~db/tables/invoices";

type Event = {
  what: InvoiceEventsTable["what"];
  before?: InvoiceStatus;
  after?: InvoiceStatus;
  note?: string | null;
};

/** In the transaction of the change itself. */
export async function noteEvent(
  trx: AccountTransaction,
  scope: Scope,
  invoiceId: string,
  { what, before, after, note = null }: Event,
): Promise<void> {
  await trx
    .insertInto("invoice_events")
    .values({
      invoice_id: invoiceId,
      user_id: scope.user.id,
      author: scope.user.author,
      what,
      status_before: before ?? null,
      status_after: after ?? null,
      note,
    })
    .execute();
}
