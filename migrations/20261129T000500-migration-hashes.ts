import { type Kysely, sql } from "kysely";

/** What each migration was when it ran here: one that is edited afterwards is refused at start (db/frozen-migrations.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table migration_hashes (name text primary key, hash text not null)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table migration_hashes`.execute(db);
}
