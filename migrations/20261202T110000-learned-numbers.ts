import { type Kysely, sql } from "kysely";

/** Which of a part's other numbers came with a vendor's invoice, to go with it when it is taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vendor_invoice_lines add column learned_number_id uuid`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vendor_invoice_lines drop column learned_number_id`.execute(db);
}
