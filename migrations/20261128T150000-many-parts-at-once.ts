import { type Kysely, sql } from "kysely";

/**
 * Files of 100,000 parts: what keeps the search and the sizes in step reads the changed rows themselves. Looked up again by their ids, each
 * batch went through a whole index as long as the planner took the table for empty; and a plan that was made for one changed row compared
 * each of a thousand with each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(words).execute(db);
  await sql.raw(searched).execute(db);
  await sql`drop function search_document(uuid[])`.execute(db);
  await sql.raw(sized).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(sizedBefore).execute(db);
  await sql.raw(searchedBefore).execute(db);
  await sql`drop function search_words(text, text, text, text, text, text)`.execute(db);
  await sql`drop function search_numbers(uuid, uuid)`.execute(db);
}

const squeezed = (text: string) => `regexp_replace(lower(${text}), '[^[:alnum:]]', '', 'g')`;

const words = `
-- What a part can be found by: its words, its number as it is read, and the words without what is between them.
create function search_words(part_number text, description text, manufacturer text, vendor text, bin_location text, part_key text)
returns text language sql immutable as $$
  select ' ' || lower(part_number || ' ' || description || ' ' || manufacturer || ' ' || vendor || ' ' || bin_location)
    || ' ' || lower(part_key) || ' ' || ${squeezed("description || manufacturer || vendor")}
$$;
-- And by its other numbers.
create function search_numbers(account uuid, item uuid) returns text language sql stable as $$
  select coalesce(string_agg(' ' || lower(n.number || ' ' || n.company || ' ' || n.number_key), '' order by n.id), '') || ' '
  from item_numbers n where n.account_id = account and n.item_id = item
$$;`;

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

const searched = `
create or replace function keep_item_searched() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
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
create or replace function keep_numbers_searched() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
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

const sized = `
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

const sizedBefore = `
create or replace function size_inventory() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    insert into inventory_sizes as c (account_id, items)
    select account_id, count(*) from changed where archived_at is null group by account_id
    on conflict (account_id) do update set items = c.items + excluded.items;
  elsif tg_op = 'UPDATE' then
    -- Most updates move stock, which changes no number of parts: then nothing is written here.
    insert into inventory_sizes as c (account_id, items)
    select n.account_id, sum((n.archived_at is null)::int - (o.archived_at is null)::int)
    from changed n join before o on o.id = n.id
    where (n.archived_at is null) <> (o.archived_at is null) group by n.account_id
    on conflict (account_id) do update set items = c.items + excluded.items;
  else
    update inventory_sizes c set items = c.items - gone.items
    from (select account_id, count(*) as items from before where archived_at is null group by account_id) gone
    where c.account_id = gone.account_id;
  end if;
  return null;
end $$;`;

const searchedBefore = `
-- One text of all that a part can be found by: its words, its numbers as they are read, and the words without what is between them.
create function search_document(items uuid[]) returns table (account_id uuid, item_id uuid, owner_id uuid, part_key text, document text)
language sql stable set search_path = pg_catalog, public as $$
  select i.account_id, i.id, i.owner_id, i.part_key,
    ' ' || lower(i.part_number || ' ' || i.description || ' ' || i.manufacturer || ' ' || i.vendor || ' ' || i.bin_location)
    || ' ' || lower(i.part_key) || ' ' || ${squeezed("i.description || i.manufacturer || i.vendor")}
    || coalesce((select string_agg(' ' || lower(n.number || ' ' || n.company || ' ' || n.number_key), '' order by n.id)
      from item_numbers n where n.account_id = i.account_id and n.item_id = i.id), '') || ' '
  from inventory_items i where i.id = any (items) and i.archived_at is null
$$;
create or replace function keep_item_searched() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  touched uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into touched from changed;
  else
    select array_agg(n.id) into touched from changed n join before o on o.id = n.id
    where (n.part_number, n.description, n.manufacturer, n.vendor, n.bin_location, n.owner_id, n.archived_at)
      is distinct from (o.part_number, o.description, o.manufacturer, o.vendor, o.bin_location, o.owner_id, o.archived_at);
    if touched is null then
      return null;
    end if;
    delete from inventory_search s using inventory_items i
    where s.item_id = any (touched) and i.id = s.item_id and i.archived_at is not null;
  end if;
  insert into inventory_search (account_id, item_id, owner_id, part_key, document)
  select * from search_document(touched)
  on conflict (item_id) do update set owner_id = excluded.owner_id, part_key = excluded.part_key, document = excluded.document;
  return null;
end $$;
create or replace function keep_numbers_searched() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into inventory_search (account_id, item_id, owner_id, part_key, document)
  select * from search_document(array(select distinct item_id from changed))
  on conflict (item_id) do update set document = excluded.document;
  return null;
end $$;`;
