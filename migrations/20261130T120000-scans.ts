import { type Kysely, sql } from "kysely";

/** Photos and documents that are read into a form, and how many of them a person had read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scans (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      id uuid not null default gen_random_uuid(),
      user_id uuid not null references users,
      -- The form that is filled, and the kind of document that it is filled from.
      purpose text not null,
      kind text not null,
      state text not null default 'waiting' check (state in ('waiting', 'read', 'failed', 'used', 'discarded')),
      -- While a worker reads it. Another one may take it after that.
      leased_until timestamptz,
      attempts integer not null default 0,
      reason text,
      reader text check (reader in ('built-in', 'service')),
      reading jsonb,
      created_at timestamptz not null default now(),
      -- Of the last try to read it.
      asked_at timestamptz not null default now(),
      ended_at timestamptz,
      primary key (account_id, id),
      check ((state = 'read') <= (reading is not null)),
      check ((state = 'failed') <= (reason is not null))
    )`.execute(db);
  await sql`select protect_account_table('scans')`.execute(db);
  // "My scans", newest first.
  await sql`create index scans_of_person on scans (account_id, user_id, created_at desc, id desc)`.execute(
    db,
  );
  // The worker's list after a restart.
  await sql`create index scans_waiting on scans (created_at) where state = 'waiting'`.execute(db);

  await sql`
    create table scan_files (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      scan_id uuid not null,
      position integer not null,
      file_name text not null,
      -- As it was sent; gone once the scan has ended.
      bytes bytea,
      primary key (account_id, scan_id, position),
      foreign key (account_id, scan_id) references scans on delete cascade
    )`.execute(db);
  await sql`select protect_account_table('scan_files')`.execute(db);
  await sql`alter table scan_files alter column bytes set storage external`.execute(db);

  await sql`
    create table scan_pages (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      scan_id uuid not null,
      page integer not null,
      -- Pixels of the page that was read, in which the reading says where a value is.
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      picture_id uuid not null,
      primary key (account_id, scan_id, page),
      foreign key (account_id, scan_id) references scans on delete cascade,
      foreign key (account_id, picture_id) references files (account_id, id)
    )`.execute(db);
  await sql`select protect_account_table('scan_pages')`.execute(db);
  // The clean-up of photos asks whether a scan still shows one.
  await sql`create index scan_pages_of_picture on scan_pages (account_id, picture_id)`.execute(db);

  await sql`
    create table scan_tracking (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      user_id uuid not null references users,
      -- In the company's time zone.
      scan_date date not null,
      scan_count integer not null check (scan_count > 0),
      primary key (account_id, user_id, scan_date)
    )`.execute(db);
  await sql`select protect_account_table('scan_tracking')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["scan_tracking", "scan_pages", "scan_files", "scans"])
    await sql`drop table ${sql.table(table)}`.execute(db);
}
