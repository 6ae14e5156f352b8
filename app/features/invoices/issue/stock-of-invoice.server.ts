import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { listCreditLines } from "../credit-lines.server";
import { backOrders } from "~/features/inventory/stock/back-orders.server";
import {
  type LockedItem,
  type Move,
  type Moved,
  lockItems,
  moveStock,
} from "~/features/inventory/stock/stock.server";

export type Short = { itemId: string; partNumber: string; wanted: number; short: number };

/** Pieces of a part that an invoice took off the shelf and that did not come back, and what one cost then. */
type Taken = { itemId: string; pieces: number; unitCost: string | null; isOut: boolean };

/**
 * Moves the pieces of an invoice out of stock or back. Compares with the ledger, so that nothing moves twice. Parts deleted since then are
 * left alone.
 */
export async function reconcileStock(
  trx: AccountTransaction,
  scope: Scope,
  invoiceId: string,
  shouldBeOut: boolean,
): Promise<Short[]> {
  if (shouldBeOut) {
    const out = (await takenBy(trx, invoiceId)).filter(({ isOut }) => isOut);
    const lines = await listSoldLines(trx, invoiceId);
    const isOut = new Set(out.map(({ itemId }) => itemId));
    return takeOut(
      trx,
      scope,
      invoiceId,
      lines.filter(({ itemId }) => !isOut.has(itemId)),
    );
  }
  const { items, out } = await lockTaken(trx, invoiceId);
  const owed = await owedOn(trx, invoiceId);
  const moves = out.flatMap(({ itemId, pieces, unitCost }): Move[] => {
    const item = items.get(itemId);
    if (!item || item.archived_at) return [];
    const document = documentOf(invoiceId);
    const back = { owedOn: invoiceId, owedChange: -(owed.get(itemId) ?? 0) };
    return [{ item, change: pieces, reason: "returned", document, unitCost, ...back }];
  });
  await moveStock(trx, scope, moves);
  return [];
}

/** Returns the missing pieces. */
export async function takeOut(
  trx: AccountTransaction,
  scope: Scope,
  invoiceId: string,
  lines: { itemId: string; quantity: number }[],
): Promise<Short[]> {
  const wanted = new Map<string, number>();
  for (const { itemId, quantity } of lines)
    if (quantity > 0) wanted.set(itemId, (wanted.get(itemId) ?? 0) + quantity);
  const items = [...(await lockItems(trx, wanted.keys())).values()];
  const moves = items
    .filter(({ archived_at }) => !archived_at)
    .map((item): Move => {
      const change = -wanted.get(item.id)!;
      return { item, change, reason: "sold", document: documentOf(invoiceId), owedOn: invoiceId };
    });
  const deleted = items.flatMap((item) => deletedShort(item, wanted.get(item.id)!));
  return [...shortsOf(moves, await moveStock(trx, scope, moves)), ...deleted];
}

/** A part deleted since then has no stock to move; the person is told. */
export function deletedShort({ id, part_number, archived_at }: LockedItem, pieces: number): Short[] {
  if (!archived_at || pieces === 0) return [];
  return [{ itemId: id, partNumber: part_number, wanted: pieces, short: pieces }];
}

export function shortsOf(moves: Move[], moved: Moved[]): Short[] {
  return moved.flatMap(({ short }, index) => {
    const { item, change } = moves[index]!;
    return short > 0 ? [{ itemId: item.id, partNumber: item.part_number, wanted: -change, short }] : [];
  });
}

export const documentOf = (id: string) => ({ type: "invoice" as const, id });

/** What is still owed on an invoice. */
export async function listShorts(trx: AccountTransaction, invoiceId: string): Promise<Short[]> {
  const owed = await backOrders(trx).where("b.invoice_id", "=", invoiceId).execute();
  if (owed.length === 0) return [];
  const lines = await listSoldLines(trx, invoiceId);
  return owed.map(({ itemId, partNumber, quantity: short }) => {
    const ofPart = lines.filter((line) => line.itemId === itemId);
    return { itemId, partNumber, short, wanted: ofPart.reduce((sum, { quantity }) => sum + quantity, 0) };
  });
}

/** Pieces still owed on an invoice, by part. */
export async function owedOn(trx: AccountTransaction, invoiceId: string): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom("back_orders")
    .select(["item_id", "quantity"])
    .where("invoice_id", "=", invoiceId)
    .execute();
  return new Map(rows.map(({ item_id, quantity }) => [item_id, quantity]));
}

/** `missing`: pieces that were sold and not credited, without those that are out; below 0 if more are out. */
type OpenSale = { owed: number; missing: number };

/** By invoice and part. */
export async function openSales(
  trx: AccountTransaction,
  invoiceIds: string[],
): Promise<{ of: (invoiceId: string, itemId: string) => OpenSale }> {
  const sales = new Map<string, OpenSale>();
  for (const id of new Set(invoiceIds)) {
    const lines = (await listCreditLines(trx, id)).lines.filter(({ kind }) => kind === "sale");
    const out = new Map((await takenBy(trx, id)).map(({ itemId, pieces }) => [itemId, pieces]));
    const owed = await owedOn(trx, id);
    for (const { itemId, left } of lines) {
      if (!itemId) continue;
      const before = sales.get(id + itemId)?.missing ?? -(out.get(itemId) ?? 0);
      sales.set(id + itemId, { owed: owed.get(itemId) ?? 0, missing: before + left });
    }
  }
  return { of: (invoiceId, itemId) => sales.get(invoiceId + itemId) ?? { owed: 0, missing: 0 } };
}

function listSoldLines(trx: AccountTransaction, invoiceId: string) {
  return trx
    .selectFrom("invoice_items")
    .select(["inventory_item_id as itemId", "quantity"])
    .$narrowType<{ itemId: string }>()
    .where("invoice_id", "=", invoiceId)
    .where("kind", "=", "sale")
    .where("inventory_item_id", "is not", null)
    .execute();
}

/** The parts that an invoice took, locked. A hand-over and the end of a count lock no invoice: what is out is only sure after that. */
export async function lockTaken(trx: AccountTransaction, invoiceId: string) {
  const items = await lockItems(
    trx,
    (await takenBy(trx, invoiceId)).map(({ itemId }) => itemId),
  );
  return { items, out: (await takenBy(trx, invoiceId)).filter(({ isOut }) => isOut) };
}

/**
 * Since the invoice was last issued. Pieces handed over later count too, and so does what its credit notes brought back, or gave again when
 * they were cancelled. Where a cost is not known, a piece costs what those did that left.
 */
export async function takenBy(trx: AccountTransaction, invoiceId: string): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    with came_back as (
      select item_id, max(position) as position from stock_movements
      where document_id = ${invoiceId} and reason = 'returned' group by item_id),
    moved as (
      select m.item_id, m.reason, m.quantity_change as change, m.unit_cost as cost
      from stock_movements m left join came_back b using (item_id)
      where m.document_id in (select id from invoices where id = ${invoiceId} or credits_id = ${invoiceId})
        and m.reason in ('sold', 'handed_over', 'returned') and m.position > coalesce(b.position, 0))
    select item_id as "itemId", greatest(0, -sum(change))::int as pieces, bool_or(reason = 'sold') as "isOut",
      round(case when sum(change) < 0 and bool_and(change = 0 or cost is not null) then greatest(0, sum(change * cost) / sum(change))
        else sum(change * cost) filter (where change < 0)
          / nullif(sum(change) filter (where change < 0 and cost is not null), 0) end, 4)::text as "unitCost"
    from moved group by item_id`.execute(trx);
  return rows;
}
