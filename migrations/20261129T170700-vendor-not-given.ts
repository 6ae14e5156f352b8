import { type Kysely, sql } from "kysely";

/** An entry without a vendor was taken for work of the own shop. Only the form of a certified repair says so (49 CFR 396.3). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update service_entries set own_shop = false where own_shop and vendor is null and not certifies_repair`.execute(
    db,
  );
  await sql`alter table service_entries alter column own_shop set default false`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table service_entries alter column own_shop set default true`.execute(db);
  await sql`update service_entries set own_shop = true where vendor is null`.execute(db);
}
