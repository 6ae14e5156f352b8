import { type Kysely, sql } from "kysely";

/** What people did that no other record keeps. Append-only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_events (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      id uuid not null default gen_random_uuid(),
      happened_at timestamptz not null default clock_timestamp(),
      kind text not null,
      user_id uuid references users,
      author text not null,
      what text not null,
      address text not null default '',
      primary key (account_id, id)
    )`.execute(db);
  // The list of a period, newest first.
  await sql`create index audit_events_by_day on audit_events (account_id, happened_at)`.execute(db);
  await sql`select protect_account_table('audit_events')`.execute(db);
  await sql`
    do $$ begin
      execute format('revoke update, delete on audit_events from %I', (select request_role from installation));
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table audit_events`.execute(db);
}
