import type { Scope } from "~/auth/scope";
import { once } from "~db/once";
import { type BackOrder, backOrders } from "./back-orders.server";
import type { HandOver } from "../item/inventory-schema";
import { lockItems, moveStock } from "./stock.server";

export type HandOverProblem =
  { problem: "gone" } | { problem: "not-owed"; owed: number } | { problem: "not-there"; onHand: number };

export async function listBackOrders(
  scope: Scope,
  of: { itemId: string } | { customerId: string },
): Promise<BackOrder[]> {
  return scope.db((trx) =>
    "itemId" in of
      ? backOrders(trx).where("b.item_id", "=", of.itemId).execute()
      : backOrders(trx).where("n.customer_id", "=", of.customerId).execute(),
  );
}

/** Of these parts, at most 100. */
export async function listBackOrdersOf(scope: Scope, itemIds: string[]): Promise<BackOrder[]> {
  if (itemIds.length === 0) return [];
  return scope.db((trx) => backOrders(trx).where("b.item_id", "in", itemIds).limit(100).execute());
}

/** Pieces that are owed leave the shelf, once per form. */
export async function handOver(
  scope: Scope,
  itemId: string,
  { invoiceId, quantity, when }: HandOver,
  token: string,
) {
  return scope.db((trx) =>
    once<{ before: number; after: number; owed: number } | HandOverProblem>(trx, token, async () => {
      const item = (await lockItems(trx, [itemId])).get(itemId);
      if (!item || item.archived_at) return { problem: "gone" };
      const row = await trx
        .selectFrom("back_orders")
        .select("quantity")
        .where("item_id", "=", itemId)
        .where("invoice_id", "=", invoiceId)
        .executeTakeFirst();
      const owed = row?.quantity ?? 0;
      if (quantity > owed) return { problem: "not-owed", owed };
      if (when === "now" && quantity > item.quantity) return { problem: "not-there", onHand: item.quantity };
      const before = item.quantity;
      const document = { type: "invoice" as const, id: invoiceId };
      if (when === "before") {
        const note = "They were there when they were sold";
        await moveStock(trx, scope, [{ item, change: quantity, reason: "adjusted", note, document }]);
      }
      const owedOn = { owedOn: invoiceId, owedChange: -quantity };
      await moveStock(trx, scope, [{ item, change: -quantity, reason: "handed_over", document, ...owedOn }]);
      return { before, after: item.quantity, owed: owed - quantity };
    }),
  );
}
