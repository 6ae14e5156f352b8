import { type Kysely, sql } from "kysely";

/** Nobody who has signed up before is shown it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column shows_tour boolean not null default false`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles drop column shows_tour`.execute(db);
}
