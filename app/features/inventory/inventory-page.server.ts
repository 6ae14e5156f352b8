import type { Scope } from "~/auth/scope";
import { itemRow } from "./item-row";
import { listItems, searchItems } from "./list-items.server";
import { itemsOnPage, type readListing } from "./list-position";
import { stockFacts } from "./stock-facts.server";

type Asked = ReturnType<typeof readListing> & { search: string; owner?: string };

/** All that the list's page needs, in one round. */
export async function inventoryPage(scope: Scope, { search, owner = scope.account.id, ...asked }: Asked) {
  return scope.db(async (trx) => {
    const list = search
      ? searchItems(trx, scope, { owner, search, from: asked.from })
      : listItems(trx, scope, { owner, sort: asked.sort, after: asked.after });
    const [listed, { total, counts }] = await Promise.all([list, stockFacts(trx)]);
    if (!Array.isArray(listed)) {
      const next = asked.from + itemsOnPage;
      return {
        items: listed.items.map(itemRow),
        found: listed.found,
        exact: listed.exact,
        next: next < listed.found ? { from: next } : undefined,
        total,
        counts,
      };
    }
    const items = listed.slice(0, itemsOnPage);
    const next = listed.length > itemsOnPage ? { after: items.at(-1)!.id } : undefined;
    return { items: items.map(itemRow), found: undefined, exact: undefined, next, total, counts };
  });
}
