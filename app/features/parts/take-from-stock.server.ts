import Big from "big.js";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { findPartsByNumber } from "~/features/inventory/item/find-part.server";
import { waysOfScans } from "~/features/inventory/item/glued-scans";
import { readGluedScans } from "~/features/inventory/item/glued-scans.server";
import { findNearly } from "~/features/inventory/list/list-items.server";
import { type LockedItem, lockItems, moveStock } from "~/features/inventory/stock/stock.server";
import type { NewPart } from "./part-schema";

export type StockProblem =
  | { problem: "not-in-stock"; alike: string[] }
  | { problem: "several-scans"; number: string; ways: string[][] };

/** Locked until the commit. */
export async function findInStock(
  trx: AccountTransaction,
  scope: Scope,
  partNumber: string,
): Promise<LockedItem | StockProblem> {
  const [part, ...others] = await findPartsByNumber(trx, scope.account.id, partNumber);
  if (part && others.length > 0) {
    return { problem: "not-in-stock", alike: [part, ...others].map(({ part_number }) => part_number) };
  }
  const item = part && (await lockItems(trx, [part.id])).get(part.id);
  if (item && !item.archived_at) return item;
  const ways = waysOfScans((await readGluedScans(trx, scope.account.id, [partNumber]))(partNumber));
  if (ways.length > 0) return { problem: "several-scans", number: partNumber, ways };
  return { problem: "not-in-stock", alike: await findNearly(trx, scope, partNumber) };
}

/** Fills empty fields from stock: the number as written there, and the average cost of the pieces. */
export function completedFromStock(typed: NewPart, item: LockedItem): NewPart {
  const each = item.average_cost ?? item.cost;
  const cost = typed.cost ?? (each && new Big(each).times(typed.quantityTaken).toFixed(2));
  return { ...typed, partNumber: item.part_number, cost };
}

export type Taken = { number: string; left: number; short: number };

/** Returns how many pieces were not there. */
export async function takeFromStock(
  trx: AccountTransaction,
  scope: Scope,
  { item, quantity, partId }: { item: LockedItem; quantity: number; partId: string },
): Promise<Taken> {
  const [moved] = await moveStock(trx, scope, [
    { item, change: -quantity, reason: "installed", document: { type: "part", id: partId } },
  ]);
  return { number: item.part_number, left: moved!.after, short: moved!.short };
}

/** A part entered by mistake never left the shelf. If it was counted or deleted since then, its stock stays as it is. */
export async function putBackInStock(trx: AccountTransaction, scope: Scope, partId: string): Promise<void> {
  const taken = await trx
    .selectFrom("stock_movements")
    .select(["item_id", "quantity_change", "unit_cost", "moved_at"])
    .where("document_id", "=", partId)
    .where("reason", "=", "installed")
    .executeTakeFirst();
  const item = taken && (await lockItems(trx, [taken.item_id])).get(taken.item_id);
  if (!item || item.archived_at || (item.last_counted && item.last_counted > taken.moved_at)) return;
  const { quantity_change: change, unit_cost: unitCost } = taken;
  const document = { type: "part" as const, id: partId };
  await moveStock(trx, scope, [{ item, change: -change, reason: "uninstalled", document, unitCost }]);
}
