import { type Kysely, sql } from "kysely";

/** Periodic inspections of vehicles (49 CFR 396.17), which were guessed from the words of service entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table annual_inspections (
      id uuid not null default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      vehicle_id uuid not null,
      user_id uuid not null references users,
      inspected_on date not null,
      result text not null check (result in ('passed', 'failed')),
      inspector text not null,
      qualification text,
      report_kept_at text,
      next_due_on date,
      photo_id uuid,
      notes text,
      created_at timestamptz not null default now(),
      version integer not null default 1,
      removed_at timestamptz,
      removed_by uuid references users,
      primary key (account_id, id),
      check ((result = 'passed') = (next_due_on is not null)),
      foreign key (account_id, vehicle_id) references vehicles (account_id, id) on delete cascade,
      foreign key (account_id, photo_id) references files (account_id, id)
    )`.execute(db);
  await sql`select protect_account_table('annual_inspections')`.execute(db);
  // The last one of each vehicle, which says whether it may be driven.
  await sql`create index annual_inspections_of_vehicle on annual_inspections
    (account_id, vehicle_id, inspected_on desc, created_at desc)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table annual_inspections`.execute(db);
}
