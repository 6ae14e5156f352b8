import { type Kysely, sql } from "kysely";

/** A company closes seven days after a manager asked for it; then all of it is erased but its number and its dates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column closes_at timestamptz, add column is_erasing boolean not null default false`.execute(
    db,
  );
  await mayClose(db, "grant update (closes_at) on accounts to");
  // The worker looks for those whose time has come.
  await sql`create index accounts_closing on accounts (closes_at) where closes_at is not null`.execute(db);
  await sql`
    create table closed_accounts (
      account_number text primary key,
      created_at timestamptz not null,
      closed_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table data_downloads (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      id uuid not null default gen_random_uuid(),
      seen_at timestamptz not null default now(),
      primary key (account_id, id)
    )`.execute(db);
  await sql`select protect_account_table('data_downloads')`.execute(db);
  await keepIssuedLines(db, erasing);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await keepIssuedLines(db, "");
  await sql`drop table data_downloads`.execute(db);
  await sql`drop table closed_accounts`.execute(db);
  await mayClose(db, "revoke update (closes_at) on accounts from");
  await sql`alter table accounts drop column is_erasing, drop column closes_at`.execute(db);
}

/** Only the transactions that erase a company set it. */
const erasing = `if tg_op = 'DELETE' and current_setting('app.erasing', true) = old.account_id::text then
    return old;
  end if;
  `;

async function keepIssuedLines(db: Kysely<unknown>, unless: string): Promise<void> {
  await sql`
create or replace function keep_issued_lines() returns trigger language plpgsql as $$
begin
  ${sql.raw(unless)}if exists (select from invoices i where i.id = coalesce(new.invoice_id, old.invoice_id) and i.issued_at is not null) then
    raise exception 'The lines of an issued invoice cannot change';
  end if;
  return coalesce(new, old);
end $$`.execute(db);
}

async function mayClose(db: Kysely<unknown>, change: string): Promise<void> {
  await sql`
    do $$ begin
      execute format(${sql.lit(`${change} %I`)}, (select request_role from installation));
    end $$`.execute(db);
}
