import { type Kysely, sql } from "kysely";

/** What was paid, taken back and cancelled since a day: what a customer owed at its end is found from what is open now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payments_by_day on payments (account_id, paid_on desc, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index payments_reversed on payments (account_id, reversed_at) where reversed_at is not null`.execute(
    db,
  );
  await sql`
    create index events_that_charge on invoice_events (account_id, invoice_id)
    where what = 'status'
      and (status_before in ('finalized', 'sent', 'paid')) <> (status_after in ('finalized', 'sent', 'paid'))`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index events_that_charge`.execute(db);
  await sql`drop index payments_reversed`.execute(db);
  await sql`drop index payments_by_day`.execute(db);
}
