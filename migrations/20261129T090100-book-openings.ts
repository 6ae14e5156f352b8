import { type Kysely, sql } from "kysely";

/** Who opened closed days again, and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table book_openings (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      opened_at timestamptz not null default clock_timestamp(),
      user_id uuid not null references users,
      author text not null,
      closed_until date not null,
      closed_until_now date check (closed_until_now < closed_until),
      reason text not null
    )`.execute(db);
  await sql`create index book_openings_newest on book_openings (account_id, opened_at desc)`.execute(db);
  await sql`select protect_account_table('book_openings')`.execute(db);
  await sql`
    do $$ begin
      execute format('revoke update, delete on book_openings from %I', (select request_role from installation));
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table book_openings`.execute(db);
}
