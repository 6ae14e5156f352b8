import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_invitations (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      id uuid not null default gen_random_uuid(),
      email text not null check (email = lower(email)),
      role text not null check (role in ('user', 'limited_user')),
      is_counter boolean not null default false,
      invited_by uuid not null references users,
      author text not null,
      invited_at timestamptz not null default now(),
      link_nonce text not null,
      sent_at timestamptz not null default now(),
      expires_at timestamptz not null default now() + interval '7 days',
      accepted_at timestamptz,
      accepted_by uuid references users,
      declined_at timestamptz,
      primary key (account_id, id)
    )`.execute(db);
  // A link names only the invitation.
  await sql`create unique index account_invitations_by_id on account_invitations (id)`.execute(db);
  // One that waits for an answer per address.
  await sql`
    create unique index one_open_invitation on account_invitations (account_id, email)
    where accepted_at is null and declined_at is null`.execute(db);
  await sql`select protect_account_table('account_invitations')`.execute(db);
  // A key to the company: made and read by the team's own functions, not by requests.
  await sql`
    do $$ begin
      execute format('revoke insert, update, delete on account_invitations from %I', (select request_role from installation));
    end $$`.execute(db);

  await sql`
    create table vehicle_drivers (
      account_id uuid not null default current_account_id(),
      vehicle_id uuid not null,
      user_id uuid not null references users,
      assigned_at timestamptz not null default now(),
      assigned_by uuid not null references users,
      primary key (account_id, vehicle_id, user_id),
      foreign key (account_id, vehicle_id) references vehicles (account_id, id) on delete cascade
    )`.execute(db);
  // The units of a driver.
  await sql`create index vehicles_of_driver on vehicle_drivers (account_id, user_id)`.execute(db);
  await sql`select protect_account_table('vehicle_drivers')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table vehicle_drivers`.execute(db);
  await sql`drop table account_invitations`.execute(db);
}
