import { type Kysely, sql } from "kysely";

/** What was questioned about a reading that a driver saved anyway, until a manager has looked at it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table meter_readings
      add column doubt text,
      add column checked_at timestamptz,
      add column checked_by uuid references users`.execute(db);
  await sql`
    create index meter_readings_to_check on meter_readings (account_id, recorded_at)
      where doubt is not null and checked_at is null and struck_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index meter_readings_to_check`.execute(db);
  await sql`alter table meter_readings drop column doubt, drop column checked_at, drop column checked_by`.execute(
    db,
  );
}
