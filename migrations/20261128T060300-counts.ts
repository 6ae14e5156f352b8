import { type Kysely, sql } from "kysely";

/** Counting the shelves while the counter sells: who counts what since when, and what was found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table counts (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      user_id uuid not null references users,
      author text not null,
      scope text not null check (scope in ('all', 'bin', 'list')),
      -- As typed; it covers what stands in this bin, whatever its letters' case.
      bin text,
      is_blind boolean not null default false,
      started_at timestamptz not null default now(),
      finished_at timestamptz,
      finished_by uuid references users,
      finished_author text,
      outcome text check (outcome in ('counted', 'all_correct', 'cancelled')),
      -- How many parts it was about, at its end.
      parts_in_scope integer check (parts_in_scope >= 0),
      bin_key text generated always as (lower(bin)) stored,
      unique (account_id, id),
      check ((scope = 'bin') = (bin is not null)),
      check ((finished_at is null) = (outcome is null) and (finished_at is null) = (finished_by is null))
    )`.execute(db);
  await sql`select protect_account_table('counts')`.execute(db);
  // The counts under way: they lock the parts of their scope.
  await sql`create index counts_open on counts (account_id) where finished_at is null`.execute(db);
  // The counts so far, newest first.
  await sql`create index counts_newest_first on counts (account_id, started_at desc)`.execute(db);

  // The parts of a count over a chosen list.
  await sql`
    create table count_parts (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      count_id uuid not null,
      item_id uuid not null,
      primary key (account_id, count_id, item_id),
      foreign key (account_id, count_id) references counts (account_id, id) on delete cascade,
      foreign key (account_id, item_id) references inventory_items (account_id, id) on delete cascade
    )`.execute(db);
  await sql`select protect_account_table('count_parts')`.execute(db);
  // Whether a part is on a list that is being counted.
  await sql`create index count_parts_of_item on count_parts (account_id, item_id)`.execute(db);

  // What was counted of a part, and what the book said at that moment: sales after it keep their effect.
  await sql`
    create table count_entries (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      count_id uuid not null,
      item_id uuid not null,
      user_id uuid not null references users,
      author text not null,
      quantity integer not null check (quantity between 0 and 99999999),
      book_quantity integer not null check (book_quantity >= 0),
      counted_at timestamptz not null default clock_timestamp(),
      version integer not null default 1,
      -- What a piece was worth when the count ended: its differences keep their value.
      unit_cost numeric(14, 4) check (unit_cost >= 0),
      primary key (account_id, count_id, item_id),
      foreign key (account_id, count_id) references counts (account_id, id) on delete cascade,
      foreign key (account_id, item_id) references inventory_items (account_id, id) on delete cascade
    )`.execute(db);
  await sql`select protect_account_table('count_entries')`.execute(db);

  // Found on the shelf and not in the list.
  await sql`
    create table count_slips (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      count_id uuid not null,
      user_id uuid not null references users,
      author text not null,
      code text not null,
      quantity integer check (quantity between 0 and 99999999),
      note text,
      found_at timestamptz not null default now(),
      -- Added to the inventory since, or set aside.
      settled_at timestamptz,
      item_id uuid,
      unique (account_id, id),
      foreign key (account_id, count_id) references counts (account_id, id) on delete cascade,
      foreign key (account_id, item_id) references inventory_items (account_id, id)
    )`.execute(db);
  await sql`select protect_account_table('count_slips')`.execute(db);
  // The slips of one count.
  await sql`create index count_slips_of_count on count_slips (account_id, count_id, found_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["count_slips", "count_entries", "count_parts", "counts"]) {
    await sql`drop table ${sql.table(table)}`.execute(db);
  }
}
