import { type Kysely, sql } from "kysely";

/** Who changed what of a customer, and when: an exemption has to be explained years later. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
  await sql`select protect_account_table('customer_changes')`.execute(db);
  await sql`
    do $$ begin
      execute format('revoke update, delete on customer_changes from %I', (select request_role from installation));
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table customer_changes`.execute(db);
}
