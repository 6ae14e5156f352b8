import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";

export async function recordPrinting(scope: Scope, invoiceId: string) {
  return scope.db((trx) => markPrinted(trx, invoiceId));
}

/** Keeps the first time that an issued document was printed. */
export async function markPrinted(
  trx: AccountTransaction,
  invoiceId: string,
): Promise<{ printed: true } | { problem: "gone" }> {
  const marked = await trx
    .updateTable("invoices")
    .set({ printed_at: sql<Date>`coalesce(printed_at, now())` })
    .where("id", "=", invoiceId)
    .where("issued_at", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return marked ? { printed: true } : { problem: "gone" };
}
