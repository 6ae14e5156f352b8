import { type Kysely, sql } from "kysely";

/** Invoices with cores that are out are marked, so that a list of them reads no others. How many are out is what its lines say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoices add has_cores_out boolean not null default false`.execute(db);
  await sql.raw(isAnyOut).execute(db);
  await sql`update invoices set has_cores_out = true where kind = 'invoice' and is_any_core_out(account_id, id)`.execute(
    db,
  );
  await sql.raw(markCoresOut).execute(db);
  await sql`
    create index invoices_cores_out on invoices (account_id, customer_key, customer_id, invoice_date, number)
      where has_cores_out`.execute(db);
  await sql`
    create index invoices_cores_out_of_customer on invoices (account_id, customer_id, invoice_date, number)
      where has_cores_out`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger cores_out_marked on invoices`.execute(db);
  await sql`drop function mark_cores_out()`.execute(db);
  await sql`drop function is_any_core_out(uuid, uuid)`.execute(db);
  await sql`alter table invoices drop has_cores_out`.execute(db);
}

const isAnyOut = `
create function is_any_core_out(of_account uuid, of_sale uuid) returns boolean language sql stable as $$
  select exists (
    select from invoice_items l join invoices s on s.account_id = l.account_id and s.id = l.invoice_id
    where l.account_id = of_account and l.invoice_id = of_sale and l.kind = 'core_charge' and s.kind = 'invoice'
      and s.status in ('finalized', 'sent', 'paid')
      and l.quantity > coalesce((select sum(pieces) from credits_of_line(l.account_id, l.id)), 0))
$$`;

/** Of the invoice itself, and of the sales that it or a credit note gives back. */
const markCoresOut = `
create function mark_cores_out() returns trigger language plpgsql as $$
declare
  sale uuid;
begin
  for sale in
    select new.id
    union
    select invoice_id from invoice_items
    where account_id = new.account_id and id in (select credited_lines(new.account_id, new.id))
    order by 1
  loop
    -- Whoever else gives back cores of it has committed before they are counted.
    perform from invoices where account_id = new.account_id and id = sale for no key update;
    update invoices set has_cores_out = not has_cores_out
    where account_id = new.account_id and id = sale and has_cores_out <> is_any_core_out(new.account_id, sale);
  end loop;
  return null;
end $$;
create trigger cores_out_marked after update of status on invoices for each row
  when ((new.status in ('finalized', 'sent', 'paid')) <> (old.status in ('finalized', 'sent', 'paid')))
  execute function mark_cores_out();`;
