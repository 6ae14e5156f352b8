import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { type Move, type Moved, lockItems, moveStock } from "~/features/inventory/stock/stock.server";

export type Short = { itemId: string; partNumber: string; wanted: number; short: number };

type Taken = { item_id: string; change: number; short: number; is_out: boolean };

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
  const out = (await latestMovements(trx, invoiceId)).filter(({ is_out }) => is_out);
  if (shouldBeOut) {
    const lines = await listSoldLines(trx, invoiceId);
    const isOut = new Set(out.map(({ item_id }) => item_id));
    return takeOut(
      trx,
      scope,
      invoiceId,
      lines.filter(({ itemId }) => !isOut.has(itemId)),
    );
  }
  const items = await lockItems(
    trx,
    out.map(({ item_id }) => item_id),
  );
  const moves = out.flatMap(({ item_id, change, short }): Move[] => {
    const item = items.get(item_id);
    if (!item || item.archived_at) return [];
    return [
      { item, change: -change, reason: "returned", document: documentOf(invoiceId), shortBefore: short },
    ];
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
      return { item, change, reason: "sold", document: documentOf(invoiceId) };
    });
  // A part deleted while its sale was open has no stock to move; the person is told.
  const deleted = items
    .filter(({ archived_at }) => archived_at)
    .map(({ id, part_number }): Short => {
      const pieces = wanted.get(id)!;
      return { itemId: id, partNumber: part_number, wanted: pieces, short: pieces };
    });
  return [...shortsOf(moves, await moveStock(trx, scope, moves)), ...deleted];
}

export function shortsOf(moves: Move[], moved: Moved[]): Short[] {
  return moved.flatMap(({ short }, index) => {
    const { item, change } = moves[index]!;
    return short > 0 ? [{ itemId: item.id, partNumber: item.part_number, wanted: -change, short }] : [];
  });
}

export const documentOf = (id: string) => ({ type: "invoice" as const, id });

export async function listShorts(trx: AccountTransaction, invoiceId: string): Promise<Short[]> {
  const { rows } = await sql<Short & { is_out: boolean }>`
    select item_id as "itemId", i.part_number as "partNumber", latest.short - quantity_change as wanted, latest.short, is_out
    from (select distinct on (item_id) item_id, quantity_change, short, reason = 'sold' as is_out, position
      from stock_movements where document_id = ${invoiceId} and reason in ('sold', 'returned')
      order by item_id, position desc) latest join inventory_items i on i.id = latest.item_id
    where is_out and latest.short > 0 order by position`.execute(trx);
  return rows.map(({ itemId, partNumber, wanted, short }) => ({ itemId, partNumber, wanted, short }));
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

/** The last movement of each part for this invoice: sold means out, returned means back. */
export async function latestMovements(trx: AccountTransaction, invoiceId: string): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select distinct on (item_id) item_id, quantity_change as change, short, reason = 'sold' as is_out
    from stock_movements where document_id = ${invoiceId} and reason in ('sold', 'returned')
    order by item_id, position desc`.execute(trx);
  return rows;
}
