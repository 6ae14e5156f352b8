import { type Kysely, sql } from "kysely";

/** For the provider's lists of companies and requests, which reach across all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index accounts_by_time on accounts (created_at, id)`.execute(db);
  await sql`create index plan_requests_of_all on plan_requests (created_at, id)`.execute(db);
  await sql`create index users_waiting on users (created_at) where role = 'waitlist'`.execute(db);
  await sql`create index mails_failed on mails (account_id, created_at) where state = 'failed'`.execute(db);
  // Who was seen lately; and which sessions are old enough to go.
  await sql`create index sessions_by_last_seen on sessions (last_seen_at, user_id)`.execute(db);
  await sql`create index master_crm_by_email on master_crm (account_id, lower(contact_email))
    where removed_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of [
    "master_crm_by_email",
    "sessions_by_last_seen",
    "mails_failed",
    "users_waiting",
    "plan_requests_of_all",
  ])
    await sql`drop index ${sql.ref(name)}`.execute(db);
  await sql`drop index accounts_by_time`.execute(db);
}
