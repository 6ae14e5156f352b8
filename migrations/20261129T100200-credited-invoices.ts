import { type Kysely, sql } from "kysely";

/** The list of invoices shown as "Credited" reads these few. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index invoices_credited_entirely on invoices (account_id, created_at desc, id desc)
      where removed_at is null and status in ('finalized', 'sent', 'paid') and kind = 'invoice' and total > 0 and credited >= total`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index invoices_credited_entirely`.execute(db);
}
