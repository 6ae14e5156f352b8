import { type Kysely, sql } from "kysely";

/** Other people's files: kept as read until they are confirmed, and named by what they wrote, so that it can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imports (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      user_id uuid not null references users,
      kind text not null check (kind in ('vehicles', 'fuel', 'service')),
      file_name text not null,
      content text not null,
      settings jsonb not null,
      state text not null default 'draft' check (state in ('draft', 'confirmed', 'undone')),
      written integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      confirmed_at timestamptz,
      undone_at timestamptz,
      unique (account_id, id)
    )`.execute(db);
  await sql`select protect_account_table('imports')`.execute(db);
  // The account's imports, newest first.
  await sql`create index imports_newest_first on imports (account_id, created_at desc)`.execute(db);
  for (const table of tables) {
    await sql
      .raw(
        `alter table ${table} add column import_id uuid,
         add constraint ${table}_import_fkey foreign key (account_id, import_id) references imports (account_id, id)`,
      )
      .execute(db);
    // What an import wrote, to undo it.
    await sql
      .raw(`create index ${table}_of_import on ${table} (account_id, import_id) where import_id is not null`)
      .execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await sql.raw(`alter table ${table} drop column import_id`).execute(db);
  await sql`drop table imports`.execute(db);
}

const tables = ["vehicles", "fuel_receipts", "service_entries", "meter_readings"];
