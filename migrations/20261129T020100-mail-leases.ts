import { type Kysely, sql } from "kysely";

/** Until when one worker alone sends a mail; past, when that worker was killed in the middle. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add leased_until timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails drop leased_until`.execute(db);
}
