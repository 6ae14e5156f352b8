import { type Kysely, sql } from "kysely";

/** The record whose page asked for a scan, for instance the vehicle of a fuel receipt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scans add column if not exists subject_id uuid`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scans drop column subject_id`.execute(db);
}
