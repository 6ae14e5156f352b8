import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Statements } from "~db/as-account";
import { openCounts } from "./counts-under-way.server";

/** Of the notices above a list; one more is read to know that there are others. */
export const maxCountNotices = 3;

/** How many parts there are, and who is counting now: the first counts. */
export function stockSummary(db: Statements) {
  return db.selectNoFrom((facts) => [
    facts.selectFrom("inventory_sizes").select("items").as("total"),
    jsonArrayFrom(
      openCounts(db)
        .select(["id", "scope", "bin", "author", "started_at"])
        .limit(maxCountNotices + 1),
    ).as("counts"),
  ]);
}

export function readStockSummary([facts]: Awaited<ReturnType<ReturnType<typeof stockSummary>["execute"]>>) {
  return {
    total: facts!.total ?? 0,
    counts: facts!.counts.map((count) => ({ ...count, started_at: new Date(count.started_at) })),
  };
}
