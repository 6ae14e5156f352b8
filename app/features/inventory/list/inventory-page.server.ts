import type { Scope } from "~/auth/scope";
import { itemRow } from "./listed-item";
import { type ListedItem, findPosition, listedItems, searchItems } from "./list-items.server";
import { type Sort, itemsOnPage, type readListing } from "./list-position";
import { draftPieces } from "../stock/on-draft.server";
import { whyFound } from "./why-found.server";
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
    ...{ items: await rowsOf(scope, items), found: undefined, isNearly: false, exact: undefined, next },
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
  const { items, why, ...page } = await scope.db(async (trx) => {
    const { items, found, isNearly, exact } = await searchItems(trx, scope, { ...asked, from });
    const facts = readStockSummary(await stockSummary(trx).execute());
    const why = await whyFound(
      trx,
      items.map(({ id }) => id),
      asked.search,
    );
    const next = from + itemsOnPage;
    return {
      items,
      why,
      found,
      isNearly,
      exact,
      next: next < found ? { from: next } : undefined,
      ...facts,
    };
  });
  return { ...page, items: await rowsOf(scope, items, why) };
}

async function rowsOf(scope: Scope, items: ListedItem[], why = new Map<string, string>()) {
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [drafted] = await scope.read((db) => [draftPieces(db).where("l.inventory_item_id", "in", ids)]);
  const pieces = new Map(drafted.map(({ itemId, pieces }) => [itemId, pieces]));
  return items.map((item) => itemRow(item, { onDraft: pieces.get(item.id) ?? 0, why: why.get(item.id) }));
}
