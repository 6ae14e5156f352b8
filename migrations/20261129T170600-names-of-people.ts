import { type Kysely, sql } from "kysely";

/** The person's own, in full. An @ would let it pass for somebody's address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profiles add column name text check (char_length(name) between 1 and 100 and position('@' in name) = 0)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles drop column name`.execute(db);
}
