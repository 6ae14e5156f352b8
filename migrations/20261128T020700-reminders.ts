import { type Kysely, sql } from "kysely";

/** What is due and when is worked out from these rows and the meter: nothing of it is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reminders (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      vehicle_id uuid not null,
      user_id uuid not null references users,
      task text not null,
      every_use numeric(9, 1) check (every_use > 0),
      use_unit text check (use_unit in ('mi', 'km', 'h')),
      every_months integer check (every_months between 1 and 600),
      due_on date,
      soon_use numeric(9, 1) check (soon_use >= 0),
      soon_days integer not null default 14 check (soon_days between 0 and 366),
      notes text,
      created_at timestamptz not null default now(),
      version integer not null default 1,
      removed_at timestamptz,
      removed_by uuid references users,
      unique (account_id, id),
      foreign key (account_id, vehicle_id) references vehicles (account_id, id) on delete cascade,
      check (num_nonnulls(every_use, every_months, due_on) > 0),
      check ((every_use is null) = (use_unit is null))
    )`.execute(db);
  await sql`select protect_account_table('reminders')`.execute(db);
  // The reminders of one vehicle, and of the whole fleet.
  await sql`create index reminders_of_vehicle on reminders (account_id, vehicle_id) where removed_at is null`.execute(
    db,
  );

  // Done: by a service entry, or said to have been done when the reminder was set up.
  await sql`
    create table reminder_completions (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      reminder_id uuid not null,
      service_entry_id uuid,
      user_id uuid not null references users,
      done_on date not null,
      meter_reading_id uuid,
      next_due_on date,
      created_at timestamptz not null default now(),
      removed_at timestamptz,
      removed_by uuid references users,
      unique (account_id, reminder_id, service_entry_id),
      foreign key (account_id, reminder_id) references reminders (account_id, id) on delete cascade,
      foreign key (account_id, service_entry_id) references service_entries (account_id, id) on delete cascade,
      foreign key (account_id, meter_reading_id) references meter_readings (account_id, id)
    )`.execute(db);
  await sql`select protect_account_table('reminder_completions')`.execute(db);
  // What a service entry completed.
  await sql`create index reminder_completions_of_entry on reminder_completions (account_id, service_entry_id) where service_entry_id is not null`.execute(
    db,
  );

  // What a person was told by mail, so that the same state is never told twice.
  await sql`
    create table reminder_notices (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      user_id uuid not null references users,
      reminder_id uuid not null,
      state text not null check (state in ('due_soon', 'overdue')),
      cycle text not null,
      sent_at timestamptz not null default now(),
      primary key (account_id, user_id, reminder_id, state, cycle),
      foreign key (account_id, reminder_id) references reminders (account_id, id) on delete cascade
    )`.execute(db);
  await sql`select protect_account_table('reminder_notices')`.execute(db);

  // The company's day on which its reminders were last looked through for the daily mail.
  await sql`
    create table reminder_mailings (
      account_id uuid primary key default current_account_id() references accounts on delete cascade,
      looked_on date not null
    )`.execute(db);
  await sql`select protect_account_table('reminder_mailings')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table reminder_mailings`.execute(db);
  await sql`drop table reminder_notices`.execute(db);
  await sql`drop table reminder_completions`.execute(db);
  await sql`drop table reminders`.execute(db);
}
