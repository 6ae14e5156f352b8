import { type Kysely, sql } from "kysely";

/**
 * What a driver signed about a defect of an earlier report that was open and not safe to drive (49 CFR 392.7, 396.13). It says by itself
 * which defect it was: that report may be deleted first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table inspection_open_defects (
      id uuid not null default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      inspection_id uuid not null,
      defect_id uuid,
      item text not null,
      note text not null,
      found_at timestamptz not null,
      answer text not null check (answer in ('repaired', 'still_there')),
      primary key (account_id, id),
      foreign key (account_id, inspection_id) references inspections (account_id, id) on delete cascade,
      foreign key (account_id, defect_id) references defects (account_id, id) on delete set null (defect_id)
    )`.execute(db);
  // Those of one report.
  await sql`create index open_defects_of_inspection on inspection_open_defects (account_id, inspection_id)`.execute(
    db,
  );
  // What was said of a defect.
  await sql`create index inspections_over_defect on inspection_open_defects (account_id, defect_id)`.execute(
    db,
  );
  await sql`select protect_account_table('inspection_open_defects')`.execute(db);
  // Signed: it goes only with its report.
  await sql`
    do $$ begin execute format('revoke update, delete on inspection_open_defects from %I',
      (select request_role from installation)); end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table inspection_open_defects`.execute(db);
}
