import { type Kysely, sql } from "kysely";

/** A part's other numbers, and the one box that finds any part. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // In a schema of their own, so that they leave no trace among our functions; a database that has them already keeps its own.
  await sql.raw(extensions).execute(db);
  await sql.raw(numbers).execute(db);
  await sql`select protect_account_table('item_numbers')`.execute(db);
  await sql.raw(numberIndexes).execute(db);
  await sql.raw(searchTable).execute(db);
  await sql`select protect_account_table('inventory_search')`.execute(db);
  // Written by its triggers, read by its function.
  await sql
    .raw(
      `do $$ begin execute format('revoke insert, update, delete on inventory_search from %I', (select request_role from installation)); end $$`,
    )
    .execute(db);
  await sql.raw(inStep).execute(db);
  await sql.raw(search).execute(db);
  await sql.raw(grantSearch).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function search_inventory(text, uuid, integer)`.execute(db);
  await sql`drop function sort_into_search()`.execute(db);
  await sql`drop table inventory_search`.execute(db);
  await sql`drop table item_numbers`.execute(db);
  await sql`drop trigger item_searched_insert on inventory_items`.execute(db);
  await sql`drop trigger item_searched_update on inventory_items`.execute(db);
  await sql`drop function search_words(text, text, text, text, text, text)`.execute(db);
  await sql`drop function search_numbers(uuid, uuid)`.execute(db);
  await sql`drop function keep_item_searched()`.execute(db);
  await sql`drop function keep_numbers_searched()`.execute(db);
  for (const name of ["pg_trgm", "btree_gin", "fuzzystrmatch"]) {
    await sql.raw(`drop extension if exists ${name}`).execute(db);
  }
  await sql`drop schema if exists search_extensions`.execute(db);
}

const extensions = `
create schema if not exists search_extensions;
create extension if not exists pg_trgm schema search_extensions;
create extension if not exists btree_gin schema search_extensions;
create extension if not exists fuzzystrmatch schema search_extensions;
do $$ begin execute format('grant usage on schema search_extensions to %I', (select request_role from installation)); end $$;
set local search_path = public, search_extensions;
-- Loads the library, which knows the settings that the function below sets.
select similarity('a', 'b');`;

// What else a part is called: by other makers (same), before (replaces), from now on (replaced_by), what may be fitted in its place
// (fits_instead), on its box (bar_code), by whom it is bought from (vendor).
const numbers = `
create table item_numbers (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null default current_account_id() references accounts on delete cascade,
  item_id uuid not null,
  user_id uuid not null references users,
  kind text not null check (kind in ('same', 'replaces', 'replaced_by', 'fits_instead', 'bar_code', 'vendor')),
  number text not null check (number = btrim(number) and number <> ''),
  -- The maker of a cross-reference, the vendor of a vendor's number.
  company text not null default '',
  last_cost numeric(12, 2) check (last_cost >= 0),
  last_cost_on date,
  created_at timestamptz not null default now(),
  import_id uuid,
  number_key text not null generated always as (part_key(number)) stored,
  unique (account_id, id),
  foreign key (account_id, item_id) references inventory_items (account_id, id) on delete cascade
);`;

const numberIndexes = `
-- A number that was typed or scanned.
create index item_numbers_by_key on item_numbers (account_id, number_key text_pattern_ops);
-- All numbers of one part; each once.
create unique index item_numbers_of_item on item_numbers (account_id, item_id, kind, number_key, lower(company));
-- A box opens one part.
create unique index item_numbers_bar_code on item_numbers (account_id, number_key) where kind = 'bar_code';`;

// Beside the parts and not in them: stock moves all day, and each move would write these indexes again.
const searchTable = `
create table inventory_search (
  account_id uuid not null,
  item_id uuid primary key,
  owner_id uuid not null,
  part_key text not null,
  document text not null,
  foreign key (account_id, item_id) references inventory_items (account_id, id) on delete cascade
);
-- Part of a number or of a word, and what is nearly it. How much may wait to be sorted in is for who writes to say (db/client.ts).
create index inventory_search_text on inventory_search using gin (account_id, part_key gin_trgm_ops, document gin_trgm_ops);
create function sort_into_search() returns bigint language sql security definer set search_path = pg_catalog, public as
$$ select gin_clean_pending_list('inventory_search_text') $$;
revoke execute on function sort_into_search() from public;
do $$ begin execute format('grant execute on function sort_into_search() to %I', (select request_role from installation)); end $$;`;

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

// The changed rows are read themselves: looked up again by their ids, each batch of a file went through a whole index as long as the
// planner took the table for empty. A connection keeps the plan it made while a table was small: scanning it all is out of the question.
const inStep = `
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
$$;

create function keep_item_searched() returns trigger language plpgsql security definer
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
create trigger item_searched_insert after insert on inventory_items
  referencing new table as changed for each statement execute function keep_item_searched();
create trigger item_searched_update after update on inventory_items
  referencing old table as before new table as changed for each statement execute function keep_item_searched();

create function keep_numbers_searched() returns trigger language plpgsql security definer
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
end $$;
create trigger numbers_searched_insert after insert on item_numbers
  referencing new table as changed for each statement execute function keep_numbers_searched();
create trigger numbers_searched_update after update on item_numbers
  referencing new table as changed for each statement execute function keep_numbers_searched();
create trigger numbers_searched_delete after delete on item_numbers
  referencing old table as changed for each statement execute function keep_numbers_searched();`;

// Runs as the owner, since no index serves like and similarity under row-level security: so it asks for the account itself.
// Ranks: 0 the number as typed, 1 as meant, 2 another number of the part, 3 beginning, 4 bin, 5 inside a number, 6 all words, 7 nearly.
const search = `
create function search_inventory(typed text, owner uuid, most integer) returns table (item_id uuid, rank integer, distance real)
language plpgsql stable security definer
set search_path = pg_catalog, public, search_extensions, pg_temp
set pg_trgm.similarity_threshold = 0.2 set pg_trgm.word_similarity_threshold = 0.5 as $$
declare
  account uuid := current_account_id();
  words text := lower(btrim(typed));
  key text := part_key(typed);
  squeezed text := ${squeezed("typed")};
  patterns text[];
  longest text;
  second text;
begin
  if account is null or words = '' then
    return;
  end if;
  -- A plural finds the singular; a short word is looked for at the beginning of words only, as an index of three letters can.
  select array_agg(p order by length(p) desc) into patterns from (
    select '%' || case when length(w) < 3 then ' ' else '' end
      || replace(replace(replace(case when length(w) > 3 and w ~ '[a-z]s$' then left(w, -1) else w end, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' as p
    from regexp_split_to_table(words, '\\s+') w where w <> '') parts;
  longest := patterns[1];
  second := coalesce(patterns[2], patterns[1]);
  return query
  select found.id, min(found.r), min(found.d)::real from (
    select i.id, 0 as r, 0::real as d from inventory_items i
    where i.account_id = account and i.owner_id = owner and i.archived_at is null and i.number_key = words
    union all
    (select i.id, 1, 0 from inventory_items i
    where i.account_id = account and i.part_key = key and key <> '' and i.archived_at is null and i.owner_id = owner limit most)
    union all
    (select n.item_id, 2, 0 from item_numbers n join inventory_items i on i.account_id = n.account_id and i.id = n.item_id
    where n.account_id = account and n.number_key = key and key <> '' and i.archived_at is null and i.owner_id = owner
      and n.kind in ('bar_code', 'same', 'vendor', 'replaces') limit most)
    union all
    (select i.id, 3, length(i.part_key) - length(key) from inventory_items i
    where i.account_id = account and key <> '' and i.part_key ~>=~ key and i.part_key ~<~ (key || chr(1114111)) and i.archived_at is null
      and i.owner_id = owner limit most)
    union all
    (select i.id, 4, 0 from inventory_items i
    where i.account_id = account and i.owner_id = owner and i.bin_key = words and i.archived_at is null limit most)
    union all
    (select s.item_id, 5, length(s.part_key) - length(key) from inventory_search s
    where s.account_id = account and s.owner_id = owner and length(key) >= 3 and s.part_key like '%' || key || '%' limit most)
    union all
    (select s.item_id, 6, position(words in s.document) from inventory_search s
    where s.account_id = account and s.owner_id = owner and s.document like longest and s.document like second
      and s.document like all (patterns) limit most)
    union all
    (select s.item_id, 6, 1000 from inventory_search s
    where s.account_id = account and s.owner_id = owner and length(squeezed) >= 4
      and (s.document like '%' || squeezed || '%' or s.document like '%' || lower(key) || '%') limit most)
  ) found group by found.id order by 2, 3 limit most;
  if found then
    return;
  end if;
  return query
  select nearly.id, 7, nearly.d::real from (
    (select s.item_id as id, levenshtein(left(s.part_key, 60), left(key, 60))::real + 1 - similarity(s.part_key, key) as d
    from inventory_search s
    where s.account_id = account and s.owner_id = owner and length(key) >= 3 and s.part_key % key
    order by 2 limit most)
    union all
    (select s.item_id, 100 - word_similarity(words, s.document) from inventory_search s
    where s.account_id = account and s.owner_id = owner and length(words) >= 4 and words <% s.document
    order by 2 limit most)
  ) nearly order by nearly.d limit most;
end $$;
revoke execute on function search_inventory(text, uuid, integer) from public;`;

const grantSearch = `
do $$ begin execute format('grant execute on function search_inventory(text, uuid, integer) to %I', (select request_role from installation)); end $$`;
