import { type Kysely, sql } from "kysely";

/** Lists of customers come in the way other files do, and a customer may have the photo that it was typed from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await setKinds(db, ["vehicles", "fuel", "service", "inventory", "crm-customers"]);
  await sql`
    create table imported_crm_customers (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      import_id uuid not null,
      crm_entry_id uuid not null,
      line integer not null,
      -- The columns as they were, of a customer that was there already.
      before jsonb,
      -- The company that was opened for a new one, and its plan: another one since means that somebody changed it.
      opened_account_id uuid,
      opened_tier text,
      version_after integer not null,
      primary key (account_id, import_id, crm_entry_id),
      check ((before is null) = (opened_account_id is not null)),
      check ((opened_account_id is null) = (opened_tier is null)),
      foreign key (account_id, import_id) references imports (account_id, id) on delete cascade,
      foreign key (account_id, crm_entry_id) references master_crm on delete cascade
    )`.execute(db);
  await sql`create index imported_crm_customers_of_entry on imported_crm_customers (account_id, crm_entry_id)`.execute(
    db,
  );
  await sql`select protect_account_table('imported_crm_customers')`.execute(db);
  await sql`
    alter table master_crm add column photo_id uuid,
      add constraint master_crm_photo foreign key (account_id, photo_id) references files (account_id, id)`.execute(
    db,
  );
  await sql`create index master_crm_by_photo on master_crm (account_id, photo_id) where photo_id is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table master_crm drop column photo_id`.execute(db);
  await sql`drop table imported_crm_customers`.execute(db);
  await sql`delete from imports where kind = 'crm-customers'`.execute(db);
  await setKinds(db, ["vehicles", "fuel", "service", "inventory"]);
}

async function setKinds(db: Kysely<unknown>, kinds: string[]): Promise<void> {
  await sql`alter table imports drop constraint imports_kind_check`.execute(db);
  const list = sql.join(kinds.map((kind) => sql.lit(kind)));
  await sql`alter table imports add constraint imports_kind_check check (kind in (${list}))`.execute(db);
}
