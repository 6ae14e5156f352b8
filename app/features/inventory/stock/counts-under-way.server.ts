import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction, Statements } from "~db/as-account";
import type { BeingCounted } from "../item/item-problem";
import { binKeysOf } from "../item/keys.server";

/** The open counts, the longest first. Every question about them starts here, and uses an index without finished counts. */
export function openCounts(db: Statements) {
  return db.selectFrom("counts").where("finished_at", "is", null).orderBy("started_at");
}

type Countable = { id: string; bin_location: string; customer_id: string | null };

/**
 * Who is counting this part now, if anybody: until the count ends it must not be edited, adjusted, moved or deleted. Sales and receipts go
 * on. Starting a count waits for no lock, so call this after the part is locked.
 */
export async function findCountOf(
  trx: AccountTransaction,
  item: Countable,
): Promise<BeingCounted | undefined> {
  if (item.customer_id !== null) return undefined;
  const found = await openCounts(trx)
    .select(["id", "author", "started_at"])
    .where((count) =>
      count.or([
        count("scope", "=", "all"),
        count.and([
          count("scope", "=", "bin"),
          count("bin_key", "=", sql<string>`natural_key(${item.bin_location})`),
        ]),
        count.exists(
          count
            .selectFrom("count_parts")
            .select("item_id")
            .whereRef("count_parts.count_id", "=", "counts.id")
            .where("count_parts.item_id", "=", item.id),
        ),
      ]),
    )
    .executeTakeFirst();
  if (!found) return undefined;
  const { id: countId, author: by, started_at } = found;
  return { problem: "being-counted", countId, by, since: started_at.toISOString() };
}

/** For the part's page. */
export async function getCountOf(scope: Scope, item: Countable): Promise<BeingCounted | undefined> {
  return scope.db((trx) => findCountOf(trx, item));
}

type Counted = { id: string; bin_location: string };

/** findCountOf for many parts. `places` hold all the bins that will be asked about. */
export async function countsUnderWay(
  trx: AccountTransaction,
  places: Iterable<{ bin_location: string }>,
): Promise<{ countOf: (part: Counted) => string | undefined; inBin: (bin: string) => string | undefined }> {
  const counts = await openCounts(trx).select(["id", "author", "scope", "bin_key"]).execute();
  const lists = counts.filter(({ scope }) => scope === "list").map(({ id }) => id);
  const listed = lists.length === 0 ? [] : await listedParts(trx, lists);
  const authors = new Map(counts.map(({ id, author }) => [id, author]));
  const ofPart = new Map(listed.map((one) => [one.item_id, authors.get(one.count_id)]));
  const bins = counts.some(({ scope }) => scope === "bin")
    ? [...places].map(({ bin_location }) => bin_location)
    : [];
  const keyOf = await binKeysOf(trx, bins);
  const inBin = (bin: string) =>
    counts.find((one) => one.scope === "all" || (one.scope === "bin" && one.bin_key === keyOf(bin)))?.author;
  return { countOf: ({ id, bin_location }) => inBin(bin_location) ?? ofPart.get(id), inBin };
}

function listedParts(trx: AccountTransaction, counts: string[]) {
  return trx
    .selectFrom("count_parts")
    .select(["count_id", "item_id"])
    .where("count_id", "in", counts)
    .execute();
}
