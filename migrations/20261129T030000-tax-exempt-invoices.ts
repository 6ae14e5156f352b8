import { type Kysely, sql } from "kysely";

/**
 * Whether an invoice is without tax because its customer was exempt on its day: a rate of 0 alone does not say so. What was issued keeps
 * what its paper says. A draft of a customer who was made exempt after it was saved is without tax from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoices add tax_exempt boolean not null default false`.execute(db);
  await sql`
    update invoices set tax_exempt = true where issued_at is not null and tax_certificate is not null and tax_amount = 0`.execute(
    db,
  );
  await sql`
    update invoices i set tax_exempt = true, tax_rate = 0, tax_rate_unread = null, tax_amount = 0, total = subtotal
    from customers c
    where c.account_id = i.account_id and c.id = i.customer_id and i.issued_at is null and i.kind = 'invoice'
      and c.tax_exempt and (c.tax_certificate_until is null or c.tax_certificate_until >= i.invoice_date)`.execute(
    db,
  );
  await keepIssued(db, [...frozenBefore, "tax_exempt"]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await keepIssued(db, frozenBefore);
  await sql`alter table invoices drop tax_exempt`.execute(db);
}

const frozenBefore =
  `kind number issued_at customer_id customer_name customer_phone customer_email customer_address terms tax_certificate
  invoice_date due_date po_number notes subtotal tax_rate tax_rate_unread tax_amount total letterhead_id`.split(
    /\s+/,
  );

async function keepIssued(db: Kysely<unknown>, columns: string[]): Promise<void> {
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(", ");
  await sql
    .raw(
      `
create or replace function keep_issued_invoice() returns trigger language plpgsql as $$
begin
  if (${of("old")}) is distinct from (${of("new")}) then
    raise exception 'An issued invoice cannot change';
  end if;
  return new;
end $$`,
    )
    .execute(db);
}
