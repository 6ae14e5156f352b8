import { type Kysely, sql } from "kysely";

/** By which name whoever saved the settings last is shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company_settings add column author text not null default ''`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company_settings drop column author`.execute(db);
}
