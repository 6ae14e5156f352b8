import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Statements } from "~db/as-account";
import { openCounts } from "./counts-under-way.server";
import { drafts } from "./on-draft.server";

/** Of the notices above a list; one more is read to know that there are others. */
export const maxCountNotices = 3;

/** Those of which two may be one, as same-numbers.server.ts finds out. By the index items_of_other_letters. */
export function partsOfOtherLetters(db: Statements) {
  return db
    .selectFrom("inventory_items")
    .where("archived_at", "is", null)
    .where(sql<boolean>`octet_length(part_number) <> char_length(part_number)`);
}

/** How many parts there are, and who is counting now: the first counts. */
export function stockSummary(db: Statements) {
  return db.selectNoFrom((facts) => [
    facts.selectFrom("inventory_sizes").select("items").as("total"),
    // Counted: to find out whether there is one, the planner takes the table and not the index.
    partsOfOtherLetters(db)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .as("ofOtherLetters"),
    drafts(db)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .as("drafts"),
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
    hasDrafts: Number(facts!.drafts) > 0,
    hasOtherLetters: Number(facts!.ofOtherLetters) > 0,
    counts: facts!.counts.map((count) => ({ ...count, started_at: new Date(count.started_at) })),
  };
}
