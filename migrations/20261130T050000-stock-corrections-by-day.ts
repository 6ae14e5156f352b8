import { type Kysely, sql } from "kysely";

/** The stock corrections of a period, for the audit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index stock_corrections_by_day on stock_movements (account_id, moved_at)
    where reason in ('edited', 'adjusted', 'counted', 'deleted')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index stock_corrections_by_day`.execute(db);
}
