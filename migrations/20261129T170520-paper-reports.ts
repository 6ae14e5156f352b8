import { type Kysely, sql } from "kysely";

/** A report that was written on paper earlier has the time that it was made beside the time that it was entered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inspections add made_at timestamptz`.execute(db);
  await sql`update inspections set made_at = signed_at`.execute(db);
  await sql`alter table inspections alter made_at set not null, alter made_at set default now()`.execute(db);
  await sql`drop index inspections_of_vehicle`.execute(db);
  await sql`drop index inspections_of_trailer`.execute(db);
  // The inspections of one vehicle, also as a trailer, newest first.
  await sql`create index inspections_of_vehicle on inspections (account_id, vehicle_id, made_at desc)`.execute(
    db,
  );
  await sql`
    create index inspections_of_trailer on inspections (account_id, trailer_id, made_at desc)
      where trailer_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index inspections_of_vehicle`.execute(db);
  await sql`drop index inspections_of_trailer`.execute(db);
  await sql`alter table inspections drop made_at`.execute(db);
  await sql`create index inspections_of_vehicle on inspections (account_id, vehicle_id, signed_at desc)`.execute(
    db,
  );
  await sql`
    create index inspections_of_trailer on inspections (account_id, trailer_id, signed_at desc)
      where trailer_id is not null`.execute(db);
}
