import { sql } from "kysely";
import { testDatabase } from "./database";
import type { Member } from "./people";

/** A manager asked for it: it closes at that time. */
export async function closing({ accountId }: Member, at: string | Date): Promise<void> {
  await testDatabase()
    .owner.updateTable("accounts")
    .set({ closes_at: new Date(at) })
    .where("id", "=", accountId)
    .execute();
}

/** Without lines, one a day back from the end of November 2026. */
export async function issuedInvoices({ accountId, userId }: Member, count: number): Promise<void> {
  await sql`
    insert into invoices (account_id, user_id, customer_name, invoice_date, kind, number, status, issued_at)
    select ${accountId}, ${userId}, 'Ray', date '2026-11-30' - n, 'invoice', n, 'sent', now()
    from generate_series(1, ${count}::int) n`.execute(testDatabase().owner);
}
