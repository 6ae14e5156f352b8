import { type Kysely, sql } from "kysely";

/** Whom a company sells to, and whose stock it keeps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customers (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      user_id uuid not null references users,
      name text not null,
      phone text not null,
      email text,
      address text,
      store_zip text,
      customer_type text not null default 'cash_check' check (customer_type in ('cash_check', 'credit_card', 'terms_account')),
      payment_terms text check (payment_terms in ('cod', 'net_15', 'net_30')),
      created_at timestamptz not null default now(),
      version integer not null default 1,
      removed_at timestamptz,
      removed_by uuid references users,
      unique (account_id, id)
    )`.execute(db);
  await sql`select protect_account_table('customers')`.execute(db);
  // The customers by name.
  await sql`create index customers_by_name on customers (account_id, name, id) where removed_at is null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table customers`.execute(db);
}
