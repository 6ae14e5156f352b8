import { type Kysely, sql } from "kysely";

/** Gallons and prices stand as typed; the third of the three numbers is worked out where it is shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table fuel_receipts (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      vehicle_id uuid not null,
      user_id uuid not null references users,
      receipt_date date not null,
      product text not null default 'diesel' check (product in ('diesel', 'gasoline', 'def', 'reefer', 'other')),
      gallons numeric(10, 3) check (gallons > 0),
      price_per_gallon numeric(10, 3) check (price_per_gallon >= 0),
      total_cost numeric(12, 2) not null check (total_cost >= 0),
      filled_up boolean not null default true,
      missed_before boolean not null default false,
      state text check (state ~ '^[A-Z]{2}$'),
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
  await sql`select protect_account_table('fuel_receipts')`.execute(db);
  // The fuel receipts of one vehicle, newest first.
  await sql`create index fuel_receipts_of_vehicle on fuel_receipts (account_id, vehicle_id, receipt_date desc, created_at desc)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table fuel_receipts`.execute(db);
}
