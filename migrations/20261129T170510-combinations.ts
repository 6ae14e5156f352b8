import { type Kysely, sql } from "kysely";

/**
 * A report of a combination holds the items of the trailer too (49 CFR 396.11). The trailer as it was called on that day; without an id it is
 * not of the company. An acknowledgement without a unit is of the whole report.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table inspections add trailer_id uuid, add trailer_name text, add trailer_title text, add trailer_vin text,
      add check (trailer_name is not null or (trailer_id is null and trailer_title is null and trailer_vin is null)),
      add foreign key (account_id, trailer_id) references vehicles (account_id, id) on delete set null (trailer_id)`.execute(
    db,
  );
  // The reports of a trailer, newest first.
  await sql`
    create index inspections_of_trailer on inspections (account_id, trailer_id, signed_at desc)
      where trailer_id is not null`.execute(db);
  await sql`
    alter table inspection_checks add of_trailer boolean not null default false,
      drop constraint inspection_checks_pkey,
      add primary key (account_id, inspection_id, of_trailer, item)`.execute(db);
  await sql`alter table defects add of_trailer boolean not null default false`.execute(db);
  await sql`alter table inspection_open_defects add of_trailer boolean not null default false`.execute(db);
  await sql`
    alter table inspection_acknowledgements add unit text check (unit in ('tractor', 'trailer'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inspection_acknowledgements drop unit`.execute(db);
  await sql`alter table inspection_open_defects drop of_trailer`.execute(db);
  await sql`alter table defects drop of_trailer`.execute(db);
  await sql`
    alter table inspection_checks drop constraint inspection_checks_pkey, drop of_trailer,
      add primary key (account_id, inspection_id, item)`.execute(db);
  await sql`
    alter table inspections drop trailer_id, drop trailer_name, drop trailer_title, drop trailer_vin`.execute(
    db,
  );
}
