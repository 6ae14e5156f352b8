import { type Kysely, sql } from "kysely";

/**
 * A returned core names the charge that it gives back, in the column that the lines of credit notes have for it, with the tax of that
 * charge; or why a core that was bought elsewhere is paid for. Older returns name nothing and stay as they were issued.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoice_items
      -- Of a returned core, negative like its total.
      add returned_tax numeric(14, 2) not null default 0,
      add bought_elsewhere text,
      add constraint returned_cores check
        (kind = 'core_return' and (credits_line_id is null or bought_elsewhere is null) or returned_tax = 0 and bought_elsewhere is null)`.execute(
    db,
  );
  await sql`
    create index invoice_items_given_back on invoice_items (account_id, credits_line_id) where credits_line_id is not null`.execute(
    db,
  );
  // The cores that are out.
  await sql`
    create index invoice_items_cores on invoice_items (account_id, part_key, invoice_id) where kind = 'core_charge'`.execute(
    db,
  );
  await sql.raw(givenBackOnce).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger given_back_once on invoices`.execute(db);
  await sql`drop function keep_given_back_once()`.execute(db);
  await sql`drop index invoice_items_cores, invoice_items_given_back`.execute(db);
  await sql`
    alter table invoice_items drop constraint returned_cores, drop bought_elsewhere, drop returned_tax`.execute(
    db,
  );
}

/** When a document begins to count: not more pieces than were sold, by credit notes and returned cores together. */
const givenBackOnce = `
create function keep_given_back_once() returns trigger language plpgsql as $$
declare
  line record;
begin
  for line in
    select s.id, s.quantity, i.invoice_date, i.status, new.kind = 'invoice' as is_core
    from invoice_items s join invoices i on i.account_id = s.account_id and i.id = s.invoice_id
    where s.account_id = new.account_id and s.id in (
      select credits_line_id from invoice_items where account_id = new.account_id and invoice_id = new.id)
    order by s.id for no key update of s
  loop
    if line.is_core and (line.status not in ('finalized', 'sent', 'paid') or line.invoice_date > new.invoice_date) then
      raise exception 'A core is given back only after it was sold';
    end if;
    if line.quantity < (
      select sum(b.quantity) from invoice_items b join invoices d on d.account_id = b.account_id and d.id = b.invoice_id
      where b.account_id = new.account_id and b.credits_line_id = line.id and d.status in ('finalized', 'sent', 'paid')) then
      raise exception 'More pieces are given back than were sold';
    end if;
  end loop;
  return null;
end $$;
create trigger given_back_once after update of status on invoices for each row
  when (new.status in ('finalized', 'sent', 'paid') and old.status not in ('finalized', 'sent', 'paid'))
  execute function keep_given_back_once();`;
