import { type Kysely, sql } from "kysely";

/** Every mileage becomes a reading; the vehicle keeps only the unit that its meter counts in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vehicles add column meter_unit text not null default 'mi' check (meter_unit in ('mi', 'km', 'h'))`.execute(
    db,
  );
  // A reading is of one meter: a replaced cluster starts number 2 with an opening reading. A wrong one is struck out, never removed.
  await sql`
    create table meter_readings (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      vehicle_id uuid not null,
      user_id uuid references users,
      meter_number integer not null default 1 check (meter_number >= 1),
      value numeric(9, 1) not null check (value between 0 and 9999999),
      unit text not null check (unit in ('mi', 'km', 'h')),
      read_on date not null,
      source text not null check (source in
        ('vehicle', 'meter', 'opening', 'closing', 'part', 'breakdown', 'fuel', 'service', 'inspection', 'reminder')),
      recorded_at timestamptz not null default now(),
      struck_at timestamptz,
      struck_by uuid references users,
      strike_reason text,
      unique (account_id, id),
      foreign key (account_id, vehicle_id) references vehicles (account_id, id) on delete cascade
    )`.execute(db);
  await sql`select protect_account_table('meter_readings')`.execute(db);
  // The current mileage of each vehicle of a list, and the readings of one vehicle in order.
  await sql`create index meter_readings_in_order on meter_readings (account_id, vehicle_id, meter_number desc, read_on desc)`.execute(
    db,
  );
  await sql`
    insert into meter_readings (account_id, vehicle_id, user_id, value, unit, read_on, source, recorded_at)
    select v.account_id, v.id, v.user_id, v.mileage, 'mi', (v.add_date at time zone a.time_zone)::date, 'vehicle', v.add_date
    from vehicles v join accounts a on a.id = v.account_id`.execute(db);
  await sql`alter table vehicles drop column mileage`.execute(db);

  // When a vehicle was not ours: what it ran then is not our use, and fuel bought then is not in our books.
  await sql`
    create table vehicle_absences (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      vehicle_id uuid not null,
      left_at timestamptz not null default now(),
      reason text,
      returned_at timestamptz,
      foreign key (account_id, vehicle_id) references vehicles (account_id, id) on delete cascade
    )`.execute(db);
  await sql`select protect_account_table('vehicle_absences')`.execute(db);
  // The absences of one vehicle.
  await sql`create index vehicle_absences_of_vehicle on vehicle_absences (account_id, vehicle_id, left_at)`.execute(
    db,
  );
  await sql`
    insert into vehicle_absences (account_id, vehicle_id, left_at, reason)
    select account_id, id, archived_at, archive_reason from vehicles where archived_at is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vehicles add column mileage integer not null default 0 check (mileage between 0 and 9999999)`.execute(
    db,
  );
  await sql`
    update vehicles v set mileage = floor(r.value)
    from (select distinct on (vehicle_id) vehicle_id, value from meter_readings where struck_at is null
          order by vehicle_id, meter_number desc, read_on desc, value desc) r
    where r.vehicle_id = v.id`.execute(db);
  await sql`alter table vehicles alter column mileage drop default`.execute(db);
  await sql`alter table vehicles drop column meter_unit`.execute(db);
  await sql`drop table vehicle_absences`.execute(db);
  await sql`drop table meter_readings`.execute(db);
}
