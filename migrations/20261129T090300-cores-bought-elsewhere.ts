import { type Kysely, sql } from "kysely";

/** The managers' list of exceptions finds the few cores that no sale of the company charged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index cores_bought_elsewhere on invoice_items (account_id, invoice_id)
      where bought_elsewhere is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index cores_bought_elsewhere`.execute(db);
}
