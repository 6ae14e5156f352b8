import { sql } from "kysely";
import type { Scope } from "~/auth/scope";

export const invoicesOnPage = 50;

/** What was added to the stock from vendors' invoices: a page, newest first, and one more when there is another. `after` is the last of the page before. */
export async function listStockInvoices(scope: Scope, after?: string) {
  return scope.db((trx) =>
    trx
      .selectFrom("vendor_invoices")
      .select(["id", "vendor", "number", "invoice_date", "author", "created_at", "undone_at"])
      .select(({ selectFrom }) =>
        selectFrom("vendor_invoice_lines as line")
          .select((line) => line.cast<number>(line.fn.countAll(), "integer").as("lines"))
          .whereRef("line.vendor_invoice_id", "=", "vendor_invoices.id")
          .as("lines"),
      )
      .where("added_to", "=", "stock")
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(created_at, id) < (select created_at, id from vendor_invoices where id = ${after!}::uuid)`,
        ),
      )
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(invoicesOnPage + 1)
      .execute(),
  );
}
