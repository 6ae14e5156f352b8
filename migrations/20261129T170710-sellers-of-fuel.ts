import { type Kysely, sql } from "kysely";

/** IFTA's Procedures Manual asks for the seller's name and address on a receipt (P550). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table fuel_receipts add column seller text, add column seller_place text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table fuel_receipts drop column seller_place, drop column seller`.execute(db);
}
