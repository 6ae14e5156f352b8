import { type Kysely, sql } from "kysely";

/** The inventory's migrations were edited on 2026-11-28. What a database made before lacks: keys, and the functions that keep the search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(movements).execute(db);
  for (const table of ["inventory_search", "imported_items"]) {
    await sql.raw(`alter table ${table} drop constraint if exists ${table}_account_id_fkey`).execute(db);
  }
  await sql.raw(sizing).execute(db);
  await sql.raw(inStep).execute(db);
  await sql`drop function if exists search_document(uuid[])`.execute(db);
  await sql.raw(sortedIn).execute(db);
  await sql.raw(lookUps).execute(db);
}

/** Nothing: what this brings belongs to earlier migrations, which take it away themselves. */
export async function down(): Promise<void> {}

const movements = `
do $$ begin
  if exists (select from pg_attribute where attrelid = 'stock_movements'::regclass and attname = 'id' and not attisdropped) then
    alter table stock_movements
      drop column id,
      drop constraint stock_movements_account_id_fkey,
      add primary key (account_id, item_id, position);
    drop index movements_of_item;
  end if;
end $$`;

const sizing = `
create or replace function size_inventory() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    insert into inventory_sizes as c (account_id, items)
    select account_id, count(*) from changed where archived_at is null group by account_id
    on conflict (account_id) do update set items = c.items + excluded.items;
  elsif tg_op = 'UPDATE' then
    insert into inventory_sizes as c (account_id, items)
    select account_id, sum(items) from (
      select account_id, 1 as items from changed where archived_at is null
      union all
      select account_id, -1 from before where archived_at is null) part
    -- Most updates move stock, which changes no number of parts: then nothing is written here.
    group by account_id having sum(items) <> 0
    on conflict (account_id) do update set items = c.items + excluded.items;
  else
    update inventory_sizes c set items = c.items - gone.items
    from (select account_id, count(*) as items from before where archived_at is null group by account_id) gone
    where c.account_id = gone.account_id;
  end if;
  return null;
end $$;`;

const squeezed = (text: string) => `regexp_replace(lower(${text}), '[^[:alnum:]]', '', 'g')`;

const wordsOf = (row: string) =>
  `search_words(${["part_number", "description", "manufacturer", "vendor", "bin_location", "part_key"].map((column) => `${row}.${column}`).join(", ")})`;

const searchColumns = [
  "id",
  "account_id",
  "owner_id",
  "part_key",
  "part_number",
  "description",
  "manufacturer",
  "vendor",
  "bin_location",
  "archived_at",
].join(", ");

const inStep = `
-- What a part can be found by: its words, its number as it is read, and the words without what is between them.
create or replace function search_words(part_number text, description text, manufacturer text, vendor text, bin_location text, part_key text)
returns text language sql immutable as $$
  select ' ' || lower(part_number || ' ' || description || ' ' || manufacturer || ' ' || vendor || ' ' || bin_location)
    || ' ' || lower(part_key) || ' ' || ${squeezed("description || manufacturer || vendor")}
$$;
-- And by its other numbers.
create or replace function search_numbers(account uuid, item uuid) returns text language sql stable as $$
  select coalesce(string_agg(' ' || lower(n.number || ' ' || n.company || ' ' || n.number_key), '' order by n.id), '') || ' '
  from item_numbers n where n.account_id = account and n.item_id = item
$$;

create or replace function keep_item_searched() returns trigger language plpgsql security definer
set search_path = pg_catalog, public set enable_seqscan = off as $$
begin
  if tg_op = 'INSERT' then
    insert into inventory_search (account_id, item_id, owner_id, part_key, document)
    select c.account_id, c.id, c.owner_id, c.part_key, ${wordsOf("c")} || ' ' from changed c where c.archived_at is null;
    return null;
  end if;
  delete from inventory_search s
  where s.item_id = any (array(select id from changed where archived_at is not null));
  -- Most updates move stock, and leave nothing here.
  insert into inventory_search (account_id, item_id, owner_id, part_key, document)
  select c.account_id, c.id, c.owner_id, c.part_key, ${wordsOf("c")} || search_numbers(c.account_id, c.id)
  from (select ${searchColumns} from changed except select ${searchColumns} from before) c
  where c.archived_at is null
  on conflict (item_id) do update set owner_id = excluded.owner_id, part_key = excluded.part_key, document = excluded.document;
  return null;
end $$;
create or replace function keep_numbers_searched() returns trigger language plpgsql security definer
set search_path = pg_catalog, public set enable_seqscan = off as $$
begin
  insert into inventory_search (account_id, item_id, owner_id, part_key, document)
  select i.account_id, i.id, i.owner_id, i.part_key, ${wordsOf("i")} || search_numbers(i.account_id, i.id)
  from (select distinct account_id, item_id from changed) c
    -- "offset" keeps "archived_at is null" outside: inside, it would offer the indexes of the list, which are the wrong way round.
    cross join lateral (select * from inventory_items where account_id = c.account_id and id = c.item_id offset 0) i
  where i.archived_at is null
  on conflict (item_id) do update set document = excluded.document;
  return null;
end $$;`;

const sortedIn = `
alter index inventory_search_text reset (gin_pending_list_limit);
create or replace function sort_into_search() returns bigint language sql security definer set search_path = pg_catalog, public as
$$ select gin_clean_pending_list('inventory_search_text') $$;
revoke execute on function sort_into_search() from public;
do $$ begin execute format('grant execute on function sort_into_search() to %I', (select request_role from installation)); end $$;`;

const lookUps = `
create or replace function items_by_number(owner uuid, keys text[]) returns setof inventory_items
language sql stable set enable_sort = off as $$
  select found.* from unnest(keys) as wanted(key) cross join lateral (
    select * from inventory_items i where i.owner_id = owner and i.archived_at is null and i.number_key >= wanted.key
    order by i.number_key limit 1) found
  where found.number_key = wanted.key
$$;
-- The parts that a code opens: by their own number (rank 0), and by their box (1).
create or replace function box_owners(owner uuid, keys text[])
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
create or replace function numbers_of_items(items uuid[]) returns setof item_numbers
language sql stable set enable_sort = off as $$
  select found.* from unnest(items) as wanted(id) cross join lateral (
    select * from item_numbers n where n.item_id >= wanted.id and n.item_id <= wanted.id order by n.item_id, n.kind) found
$$`;
