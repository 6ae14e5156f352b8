import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index invoices_by_po_number on invoices (account_id, po_number)
      where po_number is not null and removed_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index invoices_by_po_number`.execute(db);
}
