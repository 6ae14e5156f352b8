import { type Kysely, sql } from "kysely";

/** The migrations of 2026-11-27 were edited until 2026-11-28. What a database made before lacks of the request role's and of sign-in's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(policies).execute(db);
  await sql.raw(installation).execute(db);
  await sql.raw(resets).execute(db);
  await sql`alter table sessions add column if not exists revoked boolean not null default false`.execute(db);
  await sql`alter table held_posts add column if not exists taken_at timestamptz`.execute(db);
}

/** Nothing: what this brings belongs to earlier migrations, which take it away themselves. */
export async function down(): Promise<void> {}

const policies = `
create or replace function protect_account_table(target regclass, key text default 'account_id') returns void language plpgsql as $$
declare
  request_role text := (select i.request_role from installation i);
begin
  execute format('alter table %s enable row level security', target);
  execute format(
    'create policy own_account on %s to %I using (%I = (select current_account_id())) with check (%I = (select current_account_id()))',
    target, request_role, key, key);
  execute format('grant select, insert, update, delete on %s to %I', target, request_role);
end $$;

do $$
declare
  target name;
  key text;
begin
  for target in
    select tablename from pg_policies
    where schemaname = 'public' and policyname = 'own_account' and qual not ilike '%( select current_account_id()%'
  loop
    key := case when target = 'accounts' then 'id' else 'account_id' end;
    execute format(
      'alter policy own_account on %I using (%I = (select current_account_id())) with check (%I = (select current_account_id()))',
      target, key, key);
  end loop;
end $$`;

const lacks = (table: string, column: string) =>
  `not exists (select from pg_attribute where attrelid = '${table}'::regclass and attname = '${column}' and not attisdropped)`;

// Columns that follow the new one are made again behind it: the order of columns is part of what is compared.
const installation = `
do $$ begin
  if ${lacks("installation", "listen_url")} then
    alter table installation rename column created_at to created_before;
    alter table installation alter column created_before drop not null;
    alter table installation add column listen_url text, add column created_at timestamptz not null default now();
    update installation set created_at = created_before;
    alter table installation drop column created_before;
  end if;
end $$`;

// Which links were mailed was not kept: they still work, and confirm no address.
const resets = `
do $$ begin
  if ${lacks("password_resets", "mailed")} then
    alter table password_resets rename column created_at to created_before;
    alter table password_resets rename column used_at to used_before;
    alter table password_resets alter column created_before drop not null;
    alter table password_resets
      add column mailed boolean not null default false,
      add column created_at timestamptz not null default now(),
      add column used_at timestamptz;
    alter table password_resets alter column mailed drop default;
    update password_resets set created_at = created_before, used_at = used_before;
    alter table password_resets drop column created_before, drop column used_before;
  end if;
end $$`;
