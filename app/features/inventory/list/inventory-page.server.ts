import type { Scope } from "~/auth/scope";
import { itemRow } from "./listed-item";
import { findPosition, listedItems, searchItems } from "./list-items.server";
import { type Sort, itemsOnPage, type readListing } from "./list-position";
import { readStockSummary, stockSummary } from "../stock/stock-summary.server";

type Asked = ReturnType<typeof readListing> & {
  search: string;
  owner?: string;
  /** The page starts after this part. */
  after: string | undefined;
};

export async function inventoryPage(scope: Scope, { search, owner = scope.account.id, ...asked }: Asked) {
  if (search) return foundPage(scope, { search, owner, from: asked.from });
  const [listed, facts] = await listPage(scope, { owner, sort: asked.sort, after: asked.after });
  const items = listed.slice(0, itemsOnPage);
  const next = listed.length > itemsOnPage ? { after: items.at(-1)!.id } : undefined;
  return {
    ...{ items: items.map(itemRow), found: undefined, exact: undefined, next },
    ...readStockSummary(facts),
  };
}

async function listPage(scope: Scope, { owner, sort, after }: { owner: string; sort: Sort; after?: string }) {
  if (after === undefined)
    return scope.read((db) => [listedItems(db, scope, { owner, sort }), stockSummary(db)]);
  return scope.db(async (trx) => {
    const start = await findPosition(trx, sort, after);
    const listed = await listedItems(trx, scope, { owner, sort, start }).execute();
    return [listed, await stockSummary(trx).execute()] as const;
  });
}

async function foundPage(scope: Scope, { from, ...asked }: { search: string; owner: string; from: number }) {
  return scope.db(async (trx) => {
    const { items, found, exact } = await searchItems(trx, scope, { ...asked, from });
    const facts = readStockSummary(await stockSummary(trx).execute());
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
