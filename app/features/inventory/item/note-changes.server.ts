import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { changesOf } from "~/features/fields/field-values";
import { type LockedItem, moveStock } from "../stock/stock.server";
import type { EditedItem } from "./inventory-schema";
import { itemFields } from "./item-fields";

/** What an edit changed of the stock, the bin and the prices, for the history. */
export async function noteChanges(
  trx: AccountTransaction,
  scope: Scope,
  item: LockedItem,
  typed: EditedItem,
): Promise<void> {
  const { quantity, quantityWas, reason, bin } = typed;
  await notePrices(trx, scope, item, typed);
  if (quantity !== quantityWas) {
    await moveStock(trx, scope, [{ item, change: quantity - quantityWas, reason: "edited", note: reason }]);
  }
  if (bin !== item.bin_location) {
    await moveStock(trx, scope, [{ item, change: 0, reason: "moved", bin, note: reason }]);
  }
}

const moneyFields = itemFields.filter(({ kind }) => kind === "price");

/** What things cost and sell for is in the history too, costs only for people who see them. */
async function notePrices(
  trx: AccountTransaction,
  scope: Scope,
  item: LockedItem,
  typed: EditedItem,
): Promise<void> {
  const stored = await trx
    .selectFrom("inventory_items")
    .selectAll()
    .where("id", "=", item.id)
    .executeTakeFirstOrThrow();
  const prices = changesOf(moneyFields, stored, typed, { seesCost: false });
  const seesCost = scope.may("costs:view");
  const costs = changesOf(moneyFields, stored, typed, { seesCost }).filter((line) => !prices.includes(line));
  for (const note of prices) await moveStock(trx, scope, [{ item, change: 0, reason: "edited", note }]);
  for (const costNote of costs)
    await moveStock(trx, scope, [{ item, change: 0, reason: "edited", costNote }]);
}
