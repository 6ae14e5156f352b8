import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { type Move, lockItems, moveStock } from "~/features/inventory/stock/stock.server";
import {
  type Short,
  documentOf,
  latestMovements,
  listShorts,
  shortsOf,
} from "../issue/stock-of-invoice.server";

/** Pieces of a part that were credited, and how many of them were restocked. */
export type Returned = { itemId: string; quantity: number; restocked: number };

/**
 * Pieces per part that an invoice took off the shelf and no credit note restocked. Short pieces never left the shelf, and any that arrived
 * later are already in stock.
 */
export async function stillOut(trx: AccountTransaction, invoiceId: string): Promise<Map<string, number>> {
  const out = (await latestMovements(trx, invoiceId)).filter(({ is_out }) => is_out);
  const { rows } = await sql<{ item_id: string; back: number }>`
    select l.inventory_item_id as item_id, sum(l.restocked)::int as back
    from invoices n join invoice_items l on l.invoice_id = n.id
    where n.credits_id = ${invoiceId} and n.status <> 'cancelled' and l.inventory_item_id is not null
    group by l.inventory_item_id`.execute(trx);
  const back = new Map(rows.map((row) => [row.item_id, row.back]));
  return new Map(out.map(({ item_id, change }) => [item_id, -change - (back.get(item_id) ?? 0)]));
}

type Documents = { invoiceId: string; noteId: string };

/** Credited pieces that did not come back may never have been delivered: they first reduce the invoice's short pieces. */
export async function putBack(
  trx: AccountTransaction,
  scope: Scope,
  { returned, ...documents }: Documents & { returned: Returned[] },
): Promise<void> {
  const owedNoMore = await coveredShorts(trx, documents);
  const restocked = new Map<string, number>();
  for (const one of returned) restocked.set(one.itemId, (restocked.get(one.itemId) ?? 0) + one.restocked);
  const items = await lockItems(trx, restocked.keys());
  const moves = [...items.values()].flatMap((item): Move[] => {
    const change = restocked.get(item.id)!;
    const shortBefore = owedNoMore.get(item.id) ?? 0;
    if (item.archived_at || (change === 0 && shortBefore === 0)) return [];
    return [{ item, change, reason: "returned", document: documentOf(documents.noteId), shortBefore }];
  });
  await moveStock(trx, scope, moves);
}

/** For a credit note that is being cancelled. Returns the pieces that are no longer there. */
export async function takeOutAgain(
  trx: AccountTransaction,
  scope: Scope,
  documents: Documents,
): Promise<Short[]> {
  const owedAgain = await coveredShorts(trx, documents);
  const { rows } = await sql<{ item_id: string; pieces: number }>`
    select item_id, sum(quantity_change)::int as pieces from stock_movements
    where document_id = ${documents.noteId} and reason = 'returned' group by item_id`.execute(trx);
  const items = await lockItems(
    trx,
    rows.map(({ item_id }) => item_id),
  );
  const moves = rows.flatMap(({ item_id, pieces }): Move[] => {
    const item = items.get(item_id);
    if (!item || item.archived_at) return [];
    const shortBefore = -(owedAgain.get(item_id) ?? 0);
    return [{ item, change: -pieces, reason: "sold", document: documentOf(documents.noteId), shortBefore }];
  });
  return shortsOf(moves, await moveStock(trx, scope, moves));
}

/** Short pieces per part that a credit note covers: those credited without coming back, less what other credit notes already covered. */
async function coveredShorts(
  trx: AccountTransaction,
  { invoiceId, noteId }: Documents,
): Promise<Map<string, number>> {
  const shorts = await listShorts(trx, invoiceId);
  if (shorts.length === 0) return new Map();
  const { rows } = await sql<{ item_id: string; other: number; own: number }>`
    select l.inventory_item_id as item_id,
      coalesce(sum(l.quantity - l.restocked) filter (where n.id <> ${noteId}), 0)::int as other,
      coalesce(sum(l.quantity - l.restocked) filter (where n.id = ${noteId}), 0)::int as own
    from invoices n join invoice_items l on l.invoice_id = n.id
    where n.credits_id = ${invoiceId} and n.status <> 'cancelled' and l.kind = 'sale' and l.inventory_item_id is not null
    group by l.inventory_item_id`.execute(trx);
  return new Map(
    rows.map(({ item_id, other, own }) => {
      const short = shorts.find(({ itemId }) => itemId === item_id)?.short ?? 0;
      return [item_id, Math.min(short, other + own) - Math.min(short, other)];
    }),
  );
}
