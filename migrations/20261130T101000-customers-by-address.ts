import { type Kysely, sql } from "kysely";

/** For the customer with the address of a request: see `reached` in app/features/master-crm/requests/requests.server.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index master_crm_by_email`.execute(db);
  // In the order of that query: of a partial index on an expression the planner has no statistics, and would read all customers by time.
  await sql`create index master_crm_by_email on master_crm (account_id, lower(contact_email), created_at)
    where removed_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index master_crm_by_email`.execute(db);
  await sql`create index master_crm_by_email on master_crm (account_id, lower(contact_email))
    where removed_at is null`.execute(db);
}
