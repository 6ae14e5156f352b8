import { type Kysely, sql } from "kysely";

/** The list of vendors' invoices that were added to the stock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index vendor_invoices_newest on vendor_invoices (account_id, added_to, created_at desc, id desc)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index vendor_invoices_newest`.execute(db);
}
