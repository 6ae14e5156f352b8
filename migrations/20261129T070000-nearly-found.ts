import { type Kysely, sql } from "kysely";

/** A part that is nearly what was typed was found twice, and one with two characters changed round not at all if its number is short. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(loaded + search(nearlyOnce)).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(loaded + search(nearlyBefore).replace("  swapped text[];\n", "")).execute(db);
}

// Loads the library, which knows the settings that the function sets.
const loaded = `
set local search_path = public, search_extensions;
select similarity('a', 'b');`;

const squeezed = (text: string) => `regexp_replace(lower(${text}), '[^[:alnum:]]', '', 'g')`;

// B594 for B495: the key with each two of its characters changed round.
const nearlyOnce = `
  select array_agg(distinct overlay(overlay(key placing substr(key, b, 1) from a for 1) placing substr(key, a, 1) from b for 1)) into swapped
  from generate_series(1, length(key)) a, generate_series(2, length(key)) b
  where a < b and substr(key, a, 1) <> substr(key, b, 1) and length(key) between 3 and 24;
  return query
  select nearly.id, 7, min(nearly.d)::real from (
    select i.id, 1::real as d from inventory_items i
    where i.account_id = account and i.owner_id = owner and i.archived_at is null and i.part_key = any (swapped)
    union all
    select i.id, 1 from item_numbers n join inventory_items i on i.account_id = n.account_id and i.id = n.item_id
    where n.account_id = account and n.number_key = any (swapped) and i.archived_at is null and i.owner_id = owner
      and n.kind in ('bar_code', 'same', 'vendor', 'replaces')
    union all
    (select s.item_id, levenshtein(left(s.part_key, 60), left(key, 60))::real + 1 - similarity(s.part_key, key)
    from inventory_search s
    where s.account_id = account and s.owner_id = owner and length(key) >= 3 and s.part_key % key
    order by 2 limit most)
    union all
    (select s.item_id, 100 - word_similarity(words, s.document) from inventory_search s
    where s.account_id = account and s.owner_id = owner and length(words) >= 4 and words <% s.document
    order by 2 limit most)
  ) nearly group by nearly.id order by 3, 1 limit most;`;

const nearlyBefore = `
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
  ) nearly order by nearly.d limit most;`;

// Ranks: 0 the number as typed, 1 as meant, 2 another number of the part, 3 beginning, 4 bin, 5 inside a number, 6 all words, 7 nearly.
const search = (nearly: string) => `
create or replace function search_inventory(typed text, owner uuid, most integer) returns table (item_id uuid, rank integer, distance real)
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
  swapped text[];
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
  end if;${nearly}
end $$;`;
