import Big from "big.js";
import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { findPartsByNumber } from "~/features/inventory/item/find-part.server";
import { waysOfScans } from "~/features/inventory/item/glued-scans";
import { readGluedScans } from "~/features/inventory/item/glued-scans.server";
import { findNearly } from "~/features/inventory/list/list-items.server";
import { wasSetSince } from "~/features/inventory/stock/set-since.server";
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

/** `left`: on hand now. `kept`: why its pieces were not put back. */
export type PutBack = { number: string; pieces: number; left: number; kept: "set" | "deleted" | null };

/** A part entered by mistake never left the shelf. If its stock was set or it was deleted since then, its stock stays as it is. */
export async function putBackInStock(
  trx: AccountTransaction,
  scope: Scope,
  partId: string,
): Promise<PutBack | null> {
  const { rows } = await sql<Fitting>`
    select item_id, -sum(quantity_change)::int as pieces, min(position) as position,
      round(greatest(0, sum(quantity_change * unit_cost)
        / nullif(sum(quantity_change) filter (where unit_cost is not null), 0)), 4)::text as "unitCost"
    from stock_movements where document_id = ${partId} and reason = 'installed' group by item_id`.execute(
    trx,
  );
  const fitting = rows[0];
  const item = fitting && (await lockItems(trx, [fitting.item_id])).get(fitting.item_id);
  if (!item) return null;
  const { pieces, unitCost } = fitting;
  const kept = item.archived_at ? "deleted" : (await wasSetSince(trx, item, fitting)) ? "set" : null;
  const document = { type: "part" as const, id: partId };
  if (!kept)
    await moveStock(trx, scope, [{ item, change: pieces, reason: "uninstalled", document, unitCost }]);
  return { number: item.part_number, pieces, left: item.quantity, kept };
}

type Fitting = { item_id: string; pieces: number; position: string; unitCost: string | null };
