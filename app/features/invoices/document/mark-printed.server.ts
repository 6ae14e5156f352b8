import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";

export async function recordPrinting(
  scope: Scope,
  invoiceId: string,
): Promise<{ printed: true } | { problem: "gone" }> {
  const isIssued = await scope.db((trx) => markPrinted(trx, invoiceId));
  return isIssued ? { printed: true } : { problem: "gone" };
}

/** Keeps the first time only. False if there is no such document. */
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
