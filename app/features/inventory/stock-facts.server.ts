import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { AccountTransaction } from "~db/as-account";
import { openCounts } from "./counts-under-way.server";

/** How many parts there are, and who is counting what just now. */
export async function stockFacts(trx: AccountTransaction) {
  const facts = await trx
    .selectNoFrom((facts) => [
      facts.selectFrom("inventory_sizes").select("items").as("total"),
      jsonArrayFrom(openCounts(trx).select(["id", "scope", "bin", "author", "started_at"])).as("counts"),
    ])
    .executeTakeFirstOrThrow();
  return {
    total: facts.total ?? 0,
    counts: facts.counts.map((count) => ({ ...count, started_at: new Date(count.started_at) })),
  };
}
