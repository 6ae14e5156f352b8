import { type Kysely, sql } from "kysely";

/** Who changed what of a record, and when; for customers it was a table of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_changes (
      id uuid not null default gen_random_uuid(),
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      record_kind text not null,
      record_id uuid not null,
      vehicle_id uuid,
      changed_at timestamptz not null default clock_timestamp(),
      user_id uuid not null references users,
      author text not null,
      is_removal boolean not null default false,
      changes text[] not null,
      cost_changes text[] not null default '{}',
      reason text,
      concerns_prices boolean not null default false,
      primary key (account_id, id),
      foreign key (account_id, vehicle_id) references vehicles (account_id, id) on delete cascade
    )`.execute(db);
  await sql`
    insert into record_changes (id, account_id, record_kind, record_id, changed_at, user_id, author, changes, concerns_prices)
    select id, account_id, 'customer', customer_id, changed_at, user_id, author, changes, concerns_prices
    from customer_changes`.execute(db);
  await sql`drop table customer_changes`.execute(db);
  // The page of one record.
  await sql`create index changes_of_record on record_changes (account_id, record_id, changed_at)`.execute(db);
  // The history of a vehicle.
  await sql`create index changes_of_vehicle on record_changes (account_id, vehicle_id, changed_at)`.execute(
    db,
  );
  // The list of exceptions.
  await sql`create index record_changes_of_prices on record_changes (account_id, changed_at) where concerns_prices`.execute(
    db,
  );
  await protect(db, "record_changes");
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_changes (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null default current_account_id(),
      customer_id uuid not null,
      changed_at timestamptz not null default clock_timestamp(),
      user_id uuid not null references users,
      author text not null,
      changes text[] not null,
      concerns_prices boolean not null,
      foreign key (account_id, customer_id) references customers (account_id, id) on delete cascade
    )`.execute(db);
  await sql`create index changes_of_customer on customer_changes (account_id, customer_id, changed_at)`.execute(
    db,
  );
  await sql`create index customer_changes_of_prices on customer_changes (account_id, changed_at) where concerns_prices`.execute(
    db,
  );
  await protect(db, "customer_changes");
  await sql`
    insert into customer_changes (id, account_id, customer_id, changed_at, user_id, author, changes, concerns_prices)
    select id, account_id, record_id, changed_at, user_id, author, changes, concerns_prices
    from record_changes where record_kind = 'customer'`.execute(db);
  await sql`drop table record_changes`.execute(db);
}

/** Append-only. */
async function protect(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`select protect_account_table(${sql.lit(table)})`.execute(db);
  await sql`
    do $$ begin
      execute format('revoke update, delete on ${sql.raw(table)} from %I', (select request_role from installation));
    end $$`.execute(db);
}
