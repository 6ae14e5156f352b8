import { type Kysely, sql } from "kysely";

/** Whose mail it is to a customer, and where answers go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column from_name text, add column reply_to text`.execute(db);
  await sql`alter table company_settings add column reply_to text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company_settings drop column reply_to`.execute(db);
  await sql`alter table mails drop column from_name, drop column reply_to`.execute(db);
}
