import { type Kysely, sql } from "kysely";

/**
 * Returned cores that were issued before they named their charge are given to charges: of the same customer and part, of the same or an
 * earlier day, the oldest first, never more pieces than are out. They give back what a credit note of these pieces would. Those of no
 * charge stay as they were issued.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unnamed_core_returns (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      return_line_id uuid not null,
      charge_line_id uuid not null,
      pieces integer not null check (pieces > 0),
      -- What the charge gives back, above 0; its invoice says what was paid.
      amount numeric(14, 2) not null,
      tax numeric(14, 2) not null,
      primary key (account_id, return_line_id, charge_line_id),
      foreign key (account_id, return_line_id) references invoice_items (account_id, id),
      foreign key (account_id, charge_line_id) references invoice_items (account_id, id)
    )`.execute(db);
  await sql`create index unnamed_core_returns_of_charge on unnamed_core_returns (account_id, charge_line_id)`.execute(
    db,
  );
  await sql`select protect_account_table('unnamed_core_returns')`.execute(db);
  await sql.raw(creditsOfLine).execute(db);
  await sql.raw(creditedLines).execute(db);
  await sql.raw(givenBackOnce).execute(db);
  await sql.raw(chargesOut).execute(db);
  await sql.raw(giveToCharges).execute(db);
  await sql`drop table charges_out`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(givenBackOnceBefore).execute(db);
  await sql`drop function credited_lines(uuid, uuid)`.execute(db);
  await sql`drop function credits_of_line(uuid, uuid)`.execute(db);
  await sql`drop table unnamed_core_returns`.execute(db);
}

/** By credit notes and returned cores that count. Amounts have the sign of the line. */
const creditsOfLine = `
create function credits_of_line(of_account uuid, of_line uuid)
returns table (document_id uuid, pieces integer, amount numeric, core_tax numeric) language sql stable as $$
  select d.id, b.quantity, case d.kind when 'invoice' then -b.line_total else b.line_total end, -b.returned_tax
  from invoice_items b join invoices d on d.account_id = b.account_id and d.id = b.invoice_id
  where b.account_id = of_account and b.credits_line_id = of_line and d.status in ('finalized', 'sent', 'paid')
  union all
  select d.id, u.pieces, u.amount, u.tax
  from unnamed_core_returns u
    join invoice_items b on b.account_id = u.account_id and b.id = u.return_line_id
    join invoices d on d.account_id = b.account_id and d.id = b.invoice_id
  where u.account_id = of_account and u.charge_line_id = of_line and d.status in ('finalized', 'sent', 'paid')
$$`;

/** What a credit note or an invoice gives back, whether it counts or not. */
const creditedLines = `
create function credited_lines(of_account uuid, by_document uuid) returns setof uuid language sql stable as $$
  select credits_line_id from invoice_items
  where account_id = of_account and invoice_id = by_document and credits_line_id is not null
  union
  select u.charge_line_id
  from invoice_items b join unnamed_core_returns u on u.account_id = b.account_id and u.return_line_id = b.id
  where b.account_id = of_account and b.invoice_id = by_document
$$`;

const givenBackOnce = `
create or replace function keep_given_back_once() returns trigger language plpgsql as $$
declare
  line record;
begin
  for line in
    select s.id, s.quantity, i.invoice_date, i.status, new.kind = 'invoice' as is_core
    from invoice_items s join invoices i on i.account_id = s.account_id and i.id = s.invoice_id
    where s.account_id = new.account_id and s.id in (select credited_lines(new.account_id, new.id))
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
end $$`;

/** Of parts that old returns took back from the same customer. */
const chargesOut = `
create temporary table charges_out on commit drop as
  select l.account_id, s.customer_id, l.part_key, s.invoice_date, s.number, l.line, s.id as invoice_id, s.tax_rate,
    l.id, l.unit_price, l.discount_percent, l.tax_included,
    l.quantity - coalesce((select sum(pieces) from credits_of_line(l.account_id, l.id)), 0)::integer as pieces
  from invoice_items l join invoices s on s.account_id = l.account_id and s.id = l.invoice_id
  where l.kind = 'core_charge' and s.kind = 'invoice' and s.status in ('finalized', 'sent', 'paid')
    and (l.account_id, s.customer_id, l.part_key) in (
      select r.account_id, d.customer_id, r.part_key
      from invoice_items r join invoices d on d.account_id = r.account_id and d.id = r.invoice_id
      where r.kind = 'core_return' and r.credits_line_id is null and r.bought_elsewhere is null and d.issued_at is not null);
create index on charges_out (account_id, customer_id, part_key, invoice_date, number, line) where pieces > 0;
analyze charges_out`;

/**
 * Returns that were cancelled come last: they count again if somebody takes that back, and only if the core is still out then. Walk-ins are
 * many people: what their own invoice charged is theirs.
 */
const giveToCharges = `
do $$
declare
  back record;
  first_day date;
  charge record;
  taken integer;
  given numeric;
  sale record;
  due numeric;
begin
  for back in
    select l.account_id, l.id, l.part_key, d.id as invoice_id, d.customer_id, d.invoice_date, c.is_walk_in,
      l.quantity - coalesce((select sum(pieces) from credits_of_line(l.account_id, l.id)), 0)::integer as pieces
    from invoice_items l
      join invoices d on d.account_id = l.account_id and d.id = l.invoice_id
      join customers c on c.account_id = d.account_id and c.id = d.customer_id
    where l.kind = 'core_return' and l.credits_line_id is null and l.bought_elsewhere is null
      and d.kind = 'invoice' and d.issued_at is not null
    order by l.account_id, d.status in ('finalized', 'sent', 'paid') desc, d.invoice_date, d.number, l.line
  loop
    for first_day in select back.invoice_date where back.is_walk_in union all select '-infinity' loop
      for charge in
        select * from charges_out o
        where o.account_id = back.account_id and o.customer_id = back.customer_id and o.part_key = back.part_key and o.pieces > 0
          and o.invoice_date between first_day and back.invoice_date
          and (first_day = '-infinity' or o.invoice_id = back.invoice_id)
        order by o.invoice_date, o.number, o.line
      loop
        exit when back.pieces <= 0;
        taken := least(back.pieces, charge.pieces);
        -- As creditAmounts does: what all pieces so far are, less what was given back before.
        select greatest(0, round(charge.unit_price * (coalesce(sum(pieces), 0) + taken) * (100 - charge.discount_percent) * 0.01, 2)
          - coalesce(sum(amount), 0)) into given
        from credits_of_line(charge.account_id, charge.id);
        select sum(g.amount) filter (where l.tax_included) as taxed, sum(g.core_tax) as core_tax,
          bool_and(coalesce(g.pieces, 0) + case when l.id = charge.id then taken else 0 end = l.quantity) as is_last into sale
        from invoice_items l left join lateral (
          select sum(pieces) as pieces, sum(amount) as amount, sum(core_tax) as core_tax from credits_of_line(l.account_id, l.id)) g on true
        where l.account_id = charge.account_id and l.invoice_id = charge.invoice_id and l.kind <> 'lost' and l.credits_line_id is null;
        due := round((coalesce(sale.taxed, 0) + case when charge.tax_included then given else 0 end) * charge.tax_rate * 0.01, 2)
          - coalesce(sale.core_tax, 0) - coalesce((
            select sum(tax_amount) from invoices
            where account_id = charge.account_id and credits_id = charge.invoice_id and status <> 'cancelled'), 0);
        insert into unnamed_core_returns (account_id, return_line_id, charge_line_id, pieces, amount, tax)
        values (back.account_id, back.id, charge.id, taken, given, case when sale.is_last then due else greatest(due, 0) end);
        update charges_out set pieces = pieces - taken where id = charge.id;
        back.pieces := back.pieces - taken;
      end loop;
    end loop;
  end loop;
end $$`;

const givenBackOnceBefore = `
create or replace function keep_given_back_once() returns trigger language plpgsql as $$
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
end $$`;
