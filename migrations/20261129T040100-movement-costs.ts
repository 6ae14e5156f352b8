import { type Kysely, sql } from "kysely";

/**
 * Every movement keeps what a piece cost at that moment: the average, or for pieces that come back what they left with. For movements that
 * exist already it is worked out from the ledger, and they are marked so. Without any known cost it stays empty.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stock_movements
      alter unit_cost type numeric(14, 4),
      add cost_worked_out boolean not null default false,
      -- What only people who see costs may read.
      add cost_note text`.execute(db);
  await sql.raw(workOut).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update stock_movements set unit_cost = null where cost_worked_out`.execute(db);
  await sql`
    alter table stock_movements
      alter unit_cost type numeric(12, 2),
      drop cost_worked_out,
      drop cost_note`.execute(db);
}

const workOut = `
do $$
declare
  part uuid;
  average numeric(14, 4);
  left_with numeric(14, 4);
  m record;
begin
  for m in
    select s.account_id, s.item_id, s.position, s.reason, s.document_id, s.quantity_before, s.quantity_change, s.unit_cost, i.cost
    from stock_movements s join inventory_items i on i.account_id = s.account_id and i.id = s.item_id
    where s.quantity_change <> 0 order by s.account_id, s.item_id, s.position
  loop
    if part is distinct from m.item_id then
      part := m.item_id;
      average := null;
    end if;
    if m.unit_cost is null then
      left_with := null;
      if m.reason in ('returned', 'uninstalled') then
        select o.unit_cost into left_with from stock_movements o
        where o.account_id = m.account_id and o.item_id = m.item_id and o.document_id = m.document_id and o.quantity_change < 0
          and o.position < m.position order by o.position desc limit 1;
      end if;
      update stock_movements set unit_cost = coalesce(left_with, average, m.cost), cost_worked_out = true
      where account_id = m.account_id and item_id = m.item_id and position = m.position and coalesce(left_with, average, m.cost) is not null;
    elsif m.quantity_change > 0 then
      average := case when m.quantity_before = 0 or coalesce(average, m.cost) is null then m.unit_cost
        else round((coalesce(average, m.cost) * m.quantity_before + m.unit_cost * m.quantity_change)
          / (m.quantity_before + m.quantity_change), 4) end;
    end if;
  end loop;
end $$`;
