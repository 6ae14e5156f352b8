import { type Kysely, sql } from "kysely";

/** The kind of a unit decides which items its inspections have. A report keeps the kind that it was made with; null on those of before, which have a truck's items. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table vehicles add unit_kind text not null default 'by_vin'
      check (unit_kind in ('by_vin', 'truck', 'trailer', 'bus', 'machine'))`.execute(db);
  await sql`
    alter table inspections add unit_kind text check (unit_kind in ('truck', 'trailer', 'bus', 'machine'))`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inspections drop unit_kind`.execute(db);
  await sql`alter table vehicles drop unit_kind`.execute(db);
}
