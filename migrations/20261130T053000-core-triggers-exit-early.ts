import { type Kysely, sql } from "kysely";

/** Most invoices sell no core and give nothing back: what the two triggers look for is then not even planned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await replace(
    db,
    `if lines = '{}' and not new.has_cores_out and not exists (
      select from invoice_items where account_id = new.account_id and invoice_id = new.id and kind = 'core_charge')
    then return null; end if;`,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replace(db, "");
}

async function replace(db: Kysely<unknown>, exitOfMark: string): Promise<void> {
  await sql
    .raw(
      `
create or replace function mark_cores_out() returns trigger language plpgsql as $$
declare
  sale uuid;
  lines uuid[] := array(select credited_lines(new.account_id, new.id));
begin
  ${exitOfMark}
  for sale in
    select new.id
    union
    select invoice_id from invoice_items where account_id = new.account_id and id = any(lines)
    order by 1
  loop
    -- Whoever else gives back cores of it has committed before they are counted.
    perform from invoices where account_id = new.account_id and id = sale for no key update;
    update invoices set has_cores_out = not has_cores_out
    where account_id = new.account_id and id = sale and has_cores_out <> is_any_core_out(new.account_id, sale);
  end loop;
  return null;
end $$;
create or replace function keep_given_back_once() returns trigger language plpgsql as $$
declare
  line record;
  lines uuid[] := array(select credited_lines(new.account_id, new.id));
begin
  if lines = '{}' then return null; end if;
  for line in
    select s.id, s.quantity, i.invoice_date, i.status, new.kind = 'invoice' as is_core
    from invoice_items s join invoices i on i.account_id = s.account_id and i.id = s.invoice_id
    where s.account_id = new.account_id and s.id = any(lines)
    order by s.id for no key update of s
  loop
    if line.is_core and (line.status not in ('finalized', 'sent', 'paid') or line.invoice_date > new.invoice_date) then
      raise exception 'A core is given back only after it was sold';
    end if;
    if line.quantity < (select sum(pieces) from credits_of_line(new.account_id, line.id)) then
      raise exception 'More pieces are given back than were sold';
    end if;
  end loop;
  return null;
end $$`,
    )
    .execute(db);
}
