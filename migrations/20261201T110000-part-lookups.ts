import { type Kysely, sql } from "kysely";

/** What the lookup service said of a part number, how many lookups a company used a day, and parts of vehicles by their number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table part_lookups (
      part_key text primary key check (part_key <> ''),
      -- As the service said it; nothing that a company typed.
      answer jsonb not null,
      asked_at timestamptz not null default now()
    )`.execute(db);
  await sql`select share_reference_table('part_lookups')`.execute(db);

  await sql`
    create table lookup_usage (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      -- In the company's time zone.
      used_on date not null,
      count integer not null check (count >= 0),
      primary key (account_id, used_on)
    )`.execute(db);
  await sql`select protect_account_table('lookup_usage')`.execute(db);

  await sql`
    alter table parts add column part_key text generated always as (part_key(part_number)) stored`.execute(
    db,
  );
  // A lookup: what a vehicle got under this number.
  await sql`create index parts_by_part_key on parts (account_id, part_key) where part_key is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table parts drop column part_key`.execute(db);
  await sql`drop table lookup_usage`.execute(db);
  await sql`drop table part_lookups`.execute(db);
}
