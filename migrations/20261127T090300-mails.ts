import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      id uuid primary key default gen_random_uuid(),
      account_id uuid default current_account_id() references accounts on delete cascade,
      kind text not null,
      recipient text not null,
      subject text not null,
      body text not null,
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'not_configured')),
      attempts integer not null default 0,
      last_error text,
      next_attempt_at timestamptz,
      expires_at timestamptz,
      sent_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`select protect_account_table('mails')`.execute(db);
  // The account's mail page, newest first.
  await sql`create index mails_of_account on mails (account_id, created_at desc, id desc)`.execute(db);

  // The job queue's own tables are closed to the request role; this is the one door. Its body is looked up when it runs:
  // the queue's schema is made after the migrations.
  await sql
    .raw(
      `create function request_job(task text, payload jsonb, run_at timestamptz default now(), job_key text default null) returns void
       language plpgsql security definer set search_path = pg_catalog as $$
       begin
         perform graphile_worker.add_job(task, payload::json, run_at => run_at, job_key => job_key);
       end $$`,
    )
    .execute(db);
  await sql`revoke execute on function request_job(text, jsonb, timestamptz, text) from public`.execute(db);
  await sql
    .raw(
      `do $$ begin
         execute format('grant execute on function request_job(text, jsonb, timestamptz, text) to %I', (select request_role from installation));
       end $$`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function request_job(text, jsonb, timestamptz, text)`.execute(db);
  await sql`drop table mails`.execute(db);
}
