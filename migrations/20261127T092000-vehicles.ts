import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vehicles (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      user_id uuid not null references users,
      vin text check (vin ~ '^.{17}$' and vin = upper(vin)),
      serial_number text,
      make_model text not null,
      unit_number text,
      mileage integer not null check (mileage between 0 and 9999999),
      engine_serial text,
      tire_size text,
      lessor text,
      make text,
      model text,
      year integer,
      vehicle_type text,
      engine_model text,
      body_class text,
      engine_manufacturer text,
      gvwr text,
      decode_source text check (decode_source in ('tables', 'online', 'typed')),
      decoded_at timestamptz,
      before_decode jsonb,
      add_date timestamptz not null default now(),
      archived_at timestamptz,
      archive_reason text,
      version integer not null default 1,
      last_six text generated always as (lower(right(coalesce(vin, serial_number), 6))) stored,
      unit_key text generated always as (lower(unit_number)) stored,
      unique (account_id, id),
      check (num_nonnulls(vin, serial_number) <= 1)
    )`.execute(db);
  await sql`select protect_account_table('vehicles')`.execute(db);
  // One VIN, one vehicle in service; a sold truck that comes back may be added again.
  await sql`create unique index vehicles_vin_in_service on vehicles (account_id, vin) where archived_at is null`.execute(
    db,
  );
  // The vehicle list, newest first, and its count.
  await sql`create index vehicles_in_service on vehicles (account_id, add_date desc, id desc) where archived_at is null`.execute(
    db,
  );
  // Former vehicles, last archived first.
  await sql`create index vehicles_former on vehicles (account_id, archived_at desc, id desc) where archived_at is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table vehicles`.execute(db);
}
