import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table files (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      user_id uuid not null references users,
      shows_money boolean not null,
      content_type text not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      bytes bytea not null,
      thumbnail bytea not null,
      original_name text,
      attached_at timestamptz,
      created_at timestamptz not null default now(),
      unique (account_id, id)
    )`.execute(db);
  await sql`select protect_account_table('files')`.execute(db);
  // Pictures are compressed already: trying it once more only costs time.
  await sql`alter table files alter column bytes set storage external, alter column thumbnail set storage external`.execute(
    db,
  );
  // The clean-up: what no record took within a day.
  await sql`create index files_unattached on files (created_at) where attached_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table files`.execute(db);
}
