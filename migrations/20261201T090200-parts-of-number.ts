import { type Kysely, sql } from "kysely";

/** The parts on vehicles with a number, however it is written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists parts_of_number on parts (account_id, part_key(part_number), created_at desc)
    where part_number is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index parts_of_number`.execute(db);
}
