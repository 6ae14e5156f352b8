import { type Kysely, sql } from "kysely";

/** The role that requests run as, the account they run for, and the two functions by which later tables come under them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Roles belong to the whole server, so the name is random and only ever read from here:
  // a copy of this database keeps the policies of the original's role.
  await sql`
    create table installation (
      one_row boolean primary key default true check (one_row),
      request_role text not null,
      secret text not null,
      listen_url text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql.raw(chooseRequestRole).execute(db);
  await sql`
    create function current_account_id() returns uuid language sql stable parallel safe as
    $$ select nullif(current_setting('app.account_id', true), '')::uuid $$`.execute(db);
  await sql.raw(tableFunctions).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function protect_account_table(regclass, text)`.execute(db);
  await sql`drop function share_reference_table(regclass)`.execute(db);
  await sql`drop function current_account_id()`.execute(db);
  await sql.raw(dropRequestRole).execute(db);
  await sql`drop table installation`.execute(db);
}

// A login that may not make roles uses one that was made for it beforehand (db/migrate.ts prints the SQL).
const chooseRequestRole = `
do $$
declare
  chosen text;
  may_make_roles boolean := (select rolsuper or rolcreaterole from pg_roles where rolname = current_user);
begin
  if may_make_roles then
    chosen := 'fleettrack_request_' || substr(md5(gen_random_uuid()::text), 1, 12);
    execute format('create role %I nologin', chosen);
    -- From 16 on, whoever makes a role may grant it but not become it.
    if current_setting('server_version_num')::int >= 160000 then
      execute format('grant %I to current_user with set true, inherit false', chosen);
    else
      execute format('grant %I to current_user', chosen);
    end if;
  else
    select rolname into chosen from pg_roles
    where rolname like 'fleettrack\\_request\\_%' and not rolcanlogin and pg_has_role(current_user, oid, 'member')
    order by rolname limit 1;
  end if;
  if chosen is null then
    raise exception 'no request role: % may neither make one nor is member of one', current_user;
  end if;
  execute format('grant usage on schema public to %I', chosen);
  insert into installation (request_role, secret)
  values (chosen, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
end $$`;

// The account is asked for in a subquery, which runs once for a statement; a bare function would run once for every row.
const tableFunctions = `
create function protect_account_table(target regclass, key text default 'account_id') returns void language plpgsql as $$
declare
  request_role text := (select i.request_role from installation i);
begin
  execute format('alter table %s enable row level security', target);
  execute format(
    'create policy own_account on %s to %I using (%I = (select current_account_id())) with check (%I = (select current_account_id()))',
    target, request_role, key, key);
  execute format('grant select, insert, update, delete on %s to %I', target, request_role);
end $$;

create function share_reference_table(target regclass) returns void language plpgsql as $$
begin
  execute format('grant select on %s to %I', target, (select i.request_role from installation i));
end $$;`;

const dropRequestRole = `
do $$
declare
  request_role text := (select i.request_role from installation i);
begin
  execute format('revoke usage on schema public from %I', request_role);
  if (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) then
    execute format('drop role %I', request_role);
  end if;
end $$`;
