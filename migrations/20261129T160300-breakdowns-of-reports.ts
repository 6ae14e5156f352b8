import { type Kysely, sql } from "kysely";

/**
 * A breakdown that a report opened keeps the reading of that report, also after the report is deleted; it is struck out with the report's
 * own, never with the breakdown. Every breakdown says whether the unit may be driven.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table breakdowns
      add column found_reading_id uuid,
      add column cannot_be_driven boolean not null default false,
      add foreign key (account_id, found_reading_id) references meter_readings (account_id, id)`.execute(db);
  await sql`
    update breakdowns set found_reading_id = inspections.meter_reading_id, cannot_be_driven = defects.cannot_be_driven
      and not exists (select 1 from defect_certifications done where done.defect_id = defects.id)
    from defects join inspections on inspections.id = defects.inspection_id
    where defects.breakdown_id = breakdowns.id`.execute(db);
  // The defect that opened a breakdown.
  await sql`create index defects_of_breakdown on defects (account_id, breakdown_id) where breakdown_id is not null`.execute(
    db,
  );
  // The open ones of a vehicle, and of the fleet.
  await sql`
    create index breakdowns_open on breakdowns (account_id, vehicle_id)
      where state <> 'fixed' and removed_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index breakdowns_open`.execute(db);
  await sql`drop index defects_of_breakdown`.execute(db);
  await sql`alter table breakdowns drop column found_reading_id, drop column cannot_be_driven`.execute(db);
}
