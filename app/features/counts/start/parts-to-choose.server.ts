import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { foundNote } from "~/features/inventory/list/found-note";
import { searchItems } from "~/features/inventory/list/list-items.server";

const foundAtOnce = 50;

/** Parts for a chosen list: best match first for a search, or else those counted longest ago. */
export async function searchParts(scope: Scope, typed: string) {
  return scope.db(async (trx) => {
    if (typed === "") {
      const longestAgo = await ownParts(trx, scope)
        .orderBy("item.last_counted", (order) => order.asc().nullsFirst())
        .orderBy("item.number_key")
        .limit(25)
        .execute();
      return { parts: longestAgo, note: "" };
    }
    const search = { owner: scope.account.id, search: typed, max: foundAtOnce };
    const { items, isNearly, ways } = await searchItems(trx, scope, search);
    const note = foundNote(typed, { isNearly, ways });
    const ids = items.map(({ id }) => id);
    if (ids.length === 0) return { parts: [], note };
    const parts = await ownParts(trx, scope).where("item.id", "in", ids).execute();
    parts.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    return { parts, note };
  });
}

function ownParts(trx: AccountTransaction, scope: Scope) {
  return trx
    .selectFrom("inventory_items as item")
    .select(["item.id", "item.part_number", "item.description", "item.bin_location", "item.last_counted"])
    .where("item.owner_id", "=", scope.account.id)
    .where("item.archived_at", "is", null);
}

export async function getChosenParts(scope: Scope, itemIds: string[]) {
  if (itemIds.length === 0) return [];
  return scope.db((trx) =>
    ownParts(trx, scope)
      .where("item.id", "in", itemIds)
      .orderBy("item.bin_key")
      .orderBy("item.number_key")
      .execute(),
  );
}
