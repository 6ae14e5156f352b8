import { type Kysely, sql } from "kysely";

/** Companies to try the product with: made beforehand, given to one visitor each, and erased half an hour later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table demos (
      account_id uuid primary key default current_account_id() references accounts on delete cascade,
      user_id uuid not null references users,
      -- The day in UTC that its records lead up to.
      made_on date not null default (now() at time zone 'utc')::date,
      -- The press that started it: it starts no other one.
      ticket text unique,
      started_at timestamptz,
      ends_at timestamptz,
      check ((ticket is null) = (started_at is null) and (ticket is null) = (ends_at is null))
    )`.execute(db);
  await sql`select protect_account_table('demos')`.execute(db);
  await sql`
    do $$ begin
      execute format('revoke insert, update, delete on demos from %I', (select request_role from installation));
    end $$`.execute(db);
  // Those that run, and those whose time is up.
  await sql`create index demos_by_end on demos (ends_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table demos`.execute(db);
}
