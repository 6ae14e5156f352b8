import { type Kysely, sql } from "kysely";

/** The invoices' migration was edited on 2026-11-28. A database made before gets four decimals of a tax rate too; what it rounded stays as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company_settings alter column tax_rate type numeric(7, 4)`.execute(db);
  await sql`alter table invoices alter column tax_rate type numeric(7, 4)`.execute(db);
  await sql`alter table invoice_events drop constraint if exists invoice_events_account_id_fkey`.execute(db);
}

/** Nothing: what this brings belongs to earlier migrations, which take it away themselves. */
export async function down(): Promise<void> {}
