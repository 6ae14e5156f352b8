import { type ExpressionBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { Database } from "~db/database";
import { openCounts } from "~/features/inventory/stock/counts-under-way.server";
import { countPartsInScope } from "./parts-in-scope.server";

const shown = [
  "counts.id",
  "counts.author",
  "counts.scope",
  "counts.bin",
  "counts.bin_key",
  "counts.is_blind",
  "counts.started_at",
  "counts.finished_at",
  "counts.finished_author",
  "counts.outcome",
  "counts.parts_in_scope",
  "counts.parts_chosen as listed",
] as const;

type OfCounts = ExpressionBuilder<Database, "counts">;

/** How many parts have been counted so far; a finished count shows it. */
const countedSoFar = (count: OfCounts) =>
  count.fn.coalesce(
    "counts.parts_counted",
    count
      .selectFrom("count_entries")
      .select(sql<number>`count(*)::int`.as("entries"))
      .whereRef("count_entries.count_id", "=", "counts.id"),
  );

const found = (count: OfCounts) =>
  count
    .selectFrom("count_slips")
    .select(sql<number>`count(*)::int`.as("slips"))
    .whereRef("count_slips.count_id", "=", "counts.id")
    .where("count_slips.settled_at", "is", null)
    .as("found");

export const maxOpenShown = 50;
export const endedOnPage = 50;

/** Who is counting now, the longest first; one more than the most that are shown. */
export async function listOpenCounts(scope: Scope) {
  return scope.db((trx) =>
    openCounts(trx)
      .select(shown)
      .select((count) => [countedSoFar(count).as("entered"), found(count)])
      .limit(maxOpenShown + 1)
      .execute(),
  );
}

/** A page, newest first, and one more when there is another page. `after` is the last count of the page before. */
export async function listEndedCounts(scope: Scope, after?: string) {
  return scope.db((trx) =>
    trx
      .selectFrom("counts")
      .select(shown)
      .select(["counts.parts_counted as entered"])
      .select(found)
      .where("finished_at", "is not", null)
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(started_at, id) < (select started_at, id from counts where id = ${after!}::uuid)`,
        ),
      )
      .orderBy("started_at", "desc")
      .orderBy("id", "desc")
      .limit(endedOnPage + 1)
      .execute(),
  );
}

export async function getCount(scope: Scope, countId: string) {
  return scope.db((trx) =>
    trx
      .selectFrom("counts")
      .select(shown)
      .select((count) => [countedSoFar(count).as("entered"), found(count)])
      .where("counts.id", "=", countId)
      .executeTakeFirst(),
  );
}

export type Count = NonNullable<Awaited<ReturnType<typeof getCount>>>;

export async function countParts(scope: Scope, count: Count): Promise<number> {
  if (count.parts_in_scope !== null) return count.parts_in_scope;
  return scope.db((trx) => countPartsInScope(trx, scope, count));
}

export type CountOver = { problem: "over"; by: string; at: string };

/**
 * Locks an open count until the commit. People who enter counts share the lock; whoever ends the count holds it alone, so no entry comes
 * after the end.
 */
export async function lockCount(
  trx: AccountTransaction,
  countId: string,
  how: "share" | "alone",
): Promise<{ id: string; scope: "all" | "bin" | "list"; bin_key: string | null } | CountOver | undefined> {
  const query = trx
    .selectFrom("counts")
    .select(["id", "scope", "bin_key", "finished_at", "finished_author"])
    .where("id", "=", countId);
  const count = await (how === "alone" ? query.forUpdate() : query.forShare()).executeTakeFirst();
  if (!count?.finished_at) return count;
  return { problem: "over", by: count.finished_author ?? "", at: count.finished_at.toISOString() };
}

/** Ends a count without changing or stamping anything. */
export async function cancelCount(scope: Scope, countId: string) {
  return scope.db(async (trx) => {
    const count = await lockCount(trx, countId, "alone");
    if (!count || "problem" in count) return count;
    await endCount(trx, scope, countId, {
      outcome: "cancelled",
      parts: await countPartsInScope(trx, scope, count),
    });
    return { cancelled: true as const };
  });
}

type End = { outcome: "counted" | "all_correct" | "cancelled"; parts: number };

export async function endCount(trx: AccountTransaction, scope: Scope, countId: string, end: End) {
  await keepValues(trx, countId);
  await trx
    .updateTable("counts")
    .set({
      finished_at: sql<Date>`now()`,
      finished_by: scope.user.id,
      finished_author: scope.user.author,
      outcome: end.outcome,
      parts_in_scope: end.parts,
      parts_counted: (count) =>
        count
          .selectFrom("count_entries")
          .select(sql<number>`count(*)::int`.as("entries"))
          .whereRef("count_entries.count_id", "=", "counts.id"),
    })
    .where("id", "=", countId)
    .execute();
}

/** What a piece is worth now. A finished count keeps its values when costs change. */
async function keepValues(trx: AccountTransaction, countId: string): Promise<void> {
  await trx
    .updateTable("count_entries")
    .from("inventory_items")
    .set({ unit_cost: sql`coalesce(inventory_items.average_cost, inventory_items.cost)` })
    .where("count_id", "=", countId)
    .whereRef("inventory_items.id", "=", "count_entries.item_id")
    .execute();
}
