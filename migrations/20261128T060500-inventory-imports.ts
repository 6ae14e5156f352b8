import { type Kysely, sql } from "kysely";

/** Price files and stock lists come in the way fleet lists do; what a row changed is kept, so that it can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports drop constraint imports_kind_check`.execute(db);
  await sql`alter table imports add constraint imports_kind_check check (kind in ('vehicles', 'fuel', 'service', 'inventory'))`.execute(
    db,
  );
  await sql`
    create table imported_items (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      import_id uuid not null,
      item_id uuid not null,
      line integer not null,
      was_added boolean not null,
      -- The columns as they were, where the part was there already.
      before jsonb,
      -- The part's version after the import wrote it: another one since means that somebody changed it.
      version_after integer not null,
      primary key (account_id, import_id, item_id),
      foreign key (account_id, import_id) references imports (account_id, id) on delete cascade,
      foreign key (account_id, item_id) references inventory_items (account_id, id) on delete cascade
    )`.execute(db);
  await sql`select protect_account_table('imported_items')`.execute(db);
  await sql`alter table inventory_items add constraint inventory_items_import_fkey foreign key (account_id, import_id) references imports (account_id, id)`.execute(
    db,
  );
  await sql`alter table item_numbers add constraint item_numbers_import_fkey foreign key (account_id, import_id) references imports (account_id, id)`.execute(
    db,
  );
  // The numbers that an import added.
  await sql`create index item_numbers_of_import on item_numbers (account_id, import_id) where import_id is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index item_numbers_of_import`.execute(db);
  await sql`alter table item_numbers drop constraint item_numbers_import_fkey`.execute(db);
  await sql`alter table inventory_items drop constraint inventory_items_import_fkey`.execute(db);
  await sql`drop table imported_items`.execute(db);
  await sql`delete from imports where kind = 'inventory'`.execute(db);
  await sql`alter table imports drop constraint imports_kind_check`.execute(db);
  await sql`alter table imports add constraint imports_kind_check check (kind in ('vehicles', 'fuel', 'service'))`.execute(
    db,
  );
}
