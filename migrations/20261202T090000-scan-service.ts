import { type Kysely, sql } from "kysely";

/** Whether a scan's photos may be sent to the vision service: as the person who scanned was told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scans add column asks_service boolean not null default false`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scans drop column asks_service`.execute(db);
}
