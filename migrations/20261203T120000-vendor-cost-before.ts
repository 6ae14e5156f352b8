import { type Kysely, sql } from "kysely";

/** What the vendor asked last before an invoice was added: undoing the invoice puts that back, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table vendor_invoice_lines add column vendor_cost_before numeric(12, 4),
      add column vendor_cost_on_before date`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table vendor_invoice_lines drop column vendor_cost_before, drop column vendor_cost_on_before`.execute(
    db,
  );
}
