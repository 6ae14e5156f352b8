import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { Count } from "./counts.server";
import { partsInScope } from "./parts-in-scope.server";

export const partsOnPage = 50;

type Listing = {
  limit: number;
  /** The page starts after this part. */
  after?: string;
  /** The list starts with this bin. */
  bin?: string;
  /** Only parts that nobody has counted yet. */
  left?: boolean;
};

/**
 * A page of a count's parts with their entries, by bin and number, and one more when there is another page. The bin that the page starts
 * in is read by number: an import without bins leaves 100,000 parts in one.
 */
export async function listCountParts(scope: Scope, count: Count, { limit, after, bin, left }: Listing) {
  return scope.db(async (trx) => {
    const parts = () =>
      withEntries(trx, scope, count)
        .$if(left === true, (query) => query.where("entry.item_id", "is", null))
        .orderBy("item.bin_key")
        .orderBy("item.number_key");
    const start = after === undefined ? undefined : await findPosition(trx, after);
    const first = start ?? (await findFirstBin(trx, scope, count, bin ?? ""));
    if (!first) return [];
    const inBin = await parts()
      .where("item.bin_key", "=", first.bin_key)
      .$if(start !== undefined, (query) => query.where("item.number_key", ">", start!.number_key))
      .limit(limit + 1)
      .execute();
    if (inBin.length > limit) return inBin;
    const beyond = await parts()
      .where("item.bin_key", ">", first.bin_key)
      .limit(limit + 1 - inBin.length)
      .execute();
    return [...inBin, ...beyond];
  });
}

function findFirstBin(trx: AccountTransaction, scope: Scope, count: Count, from: string) {
  return partsInScope(trx, scope, count)
    .select("item.bin_key")
    .where(sql<boolean>`item.bin_key >= natural_key(${from})`)
    .orderBy("item.bin_key")
    .limit(1)
    .executeTakeFirst();
}

export type CountPart = Awaited<ReturnType<typeof listCountParts>>[number];

export type Position = { bin_key: string; number_key: string };

export function findPosition(trx: AccountTransaction, itemId: string) {
  return trx
    .selectFrom("inventory_items")
    .select(["bin_key", "number_key"])
    .where("id", "=", itemId)
    .executeTakeFirst();
}

export function isAfter({ bin_key, number_key }: Position) {
  return sql<boolean>`item.bin_key >= ${bin_key}
    and (item.bin_key, item.number_key) > (${bin_key}, ${number_key})`;
}

/** In no particular order. */
export async function getCountParts(scope: Scope, count: Count, itemIds: string[]) {
  if (itemIds.length === 0) return [];
  return scope.db((trx) => withEntries(trx, scope, count).where("item.id", "in", itemIds).execute());
}

export async function listRecentEntries(scope: Scope, count: Count) {
  return scope.db(async (trx) => {
    const last = await trx
      .selectFrom("count_entries")
      .select("item_id")
      .where("count_id", "=", count.id)
      .orderBy("counted_at", "desc")
      .limit(5)
      .execute();
    const ids = last.map(({ item_id }) => item_id);
    if (ids.length === 0) return [];
    const parts = await withEntries(trx, scope, count).where("item.id", "in", ids).execute();
    return parts.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  });
}

/** Lateral, so that each part looks up its own entry: the planner thinks a new count is small, and would read all of it for each part. */
function withEntries(trx: AccountTransaction, scope: Scope, count: Count) {
  return partsInScope(trx, scope, count)
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom("count_entries")
          .select(["item_id", "quantity", "book_quantity", "author", "counted_at", "version"])
          .where("count_id", "=", count.id)
          .whereRef("item_id", "=", "item.id")
          .limit(1)
          .as("entry"),
      (join) => join.onTrue(),
    )
    .select(["item.id", "item.part_number", "item.description", "item.bin_location"])
    .select(["item.quantity as book", "entry.quantity as counted", "entry.book_quantity as book_then"])
    .select(["entry.author", "entry.counted_at", "entry.version as seen"])
    .select((part) => [
      part.fn
        .coalesce(
          part
            .selectFrom("stock_movements")
            .select("position")
            .whereRef("item_id", "=", "item.id")
            .orderBy("position", "desc")
            .limit(1),
          sql<string>`0`,
        )
        .as("position"),
    ]);
}
