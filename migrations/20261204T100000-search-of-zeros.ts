import { type Kysely, sql } from "kysely";

// A number of zeros has no key, and nothing is inside everything.
const before = "or s.document like ''%'' || lower(key) || ''%''";
const after = "or length(key) >= 4 and s.document like ''%'' || lower(key) || ''%''";

/** Loads the library first, which knows the settings that the function sets. */
const replaceInSearch = (was: string, is: string) => `
set local search_path = public, search_extensions;
select similarity('a', 'b');
do $$ begin
  execute replace(pg_get_functiondef('search_inventory(text, uuid, integer)'::regprocedure), '${was}', '${is}');
end $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(replaceInSearch(before, after)).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(replaceInSearch(after, before)).execute(db);
}
