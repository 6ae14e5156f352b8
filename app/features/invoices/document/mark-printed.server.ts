import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";

/** Says afterwards that an issued document was printed. Undefined when there is none. */
export async function notePrinted(scope: Scope, invoiceId: string): Promise<true | undefined> {
  return scope.db(async (trx) => ((await markPrinted(trx, invoiceId)) ? true : undefined));
}

/** The first time it goes to paper. Answers whether there is such a document. */
export async function markPrinted(trx: AccountTransaction, invoiceId: string): Promise<boolean> {
  const marked = await trx
    .updateTable("invoices")
    .set({ printed_at: sql<Date>`coalesce(printed_at, now())` })
    .where("id", "=", invoiceId)
    .where("issued_at", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return marked !== undefined;
}
