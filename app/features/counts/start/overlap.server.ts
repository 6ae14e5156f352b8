import { type ExpressionBuilder, sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";
import type { Database } from "~db/database";
import { openCounts } from "~/features/inventory/stock/counts-under-way.server";
import type { NewCount } from "./new-count";

/** The open count that shares a part with the one about to start. */
export async function findOverlap(trx: AccountTransaction, what: NewCount["what"]) {
  return openCounts(trx)
    .select(["author", "scope", "bin", "started_at", "parts_chosen as listed"])
    .$if(what.scope === "bin", (query) => query.where((count) => sharesBin(count, what as { bin: string })))
    .$if(what.scope === "list", (query) =>
      query.where((count) => sharesPart(count, what as { itemIds: string[] })),
    )
    .executeTakeFirst();
}

type OfCounts = ExpressionBuilder<Database, "counts">;

function sharesBin(count: OfCounts, { bin }: { bin: string }) {
  const key = sql<string>`natural_key(${bin})`;
  return count.or([
    count("scope", "=", "all"),
    count.and([count("scope", "=", "bin"), count("bin_key", "=", key)]),
    count.exists(
      count
        .selectFrom("count_parts")
        .innerJoin("inventory_items", "inventory_items.id", "count_parts.item_id")
        .select("item_id")
        .whereRef("count_parts.count_id", "=", "counts.id")
        .where("inventory_items.bin_key", "=", key),
    ),
  ]);
}

function sharesPart(count: OfCounts, { itemIds }: { itemIds: string[] }) {
  return count.or([
    count("scope", "=", "all"),
    count.exists(
      count
        .selectFrom("inventory_items")
        .select("id")
        .whereRef("inventory_items.bin_key", "=", "counts.bin_key")
        .where("inventory_items.id", "in", itemIds),
    ),
    count.exists(
      count
        .selectFrom("count_parts")
        .select("item_id")
        .whereRef("count_parts.count_id", "=", "counts.id")
        .where("count_parts.item_id", "in", itemIds),
    ),
  ]);
}
