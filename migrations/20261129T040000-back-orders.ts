import { type Kysely, sql } from "kysely";

/**
 * What was sold beyond the stock is a row until it is handed over, cancelled or credited, and every movement says how many pieces more or
 * fewer are owed by it. Until now a receipt ended what was owed without a movement, so only what a part still says it is short of is known:
 * it is owed on the newest sales. Pieces fitted to a vehicle are owed to nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stock_movements
      add owed_change integer not null default 0,
      drop constraint stock_movements_reason_check,
      add constraint stock_movements_reason_check check (reason in ('added', 'edited', 'received', 'adjusted', 'moved', 'counted',
        'sold', 'handed_over', 'returned', 'installed', 'uninstalled', 'imported', 'import_undone', 'deleted'))`.execute(
    db,
  );
  // The last movement of the part when it was counted: what came after it happened after the count.
  await sql`alter table count_entries add ledger_position bigint`.execute(db);
  await sql`
    create table back_orders (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      item_id uuid not null,
      invoice_id uuid not null,
      quantity integer not null check (quantity >= 0),
      since timestamptz not null default now(),
      primary key (account_id, item_id, invoice_id),
      foreign key (account_id, item_id) references inventory_items (account_id, id) on delete cascade,
      foreign key (account_id, invoice_id) references invoices (account_id, id) on delete cascade
    )`.execute(db);
  await sql`create index back_orders_of_invoice on back_orders (account_id, invoice_id)`.execute(db);
  await sql`select protect_account_table('back_orders')`.execute(db);
  await sql.raw(keepWhatIsOwed).execute(db);
  await sql`drop index items_to_reorder`.execute(db);
  await sql
    .raw(toReorder("quantity - short <= reorder_point and reorder_point > 0 or short > quantity"))
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index items_to_reorder`.execute(db);
  await sql.raw(toReorder("quantity <= reorder_point and reorder_point > 0 or short > 0")).execute(db);
  await sql`drop table back_orders`.execute(db);
  await sql`alter table count_entries drop ledger_position`.execute(db);
  await sql`
    alter table stock_movements
      drop owed_change,
      drop constraint stock_movements_reason_check,
      add constraint stock_movements_reason_check check (reason in ('added', 'edited', 'received', 'adjusted', 'moved', 'counted',
        'sold', 'returned', 'installed', 'uninstalled', 'imported', 'import_undone', 'deleted'))`.execute(db);
}

const toReorder = (isToReorder: string) => `
create index items_to_reorder on inventory_items (account_id, vendor_key, number_key)
  where archived_at is null and customer_id is null and (${isToReorder})`;

const keepWhatIsOwed = `
with sold as (
  select distinct on (m.account_id, m.item_id, m.document_id) m.account_id, m.item_id, m.document_id as invoice_id, m.position, m.moved_at,
    case when m.reason = 'sold' then m.short else 0 end as short
  from stock_movements m join invoices n on n.account_id = m.account_id and n.id = m.document_id
  where m.document_type = 'invoice' and m.reason in ('sold', 'returned') and n.kind = 'invoice' and n.status in ('finalized', 'sent', 'paid')
  order by m.account_id, m.item_id, m.document_id, m.position desc
), newest_first as (
  select s.*, i.short as owed,
    sum(s.short) over (partition by s.account_id, s.item_id order by s.position desc) - s.short as newer
  from sold s join inventory_items i on i.account_id = s.account_id and i.id = s.item_id
  where s.short > 0 and i.short > 0 and i.archived_at is null
), kept as (
  insert into back_orders (account_id, item_id, invoice_id, quantity, since)
  select account_id, item_id, invoice_id, least(short, owed - newer), moved_at from newest_first where newer < owed
  returning account_id, item_id, invoice_id, quantity
)
update stock_movements m set owed_change = kept.quantity
from kept join newest_first n using (account_id, item_id, invoice_id)
where m.account_id = n.account_id and m.item_id = n.item_id and m.position = n.position;
update inventory_items i set short = coalesce((
  select sum(b.quantity) from back_orders b where b.account_id = i.account_id and b.item_id = i.id), 0)
where short > 0;`;
