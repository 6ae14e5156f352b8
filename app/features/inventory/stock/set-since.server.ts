import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";
import type { LockedItem } from "./stock.server";

/**
 * Whether somebody said how many pieces there are after this movement: by a finished count, an adjustment, an edit or a file that sets the
 * stock. A count that was made before it and finished after it says nothing about it. The part must be locked.
 */
export async function wasSetSince(
  trx: AccountTransaction,
  { id }: LockedItem,
  { position }: { position: string },
): Promise<boolean> {
  // Who declares that all is as the book says counts also what has no entry, and so no movement.
  const { rows } = await sql<{ set: boolean }>`
    with part as (
      select last_counted, (select moved_at from stock_movements where item_id = ${id} and position = ${position}) as moved_at
      from inventory_items where id = ${id})
    select coalesce(bool_or(case m.reason
        when 'adjusted' then m.document_type is null
        when 'edited' then m.quantity_change <> 0
        when 'imported' then m.quantity_change <> 0 and i.settings->>'existing' is distinct from 'add' and not exists (
          select 1 from stock_movements u where u.item_id = m.item_id and u.document_id = m.document_id and u.reason = 'import_undone')
        when 'counted' then case when e.ledger_position is null then e.counted_at > part.moved_at else e.ledger_position >= ${position} end
      end), false)
      or coalesce(part.last_counted > part.moved_at, false)
        and not coalesce(bool_or(m.reason = 'counted' and m.moved_at >= part.last_counted), false) as set
    from part left join stock_movements m on m.item_id = ${id} and m.position > ${position}
    left join count_entries e on m.reason = 'counted' and e.count_id = m.document_id and e.item_id = m.item_id
    left join imports i on m.reason = 'imported' and i.id = m.document_id
    group by part.last_counted, part.moved_at`.execute(trx);
  return rows[0]!.set;
}
