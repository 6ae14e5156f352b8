import { type Kysely, sql } from "kysely";

/** A customer is found by any part of the name, whatever its letters' case, and by the digits of the phone number, however it is written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customers
      add column name_key text not null generated always as (lower(name)) stored,
      add column phone_key text not null generated always as (regexp_replace(phone, '\\D', '', 'g')) stored`.execute(
    db,
  );
  await sql`drop index customers_by_name`.execute(db);
  // The customers by name.
  await sql`create index customers_by_name on customers (account_id, name_key, id) where removed_at is null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customers drop column name_key, drop column phone_key`.execute(db);
  await sql`create index customers_by_name on customers (account_id, name, id) where removed_at is null`.execute(
    db,
  );
}
