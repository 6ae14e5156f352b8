import { type Kysely, sql } from "kysely";

/** What a customer pays: a level, a price of their own for a part, and whether tax is charged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customers
      add column is_walk_in boolean not null default false,
      add column price_level text not null default 'retail' check (price_level in ('retail', 'shop', 'fleet')),
      add column tax_exempt boolean not null default false,
      add column tax_certificate text,
      add column tax_certificate_until date,
      add check (not (is_walk_in and removed_at is not null))`.execute(db);
  // The one that stands for everybody who walks in.
  await sql`create unique index customers_walk_in on customers (account_id) where is_walk_in`.execute(db);
  await sql`
    create table customer_prices (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      customer_id uuid not null,
      item_id uuid not null,
      user_id uuid not null references users,
      price numeric(12, 2) not null check (price >= 0),
      created_at timestamptz not null default now(),
      primary key (account_id, customer_id, item_id),
      foreign key (account_id, customer_id) references customers (account_id, id) on delete cascade,
      foreign key (account_id, item_id) references inventory_items (account_id, id) on delete cascade
    )`.execute(db);
  await sql`select protect_account_table('customer_prices')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table customer_prices`.execute(db);
  await sql`drop index customers_walk_in`.execute(db);
  await sql`
    alter table customers drop column is_walk_in, drop column price_level, drop column tax_exempt, drop column tax_certificate,
      drop column tax_certificate_until`.execute(db);
}
