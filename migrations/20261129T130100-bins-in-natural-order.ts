import { type Kysely, sql } from "kysely";

/** Bins in the order people walk them, A1, A2, A10, in every list: their key has its numbers padded, and is the same for the same bin only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(naturalKey).execute(db);
  await sql.raw(keysAre('text collate "C"', "natural_key")).execute(db);
  await sql.raw(searchFor("i.bin_key = words", "i.bin_key = natural_key(words)")).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(searchFor("i.bin_key = natural_key(words)", "i.bin_key = words")).execute(db);
  await sql.raw(keysAre("text", "lower")).execute(db);
  await sql`drop function natural_key(text)`.execute(db);
}

// Ten figures for each number. The text itself follows, after a character that is before all others: A1 and A01 are two bins, A1 is before
// "A1 top", and no bin is still an empty text.
const naturalKey = `
create function natural_key(name text) returns text language sql immutable strict parallel safe as
$$ select rtrim(regexp_replace(regexp_replace(lower(name), '(?<!\\d)(?=\\d)', '000000000', 'g'), '(?<!\\d)0+(?=\\d{10})', '', 'g')
  || chr(1) || lower(name), chr(1)) $$`;

/** The order of the characters' numbers, whatever language the database has. */
const keysAre = (type: string, key: string) => `
alter table inventory_items drop bin_key,
  add bin_key ${type} not null generated always as (${key}(bin_location)) stored;
alter table counts drop bin_key, add bin_key ${type} generated always as (${key}(bin)) stored;
-- The list by bin, the sheets of a count, and what is in one bin.
create index items_by_bin_key on inventory_items (account_id, owner_id, bin_key, id) where archived_at is null`;

// Loads the library, which knows the settings that the function sets.
const searchFor = (was: string, is: string) => `
set local search_path = public, search_extensions;
select similarity('a', 'b');
do $$ begin
  execute replace(pg_get_functiondef('search_inventory(text, uuid, integer)'::regprocedure), '${was}', '${is}');
end $$`;
