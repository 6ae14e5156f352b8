import type { Scope } from "~/auth/scope";
import { today } from "~/features/calendar/today";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { maxPieces } from "~/features/amounts/read-count";
import type { Adjustment, BinMove, Receipt } from "../item/inventory-schema";
import { lockForEdit } from "../item/inventory.server";
import type { ItemProblem } from "../item/item-problem";
import { noteVendorCost } from "../numbers/vendor-cost.server";
import { costChangeText } from "./cost-of";
import { type LockedItem, type MovementDocument, lockItems, moveStock } from "./stock.server";

/** Adds received pieces to the stock, once per form. Also allowed while the part is being counted. */
export async function receiveStock(scope: Scope, id: string, typed: Receipt, token: string) {
  return scope.db((trx) =>
    once<{ before: number; after: number; owed: number } | ItemProblem>(trx, token, async () => {
      const item = (await lockItems(trx, [id])).get(id);
      return item ? receiveInto(trx, scope, item, typed) : { problem: "gone" };
    }),
  );
}

/** `item` comes from lockItems. `costDay`: when the vendor asked this, if that was not today. `document`: what the pieces came with. */
export async function receiveInto(
  trx: AccountTransaction,
  scope: Scope,
  item: LockedItem,
  { quantity, unitCost, supplier, reference, keepCost, costDay }: Receipt & { costDay?: string },
  document?: MovementDocument,
): Promise<{ before: number; after: number; owed: number } | ItemProblem> {
  if (item.archived_at) return { problem: "gone" };
  if (item.quantity + quantity > maxPieces) return { problem: "too-many" };
  const changesCost = unitCost !== null && keepCost;
  const costNote = changesCost ? costChangeText(item.cost, unitCost) : null;
  const [moved] = await moveStock(trx, scope, [
    { item, change: quantity, reason: "received", unitCost, supplier, reference, document, costNote },
  ]);
  if (unitCost !== null && supplier !== null) {
    const day = costDay ?? today(scope.account.timeZone);
    await noteVendorCost(trx, { itemId: item.id, vendor: supplier, cost: unitCost, day });
  }
  if (changesCost) {
    await trx
      .updateTable("inventory_items")
      .set({ cost: unitCost, version: item.version + 1 })
      .where("id", "=", item.id)
      .execute();
  }
  return { before: moved!.before, after: moved!.after, owed: item.short };
}

/** Sets the stock to the actual quantity, with the reason. Refuses when it moved since the form was opened. */
export async function adjustStock(scope: Scope, id: string, typed: Adjustment, token: string) {
  return scope.db((trx) =>
    once<{ before: number; after: number } | ItemProblem>(trx, token, async () => {
      const item = await lockForEdit(trx, id);
      if ("problem" in item) return item;
      if (item.quantity !== typed.quantityWas) return { problem: "stock-moved", quantity: item.quantity };
      const change = typed.quantity - item.quantity;
      const [moved] = await moveStock(trx, scope, [{ item, change, reason: "adjusted", note: typed.reason }]);
      return { before: moved!.before, after: moved!.after };
    }),
  );
}

/** Moves all pieces of a part to another bin. */
export async function moveToBin(scope: Scope, id: string, { bin, version }: BinMove, token: string) {
  return scope.db((trx) =>
    once<{ from: string } | ItemProblem>(trx, token, async () => {
      const item = await lockForEdit(trx, id, bin);
      if ("problem" in item) return item;
      if (item.version !== version) return { problem: "changed-meanwhile", version: item.version };
      const from = item.bin_location;
      await moveStock(trx, scope, [{ item, change: 0, reason: "moved", bin }]);
      await trx
        .updateTable("inventory_items")
        .set({ version: version + 1 })
        .where("id", "=", id)
        .execute();
      return { from };
    }),
  );
}
