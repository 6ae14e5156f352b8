import { type Kysely, sql } from "kysely";

const signed = (table: string) => `
  account_id uuid not null default current_account_id() references accounts on delete cascade,
  user_id uuid not null references users,
  signature_name text not null,
  signature_email text not null,
  signed_at timestamptz not null default now(),
  ${table}`;

/** Driver vehicle inspection reports (49 CFR 396.11, 396.13). What is signed is never changed: requests may add and, past the retention time, delete. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The vehicle as it was called on that day: the report reads the same after it is renamed or sold.
  await sql
    .raw(
      `create table inspections (
        id uuid primary key default gen_random_uuid(),
        vehicle_id uuid not null,
        kind text not null check (kind in ('pre_trip', 'post_trip')),
        company_name text not null,
        vehicle_title text not null,
        unit_number text,
        vin text,
        serial_number text,
        meter_reading_id uuid,
        notes text,
        ${signed("unique (account_id, id)")},
        foreign key (account_id, vehicle_id) references vehicles (account_id, id) on delete cascade,
        foreign key (account_id, meter_reading_id) references meter_readings (account_id, id)
      )`,
    )
    .execute(db);
  // The inspections of one vehicle, newest first.
  await sql`create index inspections_of_vehicle on inspections (account_id, vehicle_id, signed_at desc)`.execute(
    db,
  );
  await sql`
    create table inspection_checks (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      inspection_id uuid not null,
      item text not null,
      result text not null check (result in ('ok', 'defect', 'not_applicable')),
      primary key (account_id, inspection_id, item),
      foreign key (account_id, inspection_id) references inspections (account_id, id) on delete cascade
    )`.execute(db);
  await sql`
    create table defects (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      vehicle_id uuid not null,
      inspection_id uuid not null,
      item text not null,
      note text not null,
      cannot_be_driven boolean not null,
      breakdown_id uuid,
      unique (account_id, id),
      foreign key (account_id, vehicle_id) references vehicles (account_id, id) on delete cascade,
      foreign key (account_id, inspection_id) references inspections (account_id, id) on delete cascade,
      foreign key (account_id, breakdown_id) references breakdowns (account_id, id)
    )`.execute(db);
  // The open defects of a vehicle.
  await sql`create index defects_of_vehicle on defects (account_id, vehicle_id)`.execute(db);
  // The defects of one report.
  await sql`create index defects_of_inspection on defects (account_id, inspection_id)`.execute(db);
  // Added to a signed report, never taken out of it.
  await sql`
    create table defect_photos (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      defect_id uuid not null,
      photo_id uuid not null,
      user_id uuid not null references users,
      added_at timestamptz not null default now(),
      primary key (account_id, defect_id, photo_id),
      foreign key (account_id, defect_id) references defects (account_id, id) on delete cascade,
      foreign key (account_id, photo_id) references files (account_id, id)
    )`.execute(db);
  // The carrier's certification: one for a defect, once.
  await sql
    .raw(
      `create table defect_certifications (
        defect_id uuid not null,
        outcome text not null check (outcome in ('repaired', 'not_necessary')),
        note text,
        ${signed("primary key (account_id, defect_id)")},
        foreign key (account_id, defect_id) references defects (account_id, id) on delete cascade
      )`,
    )
    .execute(db);
  for (const [table, facts] of [
    ["inspection_acknowledgements", ""],
    ["inspection_corrections", "correction text not null,"],
  ] as const) {
    await sql
      .raw(
        `create table ${table} (
          id uuid primary key default gen_random_uuid(),
          inspection_id uuid not null,
          ${facts}
          ${signed("foreign key (account_id, inspection_id) references inspections (account_id, id) on delete cascade")}
        )`,
      )
      .execute(db);
    // What belongs to one report, in order.
    await sql
      .raw(`create index ${table}_in_order on ${table} (account_id, inspection_id, signed_at)`)
      .execute(db);
  }
  for (const table of tables) {
    await sql.raw(`select protect_account_table('${table}')`).execute(db);
    // What belongs to a report goes only with the report.
    const refused = table === "inspections" ? "update" : "update, delete";
    await sql
      .raw(
        `do $$ begin execute format('revoke ${refused} on ${table} from %I', (select request_role from installation)); end $$`,
      )
      .execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [...tables].reverse()) await sql`drop table ${sql.table(table)}`.execute(db);
}

const tables = [
  "inspections",
  "inspection_checks",
  "defects",
  "defect_photos",
  "defect_certifications",
  "inspection_acknowledgements",
  "inspection_corrections",
];
