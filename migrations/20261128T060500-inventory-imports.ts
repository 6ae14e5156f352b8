import { type Kysely, sql } from "kysely";

/** Price files and stock lists come in the way fleet lists do; what a row changed is kept, so that it can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports drop constraint imports_kind_check`.execute(db);
  await sql`alter table imports add constraint imports_kind_check check (kind in ('vehicles', 'fuel', 'service', 'inventory'))`.execute(
    db,
  );
  await sql`
    create table imported_items (
      account_id uuid not null default current_account_id(),
      import_id uuid not null,
      item_id uuid not null,
      line integer not null,
      was_added boolean not null,
      -- The columns as they were, where the part was there already.
      before jsonb,
      -- The part's version after the import wrote it: another one since means that somebody changed it.
      version_after integer not null,
      primary key (account_id, import_id, item_id),
      foreign key (account_id, import_id) references imports (account_id, id) on delete cascade,
      foreign key (account_id, item_id) references inventory_items (account_id, id) on delete cascade
    )`.execute(db);
  await sql`select protect_account_table('imported_items')`.execute(db);
  await sql`alter table inventory_items add constraint inventory_items_import_fkey foreign key (account_id, import_id) references imports (account_id, id)`.execute(
    db,
  );
  await sql`alter table item_numbers add constraint item_numbers_import_fkey foreign key (account_id, import_id) references imports (account_id, id)`.execute(
    db,
  );
  // The numbers that an import added.
  await sql`create index item_numbers_of_import on item_numbers (account_id, import_id) where import_id is not null`.execute(
    db,
  );
  await sql.raw(lookUps).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of [
    "items_by_number(uuid, text[])",
    "box_owners(uuid, text[])",
    "numbers_of_items(uuid[])",
  ]) {
    await sql.raw(`drop function ${name}`).execute(db);
  }
  await sql`drop index item_numbers_of_import`.execute(db);
  await sql`alter table item_numbers drop constraint item_numbers_import_fkey`.execute(db);
  await sql`alter table inventory_items drop constraint inventory_items_import_fkey`.execute(db);
  await sql`drop table imported_items`.execute(db);
  await sql`delete from imports where kind = 'inventory'`.execute(db);
  await sql`alter table imports drop constraint imports_kind_check`.execute(db);
  await sql`alter table imports add constraint imports_kind_check check (kind in ('vehicles', 'fuel', 'service'))`.execute(
    db,
  );
}

// What rows of a file are compared with, hundreds at a time. To a planner that has not seen a company's rows yet, as while they are being
// written, all indexes that begin with the company are as good, and it goes through the whole company each time. Without sorting, only
// the index will do that has the order asked for.
const lookUps = `
create function items_by_number(owner uuid, keys text[]) returns setof inventory_items
language sql stable set enable_sort = off as $$
  select found.* from unnest(keys) as wanted(key) cross join lateral (
    select * from inventory_items i where i.owner_id = owner and i.archived_at is null and i.number_key >= wanted.key
    order by i.number_key limit 1) found
  where found.number_key = wanted.key
$$;
-- The parts that a code opens: by their own number (rank 0), and by their box (1).
create function box_owners(owner uuid, keys text[])
returns table (key text, part_number text, number_key text, is_archived boolean, rank integer)
language sql stable set enable_sort = off as $$
  select wanted.key, found.* from unnest(keys) as wanted(key) cross join lateral (
    (select i.part_number, i.number_key, false, 0 from inventory_items i
    where i.owner_id = owner and i.archived_at is null and i.part_key ~>=~ wanted.key and i.part_key ~<=~ wanted.key
    order by i.part_key using ~<~)
    union all
    (select i.part_number, i.number_key, i.archived_at is not null, 1
    from (select * from item_numbers where kind = 'bar_code' and number_key >= wanted.key order by number_key limit 1) n
    cross join lateral (select * from inventory_items where account_id = n.account_id and id = n.item_id offset 0) i
    where n.number_key = wanted.key)) found
$$;
create function numbers_of_items(items uuid[]) returns setof item_numbers
language sql stable set enable_sort = off as $$
  select found.* from unnest(items) as wanted(id) cross join lateral (
    select * from item_numbers n where n.item_id >= wanted.id and n.item_id <= wanted.id order by n.item_id, n.kind) found
$$`;
