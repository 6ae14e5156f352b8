import { type Kysely, sql } from "kysely";

/** The days of the statement that a mail is about: the worker makes its PDF when it sends it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      add about_from date,
      add about_to date,
      add check ((about_from is null) = (about_to is null))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails drop about_from, drop about_to`.execute(db);
}
