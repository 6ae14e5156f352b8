import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // A part that was taken off has still cost what it cost; one entered by mistake never has.
  await sql`
    create table parts (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      vehicle_id uuid not null,
      user_id uuid not null references users,
      category text not null,
      part_number text,
      position text,
      vendor text,
      cost numeric(12, 2) check (cost >= 0),
      install_date date not null,
      meter_reading_id uuid,
      photo_id uuid,
      breakdown_id uuid,
      service_entry_id uuid,
      notes text,
      created_at timestamptz not null default now(),
      version integer not null default 1,
      removed_at timestamptz,
      removed_by uuid references users,
      removed_as text check (removed_as in ('taken_off', 'mistake')),
      unique (account_id, id),
      foreign key (account_id, vehicle_id) references vehicles (account_id, id) on delete cascade,
      foreign key (account_id, meter_reading_id) references meter_readings (account_id, id),
      foreign key (account_id, photo_id) references files (account_id, id),
      foreign key (account_id, breakdown_id) references breakdowns (account_id, id),
      foreign key (account_id, service_entry_id) references service_entries (account_id, id)
    )`.execute(db);
  await sql`select protect_account_table('parts')`.execute(db);
  // The parts of one vehicle, newest first.
  await sql`create index parts_of_vehicle on parts (account_id, vehicle_id, install_date desc, created_at desc)`.execute(
    db,
  );
  // The parts of one breakdown, and of one service entry.
  await sql`create index parts_of_breakdown on parts (account_id, breakdown_id) where breakdown_id is not null`.execute(
    db,
  );
  await sql`create index parts_of_service_entry on parts (account_id, service_entry_id) where service_entry_id is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table parts`.execute(db);
}
