import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { type Move, lockItems, moveStock } from "~/features/inventory/stock/stock.server";
import {
  type Short,
  deletedShort,
  documentOf,
  owedOn,
  shortsOf,
  takenBy,
} from "../issue/stock-of-invoice.server";

/** Pieces of a part that were credited, and how many of them were restocked. */
export type Returned = { itemId: string; quantity: number; restocked: number };

type Documents = { invoiceId: string; noteId: string };

/** Credited pieces that did not come back may never have been handed over: first they are owed no more. */
export async function putBack(
  trx: AccountTransaction,
  scope: Scope,
  { returned, noteId, invoiceId }: Documents & { returned: Returned[] },
): Promise<void> {
  const sums = new Map<string, { restocked: number; kept: number }>();
  for (const { itemId, quantity, restocked } of returned) {
    const before = sums.get(itemId) ?? { restocked: 0, kept: 0 };
    sums.set(itemId, {
      restocked: before.restocked + restocked,
      kept: before.kept + quantity - restocked,
    });
  }
  const items = await lockItems(trx, sums.keys());
  const owed = await owedOn(trx, invoiceId);
  const costs = new Map((await takenBy(trx, invoiceId)).map(({ itemId, unitCost }) => [itemId, unitCost]));
  const moves = [...items.values()].flatMap((item): Move[] => {
    const { restocked: change, kept } = sums.get(item.id)!;
    const owedChange = -Math.min(kept, owed.get(item.id) ?? 0);
    if (item.archived_at || (change === 0 && owedChange === 0)) return [];
    const document = documentOf(noteId);
    const unitCost = costs.get(item.id);
    return [{ item, change, reason: "returned", document, unitCost, owedOn: invoiceId, owedChange }];
  });
  await moveStock(trx, scope, moves);
}

/** For a credit note that is being cancelled. Returns the pieces that are no longer there: they are owed again. */
export async function takeOutAgain(
  trx: AccountTransaction,
  scope: Scope,
  { noteId, invoiceId }: Documents,
): Promise<Short[]> {
  const { rows } = await sql<{ item_id: string; pieces: number; owed: number }>`
    select item_id, sum(quantity_change)::int as pieces, sum(owed_change)::int as owed from stock_movements
    where document_id = ${noteId} and reason = 'returned' group by item_id`.execute(trx);
  const items = await lockItems(
    trx,
    rows.map(({ item_id }) => item_id),
  );
  const moves = rows.flatMap(({ item_id, pieces, owed }): Move[] => {
    const item = items.get(item_id);
    if (!item || item.archived_at) return [];
    const again = { owedOn: invoiceId, owedChange: -owed };
    return [{ item, change: -pieces, reason: "sold", document: documentOf(noteId), ...again }];
  });
  const deleted = rows.flatMap(({ item_id, pieces, owed }) => {
    const item = items.get(item_id);
    return item ? deletedShort(item, pieces - owed) : [];
  });
  return [...shortsOf(moves, await moveStock(trx, scope, moves)), ...deleted];
}
