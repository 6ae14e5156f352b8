import { type Kysely, sql } from "kysely";

/** How large a list is and how much of it was counted, kept with the count: the page of all counts would add them up again at each visit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table counts
      -- How many parts its list was started with.
      add column parts_chosen integer check (parts_chosen >= 0),
      -- How many parts were counted, at its end.
      add column parts_counted integer check (parts_counted >= 0)`.execute(db);
  await sql`
    update counts c set
      parts_chosen = case when scope = 'list' then (select count(*) from count_parts p where p.count_id = c.id) end,
      parts_counted = case when finished_at is not null then (select count(*) from count_entries e where e.count_id = c.id) end`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table counts drop column parts_chosen, drop column parts_counted`.execute(db);
}
