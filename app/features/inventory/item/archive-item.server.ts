import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { lockForEdit, lockInventory } from "./inventory.server";
import type { ItemProblem } from "./item-problem";
import { moveStock } from "../stock/stock.server";

/** Takes a part off the list and writes its stock off. Its history stays, and its number can be used again. */
export async function archiveItem(scope: Scope, id: string, token: string) {
  return scope.db((trx) =>
    once<{ archived: true } | ItemProblem>(trx, token, async () => {
      await lockInventory(scope, trx);
      const item = await lockForEdit(trx, id);
      if ("problem" in item) return item;
      if (item.short > 0) return { problem: "owed", quantity: item.short };
      await moveStock(trx, scope, [{ item, change: -item.quantity, reason: "deleted" }]);
      await trx
        .updateTable("inventory_items")
        .set({ archived_at: sql<Date>`now()`, archived_by: scope.user.id, version: item.version + 1 })
        .where("id", "=", id)
        .execute();
      await freeBarCodes(trx, id);
      return { archived: true };
    }),
  );
}

/** Another part may use the codes of a deleted part's boxes from now on. */
export async function freeBarCodes(trx: AccountTransaction, itemId: string): Promise<void> {
  await trx.deleteFrom("item_numbers").where("item_id", "=", itemId).where("kind", "=", "bar_code").execute();
}
