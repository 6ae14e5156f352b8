import { type Kysely, sql } from "kysely";

/** Few of all invoices are drafts, and every list of parts asks what is in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index invoices_drafts on invoices (account_id, id)
      where status = 'draft' and kind = 'invoice' and removed_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index invoices_drafts`.execute(db);
}
