import { type Kysely, sql } from "kysely";

/** Whether a person is told by mail of a sign-in from a browser that never signed in to this address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add new_browser_mails boolean not null default true`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users drop new_browser_mails`.execute(db);
}
