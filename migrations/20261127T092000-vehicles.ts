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

  // How many are in service: counting 20,000 rows for every page would take longer than the page.
  await sql`
    create table vehicle_counts (
      account_id uuid primary key default current_account_id() references accounts on delete cascade,
      in_service integer not null check (in_service >= 0)
    )`.execute(db);
  await sql`select protect_account_table('vehicle_counts')`.execute(db);
  await sql.raw(countInStep).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table vehicle_counts`.execute(db);
  await sql`drop table vehicles`.execute(db);
  await sql`drop function count_vehicles()`.execute(db);
}

// One change of the count per statement and account, however many rows the statement touches.
const countInStep = `
create function count_vehicles() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into vehicle_counts as counts (account_id, in_service)
    select account_id, count(*) from after_rows where archived_at is null group by account_id
    on conflict (account_id) do update set in_service = counts.in_service + excluded.in_service;
  end if;
  if tg_op <> 'INSERT' then
    update vehicle_counts counts set in_service = counts.in_service - gone.number
    from (select account_id, count(*) as number from before_rows where archived_at is null group by account_id) gone
    where counts.account_id = gone.account_id;
  end if;
  return null;
end $$;

create trigger count_added after insert on vehicles
  referencing new table as after_rows for each statement execute function count_vehicles();
create trigger count_changed after update on vehicles
  referencing old table as before_rows new table as after_rows for each statement execute function count_vehicles();
create trigger count_removed after delete on vehicles
  referencing old table as before_rows for each statement execute function count_vehicles();`;
