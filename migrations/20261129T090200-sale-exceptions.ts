import { type Kysely, sql } from "kysely";

/** What was sold below its cost or with a tax rate of 0 is an event of its invoice, with its reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoice_events
      drop constraint invoice_events_what_check,
      add constraint invoice_events_what_check check (what in ('created', 'issued', 'status', 'paid', 'payment_reversed', 'credited',
        'credit_cancelled', 'mailed', 'below_cost', 'zero_rate'))`.execute(db);
  await sql`
    create index exceptions_newest on invoice_events (account_id, happened_at desc)
      where what in ('status', 'payment_reversed', 'credit_cancelled', 'below_cost', 'zero_rate')`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index exceptions_newest`.execute(db);
  await sql`delete from invoice_events where what in ('below_cost', 'zero_rate')`.execute(db);
  await sql`
    alter table invoice_events
      drop constraint invoice_events_what_check,
      add constraint invoice_events_what_check check (what in ('created', 'issued', 'status', 'paid', 'payment_reversed', 'credited',
        'credit_cancelled', 'mailed'))`.execute(db);
}
