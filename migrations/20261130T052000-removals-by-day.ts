import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index record_changes_of_removals on record_changes (account_id, changed_at) where is_removal`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index record_changes_of_removals`.execute(db);
}
