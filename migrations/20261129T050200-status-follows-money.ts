import { type Kysely, sql } from "kysely";

/** "Paid" and nothing left to pay are the same. An invoice that was paid, cancelled and sent again could say "Sent" until now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update invoices set status = 'paid'
    where kind = 'invoice' and status in ('finalized', 'sent')
      and case when total < 0 then open_balance >= 0 else open_balance <= 0 end`.execute(db);
  await sql`
    update invoices set status = 'sent'
    where kind = 'invoice' and status = 'paid' and case when total < 0 then open_balance < 0 else open_balance > 0 end`.execute(
    db,
  );
}

/** Nothing: it mended rows. */
export async function down(): Promise<void> {}
