import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { type Lines, changeLines, factsOfFields } from "~/features/changes/change-lines";
import { noteChanges } from "~/features/changes/changes.server";
import type { Stored } from "~/features/fields/field";
import { changesOf, columnsOf } from "~/features/fields/field-values";
import { type LockedItem, moveStock } from "../stock/stock.server";
import type { EditedItem } from "./inventory-schema";
import { itemFields } from "./item-fields";

type StoredItem = Stored<typeof itemFields>;

/** What an edit changed: the stock, the bin and the prices in the ledger, the rest with the changes of records. */
export async function noteItemChanges(
  trx: AccountTransaction,
  scope: Scope,
  item: LockedItem,
  typed: EditedItem,
): Promise<void> {
  const { quantity, quantityWas, reason, bin } = typed;
  const stored = await trx
    .selectFrom("inventory_items")
    .selectAll()
    .where("id", "=", item.id)
    .executeTakeFirstOrThrow();
  await notePrices(trx, scope, item, { stored, typed });
  const columns = columnsOf(itemFields, typed);
  // Pieces added in the same edit cost what it says.
  if (scope.may("costs:view")) item.cost = columns.cost;
  if (quantity !== quantityWas) {
    await moveStock(trx, scope, [{ item, change: quantity - quantityWas, reason: "edited", note: reason }]);
  }
  if (bin !== item.bin_location) {
    await moveStock(trx, scope, [{ item, change: 0, reason: "moved", bin, note: reason }]);
  }
  const lines = linesOfOthers(stored, columns, scope.may("costs:view"));
  await noteChanges(trx, scope, { kind: "inventory_item", recordId: item.id, lines });
}

const moneyFields = itemFields.filter(({ kind }) => kind === "price");
const otherFields = itemFields.filter(
  ({ kind, name }) => kind !== "price" && name !== "quantity" && name !== "bin",
);

/** People who may not see costs do not change them. */
function linesOfOthers(before: StoredItem, after: StoredItem, seesCost: boolean): Lines {
  const { changes, costChanges } = changeLines(factsOfFields(otherFields, before, after));
  return { changes, costChanges: seesCost ? costChanges : [] };
}

/** What things cost and sell for is in the history too, costs only for people who see them. */
async function notePrices(
  trx: AccountTransaction,
  scope: Scope,
  item: LockedItem,
  { stored, typed }: { stored: StoredItem; typed: EditedItem },
): Promise<void> {
  const prices = changesOf(moneyFields, stored, typed, { seesCost: false });
  const seesCost = scope.may("costs:view");
  const costs = changesOf(moneyFields, stored, typed, { seesCost }).filter((line) => !prices.includes(line));
  for (const note of prices) await moveStock(trx, scope, [{ item, change: 0, reason: "edited", note }]);
  for (const costNote of costs)
    await moveStock(trx, scope, [{ item, change: 0, reason: "edited", costNote }]);
}

type Imported = { id: string; before: StoredItem; after: Partial<StoredItem> };

const importedFields = itemFields.filter(({ name }) => name !== "quantity" && name !== "bin");

/** What an import changed besides the stock and the bin, for many parts in one statement. */
export async function noteImportedChanges(
  trx: AccountTransaction,
  scope: Scope,
  { reason, parts }: { reason: string; parts: Imported[] },
): Promise<void> {
  await noteChanges(
    trx,
    scope,
    ...parts.map(({ id, before, after }) => {
      const lines = changeLines(factsOfFields(importedFields, before, { ...before, ...after }));
      return { kind: "inventory_item" as const, recordId: id, lines, reason };
    }),
  );
}
