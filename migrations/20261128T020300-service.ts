import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table service_entries (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      vehicle_id uuid not null,
      user_id uuid not null references users,
      service_date date not null,
      description text not null,
      own_shop boolean not null default true,
      vendor text,
      labor_cost numeric(12, 2) check (labor_cost >= 0),
      other_cost numeric(12, 2) check (other_cost >= 0),
      meter_reading_id uuid,
      photo_id uuid,
      notes text,
      created_at timestamptz not null default now(),
      version integer not null default 1,
      removed_at timestamptz,
      removed_by uuid references users,
      unique (account_id, id),
      foreign key (account_id, vehicle_id) references vehicles (account_id, id) on delete cascade,
      foreign key (account_id, meter_reading_id) references meter_readings (account_id, id),
      foreign key (account_id, photo_id) references files (account_id, id)
    )`.execute(db);
  await sql`select protect_account_table('service_entries')`.execute(db);
  // The service entries of one vehicle, newest first.
  await sql`create index service_entries_of_vehicle on service_entries (account_id, vehicle_id, service_date desc, created_at desc)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table service_entries`.execute(db);
}
