import { type Kysely, sql } from "kysely";

/** Named lists of parts that are sold or fitted together; they hold no stock of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kits (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      user_id uuid not null references users,
      name text not null,
      notes text,
      created_at timestamptz not null default now(),
      version integer not null default 1,
      removed_at timestamptz,
      removed_by uuid references users,
      unique (account_id, id)
    )`.execute(db);
  await sql`select protect_account_table('kits')`.execute(db);
  // The kits by name; a name stands for one kit.
  await sql`create unique index kits_by_name on kits (account_id, lower(name)) where removed_at is null`.execute(
    db,
  );
  await sql`
    create table kit_lines (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      kit_id uuid not null,
      item_id uuid not null,
      line integer not null,
      quantity integer not null check (quantity between 1 and 9999),
      primary key (account_id, kit_id, item_id),
      foreign key (account_id, kit_id) references kits (account_id, id) on delete cascade,
      foreign key (account_id, item_id) references inventory_items (account_id, id) on delete cascade
    )`.execute(db);
  await sql`select protect_account_table('kit_lines')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table kit_lines`.execute(db);
  await sql`drop table kits`.execute(db);
}
