import { type Kysely, sql } from "kysely";

/** Who did something, and what one person did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index audit_events_by_person on audit_events (account_id, user_id, happened_at) where user_id is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_events_by_person`.execute(db);
}
