import { type Kysely, sql } from "kysely";

/** The list of exceptions reads the days that it shows, and no status but those that took a sale back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index exceptions_newest`.execute(db);
  await sql`
    create index exceptions_by_day on invoice_events (account_id, happened_at)
      where what in ('payment_reversed', 'below_cost', 'zero_rate')
        or what = 'status' and status_before in ('finalized', 'sent', 'paid') and status_after in ('draft', 'cancelled')`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index exceptions_by_day`.execute(db);
  await sql`
    create index exceptions_newest on invoice_events (account_id, happened_at desc)
      where what in ('status', 'payment_reversed', 'credit_cancelled', 'below_cost', 'zero_rate')`.execute(
    db,
  );
}
