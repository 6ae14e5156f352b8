import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table breakdowns (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      vehicle_id uuid not null,
      user_id uuid not null references users,
      breakdown_type text not null,
      breakdown_date date not null,
      state text not null default 'reported' check (state in ('reported', 'in_work', 'fixed')),
      cost numeric(12, 2) not null default 0 check (cost >= 0),
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
  await sql`select protect_account_table('breakdowns')`.execute(db);
  // The breakdowns of one vehicle, newest first.
  await sql`create index breakdowns_of_vehicle on breakdowns (account_id, vehicle_id, breakdown_date desc, created_at desc)`.execute(
    db,
  );

  // What was said and done, who and when. Only ever added to.
  await sql`
    create table breakdown_notes (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      breakdown_id uuid not null,
      user_id uuid not null references users,
      author text not null,
      state text check (state in ('reported', 'in_work', 'fixed')),
      note text,
      created_at timestamptz not null default now(),
      foreign key (account_id, breakdown_id) references breakdowns (account_id, id) on delete cascade
    )`.execute(db);
  await sql`select protect_account_table('breakdown_notes')`.execute(db);
  // The notes of one breakdown in order.
  await sql`create index breakdown_notes_in_order on breakdown_notes (account_id, breakdown_id, created_at)`.execute(
    db,
  );

  // The record that a mail is about: its delivery state stands on that record's page.
  await sql`alter table mails add column about_id uuid`.execute(db);
  // The mails about one record.
  await sql`create index mails_about on mails (account_id, about_id) where about_id is not null`.execute(db);

  // To whom a breakdown is told. The users themselves are closed to the request role.
  await sql
    .raw(
      `create function account_managers() returns table (id uuid, email text)
       language sql stable security definer set search_path = pg_catalog as $$
         select u.id, u.email from public.profiles p join public.users u on u.id = p.id
         where p.account_id = public.current_account_id() and u.role in ('user', 'admin') order by u.email
       $$`,
    )
    .execute(db);
  await sql`revoke execute on function account_managers() from public`.execute(db);
  await sql
    .raw(
      `do $$ begin
         execute format('grant execute on function account_managers() to %I', (select request_role from installation));
       end $$`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function account_managers()`.execute(db);
  await sql`drop index mails_about`.execute(db);
  await sql`alter table mails drop column about_id`.execute(db);
  await sql`drop table breakdown_notes`.execute(db);
  await sql`drop table breakdowns`.execute(db);
}
