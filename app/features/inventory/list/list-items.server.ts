import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { plainKey } from "~/http/requests/plain-text";
import type { AccountTransaction, Statements } from "~db/as-account";
import { findPartsByNumbers } from "../item/find-part.server";
import { waysOfScans } from "../item/glued-scans";
import { readGluedScans } from "../item/glued-scans.server";
import { type Sort, itemsOnPage, sortColumns } from "./list-position";

/** A line of the list. Costs are left out for people who may not see them. */
const shown = [
  "id",
  "part_number",
  "description",
  "manufacturer",
  "vendor",
  "sales_price",
  "bin_location",
  "quantity",
  "reorder_point",
] as const;

type Listing = {
  /** Whose stock: a customer's id, or the account's own. */
  owner: string;
  sort: Sort;
  /** The page starts after this place. Given as a value: if the query looked it up, the planner could not tell how many rows follow. */
  start?: Position;
};

/** A page of parts in order, and one row more when there is another page. */
export function listedItems(db: Statements, scope: Scope, { owner, sort, start }: Listing) {
  const column = sortColumns[sort.by];
  const direction = sort.descending ? "desc" : "asc";
  const beyond = sql.raw(sort.descending ? "<" : ">");
  return db
    .selectFrom("inventory_items")
    .select(shown)
    .$if(scope.may("costs:view"), (query) => query.select("cost"))
    .where("owner_id", "=", owner)
    .where("archived_at", "is", null)
    .$if(start !== undefined, (query) =>
      query.where(
        sql<boolean>`(${sql.ref(column)}, id) ${beyond} (${sql.val(start!.at)}::${typeOf(column)}, ${start!.id}::uuid)`,
      ),
    )
    .orderBy(column, direction)
    .orderBy("id", direction)
    .limit(itemsOnPage + 1);
}

type Column = (typeof sortColumns)[keyof typeof sortColumns];

function typeOf(column: Column) {
  return sql.raw({ quantity: "integer", price_key: "bigint" }[column as string] ?? "text");
}

export type Position = { id: string; at: string };

/** The place of a part in the order of the list. */
export function findPosition(
  trx: AccountTransaction,
  { by }: Sort,
  id: string,
): Promise<Position | undefined> {
  return trx
    .selectFrom("inventory_items")
    .select(["id", sql<string>`${sql.ref(sortColumns[by])}::text`.as("at")])
    .where("id", "=", id)
    .executeTakeFirst();
}

export type ListedItem = Awaited<ReturnType<ReturnType<typeof listedItems>["execute"]>>[number];

/** As many as are worth looking at. People with more matches type more. */
export const maxFound = 200;

/** Nothing is what was typed; these are nearly it. */
const nearlyRank = 7;

type Search = {
  owner: string;
  search: string;
  /** Best first, without one. */
  sort?: Sort;
  from?: number;
  max?: number;
};

/** A page of the parts that match, or those of the scans that it may be. All matches are counted, up to 200. */
export async function searchItems(
  trx: AccountTransaction,
  scope: Scope,
  { owner, search, sort, from = 0, max = itemsOnPage }: Search,
) {
  const { hits, ways } = await findHits(trx, owner, search);
  const ids = hits.map(({ id }) => id);
  const wanted = (sort ? await inOrder(trx, ids, sort) : ids).slice(from, from + max);
  const items = wanted.length === 0 ? [] : await itemsById(trx, scope, wanted);
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    found: hits.length,
    isNearly: hits[0]?.rank === nearlyRank,
    ways,
    exact: ways.length > 0 ? undefined : exactHit(hits),
    items: wanted.flatMap((id) => byId.get(id) ?? []),
  };
}

/** The parts that match, or those of the scans that it may be. */
async function findHits(trx: AccountTransaction, owner: string, search: string) {
  const hits = await searchHits(trx, { owner, search });
  const scan = plainKey(search);
  const ways = isFound(hits) ? [] : waysOfScans((await readGluedScans(trx, owner, [scan]))(scan));
  return ways.length > 0 ? { hits: await hitsOfScans(trx, owner, ways), ways } : { hits, ways };
}

/** What the list shows for a search, on all its pages. */
export async function findIds(scope: Scope, search: string): Promise<string[]> {
  const { hits } = await scope.db((trx) => findHits(trx, scope.account.id, search));
  return hits.map(({ id }) => id);
}

async function inOrder(trx: AccountTransaction, ids: string[], { by, descending }: Sort): Promise<string[]> {
  if (ids.length === 0) return [];
  const direction = descending ? "desc" : "asc";
  const sorted = await trx
    .selectFrom("inventory_items")
    .select("id")
    .where("id", "in", ids)
    .orderBy(sortColumns[by], direction)
    .orderBy("id", direction)
    .execute();
  return sorted.map(({ id }) => id);
}

async function hitsOfScans(trx: AccountTransaction, owner: string, ways: string[][]): Promise<Hit[]> {
  const numbers = [...new Set(ways.flat())];
  const partsOf = await findPartsByNumbers(trx, owner, numbers);
  const ids = new Set(numbers.flatMap((number) => partsOf(number).map(({ id }) => id)));
  return [...ids].map((id) => ({ id, rank: 0 }));
}

type Hit = { id: string; rank: number };

/** The parts that match, best first, up to 200. */
export async function searchHits(
  trx: AccountTransaction,
  { owner, search }: Pick<Search, "owner" | "search">,
) {
  const hits = await hitsOf(trx, owner, search);
  const key = plainKey(search);
  if (key === search || isNumber(hits)) return hits;
  // Numbers are stored as keys, descriptions as they are written: ½ is a word unless it is a part's number.
  const byKey = await hitsOf(trx, owner, key);
  return isFound(hits) && !isNumber(byKey) ? hits : byKey;
}

async function hitsOf(trx: AccountTransaction, owner: string, search: string): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select item_id as id, rank from search_inventory(${search}, ${owner}::uuid, ${maxFound}::integer)`.execute(
    trx,
  );
  return rows;
}

/** Ranks 0 to 2 are the number as typed, the number by its key, or another number of the part. */
function isNumber([first]: Hit[]): boolean {
  return first !== undefined && first.rank <= 2;
}

function isFound([first]: Hit[]): boolean {
  return first !== undefined && first.rank !== nearlyRank;
}

export function listNearly(scope: Scope, number: string): Promise<string[]> {
  return scope.db((trx) => findNearly(trx, scope, number));
}

/** The numbers of the account's own parts that are nearly the one that no part has. */
export async function findNearly(trx: AccountTransaction, scope: Scope, number: string): Promise<string[]> {
  const near = await searchItems(trx, scope, {
    owner: scope.account.id,
    search: number.slice(0, 100),
    max: 5,
  });
  return near.isNearly ? near.items.map(({ part_number }) => part_number) : [];
}

function itemsById(trx: AccountTransaction, scope: Scope, ids: string[]): Promise<ListedItem[]> {
  return trx
    .selectFrom("inventory_items")
    .select(shown)
    .$if(scope.may("costs:view"), (query) => query.select("cost"))
    .where("id", "in", ids)
    .execute();
}

/** The one part that a scanned or fully typed number means. */
function exactHit(hits: Hit[]): string | undefined {
  const [first, second] = hits;
  return first && isNumber(hits) && second?.rank !== first.rank ? first.id : undefined;
}
