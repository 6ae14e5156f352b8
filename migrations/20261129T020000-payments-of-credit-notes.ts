import { type Kysely, sql } from "kysely";

/**
 * The credit note that a payment pays back. Until now it was found by its number in the reference; the number is unique and the payment is
 * of the invoice that the note credits, so what is known so far is kept exactly.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      add credit_note_id uuid,
      add foreign key (account_id, credit_note_id) references invoices (account_id, id),
      add check (credit_note_id is null or amount < 0)`.execute(db);
  await sql`
    update payments p set credit_note_id = n.id
    from invoices n
    where n.account_id = p.account_id and n.credits_id = p.invoice_id and n.invoice_number = p.reference and p.amount < 0`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments drop credit_note_id`.execute(db);
}
