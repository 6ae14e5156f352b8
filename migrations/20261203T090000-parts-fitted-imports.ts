import { type Kysely, sql } from "kysely";

/** Lists of the parts fitted to vehicles come in as other logs of a fleet do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await setKinds(db, ["vehicles", "fuel", "service", "parts", "inventory", "crm-customers"]);
  await sql`
    alter table parts add column import_id uuid,
      add constraint parts_import_fkey foreign key (account_id, import_id) references imports (account_id, id)`.execute(
    db,
  );
  // What an import wrote, to undo it.
  await sql`create index parts_of_import on parts (account_id, import_id) where import_id is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table parts drop column import_id`.execute(db);
  await sql`delete from imports where kind = 'parts'`.execute(db);
  await setKinds(db, ["vehicles", "fuel", "service", "inventory", "crm-customers"]);
}

async function setKinds(db: Kysely<unknown>, kinds: string[]): Promise<void> {
  await sql`alter table imports drop constraint imports_kind_check`.execute(db);
  const list = sql.join(kinds.map((kind) => sql.lit(kind)));
  await sql`alter table imports add constraint imports_kind_check check (kind in (${list}))`.execute(db);
}
