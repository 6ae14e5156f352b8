import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table accounts (
      id uuid primary key default gen_random_uuid(),
      account_number text not null unique check (account_number ~ '^ACC[0-9]{8}$'),
      company_name text not null,
      company_address text not null,
      phone_number text not null,
      business_type text[] not null default '{}',
      zip text,
      time_zone text not null default 'America/Chicago',
      plan text not null default 'free' check (plan in ('free', 'pro', 'enterprise')),
      version integer not null default 1,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`select protect_account_table('accounts', 'id')`.execute(db);
  // A company can change what it says about itself, never its number or its plan.
  await sql.raw(narrowAccountGrants).execute(db);

  // Passwords are out of reach of the request role: no grant at all.
  await sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      email text not null unique check (email = lower(email)),
      password_hash text not null,
      role text not null default 'user' check (role in ('admin', 'user', 'limited_user', 'demo', 'waitlist')),
      email_confirmed_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);

  // A user without a profile has no account: /account/setup makes it.
  await sql`
    create table profiles (
      id uuid primary key references users,
      account_id uuid not null default current_account_id() references accounts,
      dashboard_sections text[] not null default '{fleet_data}',
      created_at timestamptz not null default now(),
      unique (account_id, id)
    )`.execute(db);
  await sql`select protect_account_table('profiles')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table profiles`.execute(db);
  await sql`drop table users`.execute(db);
  await sql`drop table accounts`.execute(db);
}

const narrowAccountGrants = `
do $$
declare
  request_role text := (select i.request_role from installation i);
begin
  execute format('revoke insert, update, delete on accounts from %I', request_role);
  execute format(
    'grant update (company_name, company_address, phone_number, business_type, zip, time_zone, version) on accounts to %I',
    request_role);
end $$`;
