import { type Kysely, sql } from "kysely";

/** NHTSA's VIN catalogue. Filled by db/load-vpic.ts, the same for every account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vpic_wmi (
      wmi text primary key,
      makes text[] not null,
      vehicle_type text not null,
      manufacturer text not null,
      truck_type smallint
    )`.execute(db);
  await sql`
    create table vpic_wmi_schema (
      wmi text not null,
      schema_id integer not null,
      year_from smallint not null,
      year_to smallint,
      -- A decode: the pattern sets of one maker.
      primary key (wmi, schema_id, year_from)
    )`.execute(db);
  await sql`
    create table vpic_pattern (
      schema_id integer not null,
      element text not null,
      keys text not null,
      value text not null
    )`.execute(db);
  // A decode: all patterns of the few sets that apply.
  await sql`create index vpic_pattern_of_schema on vpic_pattern (schema_id)`.execute(db);
  await sql`
    create table vpic_stamp (
      one_row boolean primary key default true check (one_row),
      stamp text not null
    )`.execute(db);
  await sql`select share_reference_table('vpic_wmi')`.execute(db);
  await sql`select share_reference_table('vpic_wmi_schema')`.execute(db);
  await sql`select share_reference_table('vpic_pattern')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table vpic_stamp`.execute(db);
  await sql`drop table vpic_pattern`.execute(db);
  await sql`drop table vpic_wmi_schema`.execute(db);
  await sql`drop table vpic_wmi`.execute(db);
}
