import type { Scope } from "~/auth/scope";
import { itemRow } from "./listed-item";
import type { Statements } from "~db/as-account";
import { foundNote } from "./found-note";
import { type ListedItem, findPosition, listedItems, searchItems } from "./list-items.server";
import { type Sort, itemsOnPage, type readListing, usualOrder } from "./list-position";
import { byItem, draftPieces, onDraft } from "../stock/on-draft.server";
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
  const [listed, facts, drafted] = await listPage(scope, { owner, sort: asked.sort, after: asked.after });
  const items = listed.slice(0, itemsOnPage);
  const next = listed.length > itemsOnPage ? { after: items.at(-1)!.id } : undefined;
  return {
    ...{ items: rowsOf(items, byItem(drafted)), found: undefined, note: "", exact: undefined, next },
    ...readStockSummary(facts),
  };
}

async function listPage(
  scope: Scope,
  { owner, sort = usualOrder, after }: { owner: string; sort?: Sort; after?: string },
) {
  if (after === undefined) {
    return scope.read((db) => {
      const items = listedItems(db, scope, { owner, sort });
      return [items, stockSummary(db), draftPiecesOf(db, items)];
    });
  }
  return scope.db(async (trx) => {
    const items = listedItems(trx, scope, { owner, sort, start: await findPosition(trx, sort, after) });
    const listed = await items.execute();
    const summary = await stockSummary(trx).execute();
    return [listed, summary, await draftPiecesOf(trx, items).execute()] as const;
  });
}

function draftPiecesOf(db: Statements, items: ReturnType<typeof listedItems>) {
  return db
    .selectFrom(draftPieces(db).as("d"))
    .selectAll()
    .where("d.itemId", "in", items.clearSelect().select("id"));
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
