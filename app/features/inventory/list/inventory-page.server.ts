import type { Scope } from "~/auth/scope";
import { itemRow } from "./listed-item";
import { foundNote } from "./found-note";
import { type ListedItem, findPosition, listedItems, searchItems } from "./list-items.server";
import { type Sort, itemsOnPage, type readListing, usualOrder } from "./list-position";
import { itemsOnDraft, onDraft } from "../stock/on-draft.server";
import { whyFound } from "./why-found.server";
import { readStockSummary, stockSummary } from "../stock/stock-summary.server";

type Asked = ReturnType<typeof readListing> & {
  search: string;
  owner?: string;
  /** The page starts after this part. */
  after: string | undefined;
};

export async function inventoryPage(scope: Scope, { search, owner = scope.account.id, ...asked }: Asked) {
  if (search) return foundPage(scope, { search, owner, sort: asked.sort, from: asked.from });
  const [listed, facts] = await listPage(scope, { owner, sort: asked.sort, after: asked.after });
  const items = listed.slice(0, itemsOnPage);
  const summary = readStockSummary(facts);
  const ids = items.map(({ id }) => id);
  const drafted = summary.hasDrafts ? await itemsOnDraft(scope, ids) : new Map<string, number>();
  const next = listed.length > itemsOnPage ? { after: items.at(-1)!.id } : undefined;
  return {
    ...{ items: rowsOf(items, drafted), found: undefined, note: "", exact: undefined, next },
    ...summary,
  };
}

async function listPage(
  scope: Scope,
  { owner, sort = usualOrder, after }: { owner: string; sort?: Sort; after?: string },
) {
  if (after === undefined) {
    return scope.read((db) => {
      return [listedItems(db, scope, { owner, sort }), stockSummary(db)];
    });
  }
  return scope.db(async (trx) => {
    const items = listedItems(trx, scope, { owner, sort, start: await findPosition(trx, sort, after) });
    return [await items.execute(), await stockSummary(trx).execute()] as const;
  });
}

type Found = { search: string; owner: string; sort: Sort | undefined; from: number };

async function foundPage(scope: Scope, { from, ...asked }: Found) {
  return scope.db(async (trx) => {
    const { items, found, exact, ...reading } = await searchItems(trx, scope, { ...asked, from });
    const facts = readStockSummary(await stockSummary(trx).execute());
    const ids = items.map(({ id }) => id);
    const why = await whyFound(trx, ids, asked.search);
    const drafted = await onDraft(trx, ids);
    const next = from + itemsOnPage;
    return {
      found,
      exact,
      note: foundNote(asked.search, reading),
      items: rowsOf(items, drafted, why),
      next: next < found ? { from: next } : undefined,
      ...facts,
    };
  });
}

function rowsOf(items: ListedItem[], drafted: Map<string, number>, why = new Map<string, string>()) {
  return items.map((item) => itemRow(item, { onDraft: drafted.get(item.id) ?? 0, why: why.get(item.id) }));
}
