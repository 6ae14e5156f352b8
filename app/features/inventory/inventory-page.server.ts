import type { Scope } from "~/auth/scope";
import { itemRow } from "./item-row";
import { listedItems, searchItems } from "./list-items.server";
import { itemsOnPage, type readListing } from "./list-position";
import { readStockFacts, stockFacts } from "./stock-facts.server";

type Asked = ReturnType<typeof readListing> & { search: string; owner?: string };

/** All that the list's page needs, in one round. */
export async function inventoryPage(scope: Scope, { search, owner = scope.account.id, ...asked }: Asked) {
  if (search) return foundPage(scope, { search, owner, from: asked.from });
  const [listed, facts] = await scope.read((db) => [
    listedItems(db, scope, { owner, sort: asked.sort, after: asked.after }),
    stockFacts(db),
  ]);
  const items = listed.slice(0, itemsOnPage);
  const next = listed.length > itemsOnPage ? { after: items.at(-1)!.id } : undefined;
  return {
    ...{ items: items.map(itemRow), found: undefined, exact: undefined, next },
    ...readStockFacts(facts),
  };
}

async function foundPage(scope: Scope, { from, ...asked }: { search: string; owner: string; from: number }) {
  return scope.db(async (trx) => {
    const { items, found, exact } = await searchItems(trx, scope, { ...asked, from });
    const facts = readStockFacts(await stockFacts(trx).execute());
    const next = from + itemsOnPage;
    return {
      items: items.map(itemRow),
      found,
      exact,
      next: next < found ? { from: next } : undefined,
      ...facts,
    };
  });
}
