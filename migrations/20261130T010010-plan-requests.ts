import { type Kysely, sql } from "kysely";

/** What a company says about its business, and what it asks sales for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table business_info (
      account_id uuid primary key default current_account_id() references accounts on delete cascade,
      user_id uuid not null references users,
      business_name text not null,
      industry text not null,
      fleet_size text not null check (fleet_size in ('1-10', '11-50', '51-100', '100+', 'parts')),
      challenges text not null default '',
      goals text not null default '',
      completed_at timestamptz not null default now(),
      version integer not null default 1
    )`.execute(db);
  await sql`select protect_account_table('business_info')`.execute(db);

  await sql`
    create table plan_requests (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      id uuid not null default gen_random_uuid(),
      user_id uuid not null references users,
      author text not null,
      email text not null,
      wanted text not null check (wanted in ('pro', 'enterprise', 'other')),
      message text not null default '' check (char_length(message) <= 2000),
      created_at timestamptz not null default now(),
      primary key (account_id, id)
    )`.execute(db);
  await sql`select protect_account_table('plan_requests')`.execute(db);
  // The company's requests, newest first.
  await sql`create index plan_requests_by_time on plan_requests (account_id, created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table plan_requests`.execute(db);
  await sql`drop table business_info`.execute(db);
}
