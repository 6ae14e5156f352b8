import { type Kysely, sql } from "kysely";

/** A part that was fitted to a vehicle may have been taken from the shelf. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table parts add column inventory_item_id uuid, add column quantity_taken integer check (quantity_taken between 1 and 9999),
      add constraint parts_inventory_item_fkey foreign key (account_id, inventory_item_id) references inventory_items (account_id, id),
      add constraint parts_taken_check check ((inventory_item_id is null) = (quantity_taken is null))`.execute(
    db,
  );
  // Where the pieces of one stock number were fitted.
  await sql`create index parts_of_item on parts (account_id, inventory_item_id) where inventory_item_id is not null`.execute(
    db,
  );
  // The company's day on which its stock was last looked through for the mail about what runs low.
  await sql`
    create table low_stock_mailings (
      account_id uuid primary key default current_account_id() references accounts on delete cascade,
      looked_on date not null
    )`.execute(db);
  await sql`select protect_account_table('low_stock_mailings')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table low_stock_mailings`.execute(db);
  await sql`drop index parts_of_item`.execute(db);
  await sql`alter table parts drop constraint parts_taken_check, drop constraint parts_inventory_item_fkey, drop column inventory_item_id, drop column quantity_taken`.execute(
    db,
  );
}
