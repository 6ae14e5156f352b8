import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { type LockedItem, type Move, lockItems, moveStock } from "~/features/inventory/stock/stock.server";
import { type CountOver, endCount, lockCount } from "../counts.server";
import { type CorrectingMove, correctSinceCount } from "./correct-since-count.server";
import { partsInScope } from "../parts-in-scope.server";

export type Outcome = "counted" | "all_correct";
export type Finished = { finished: true; counted: number; stamped: number; parts: number };

type OfCount = Parameters<typeof partsInScope>[2];

const partsAtOnce = 500;

/**
 * Sets the stock to what was counted and stamps it, once per form. A second person is told that the count is over. "all_correct" also
 * stamps the parts that nobody counted. Parts are locked in the order of their ids, as in sales.
 */
export async function finishCount(scope: Scope, countId: string, outcome: Outcome, token: string) {
  return scope.db((trx) =>
    once<Finished | CountOver | { problem: "gone" }>(trx, token, async () => {
      const count = await lockCount(trx, countId, "alone");
      if (!count) return { problem: "gone" };
      if ("problem" in count) return count;
      let counted = 0;
      let stamped = 0;
      for (let page = await nextParts(trx, scope, count, { outcome }); page.length > 0;) {
        counted += await bringInStep(trx, scope, countId, page);
        stamped += page.length;
        const after = page.at(-1)!.id;
        page = page.length < partsAtOnce ? [] : await nextParts(trx, scope, count, { outcome, after });
      }
      const { parts } = await partsInScope(trx, scope, count)
        .select(sql<number>`count(*)::int`.as("parts"))
        .executeTakeFirstOrThrow();
      await endCount(trx, scope, countId, { outcome, parts });
      return { finished: true, counted, stamped, parts };
    }),
  );
}

type Part = Awaited<ReturnType<typeof nextParts>>[number];

async function nextParts(
  trx: AccountTransaction,
  scope: Scope,
  count: OfCount,
  { outcome, after }: { outcome: Outcome; after?: string },
) {
  const beyond = after ?? "00000000-0000-0000-0000-000000000000";
  const counted = trx
    .selectFrom("count_entries")
    .innerJoin("inventory_items as item", "item.id", "count_entries.item_id")
    .select("item.id")
    .where("count_id", "=", count.id)
    .where("item_id", ">", beyond)
    .where("item.archived_at", "is", null)
    .orderBy("item_id");
  const all = partsInScope(trx, scope, count)
    .select("item.id")
    .where("item.id", ">", beyond)
    .orderBy("item.id");
  const parts = await (outcome === "counted" ? counted : all).limit(partsAtOnce).execute();
  if (parts.length === 0) return [];
  const ids = parts.map(({ id }) => id);
  const entries = await trx
    .selectFrom("count_entries")
    .select(["item_id", "quantity", "book_quantity", "ledger_position", "counted_at", "author"])
    .where("count_id", "=", count.id)
    .where("item_id", "in", ids)
    .execute();
  const entryOf = new Map(entries.map((entry) => [entry.item_id, entry]));
  return ids.map((id) => ({ id, entry: entryOf.get(id) }));
}

/**
 * Moves the stock by the difference between each count and the book at that moment, so that what happened since then keeps its effect.
 * Sales and fittings since then that got more or fewer pieces than the book had are put right with it.
 */
async function bringInStep(trx: AccountTransaction, scope: Scope, countId: string, parts: Part[]) {
  const ids = parts.map(({ id }) => id);
  const items = await lockItems(trx, ids);
  const document = { type: "count", id: countId } as const;
  const counted = parts.flatMap(({ id, entry }) => (entry ? [{ id, entry }] : []));
  const corrections = await correctSinceCount(trx, counted);
  const moves = counted.map(({ id, entry }) => {
    const change = entry.quantity - entry.book_quantity + (corrections.besides.get(id) ?? 0);
    return { item: items.get(id)!, change, reason: "counted" as const, document, note: noteOf(entry) };
  });
  const differences = moves.filter(({ change }) => change !== 0);
  const withItem = ({ itemId, move }: CorrectingMove): Move => ({ ...move, item: items.get(itemId)! });
  // What was not handed over or fitted is back in the book before the difference is taken out of it.
  const before = corrections.before.map(withItem);
  await moveStock(trx, scope, [...before, ...differences, ...corrections.after.map(withItem)]);
  await recordMatches(
    trx,
    scope,
    moves.filter(({ change }) => change === 0),
  );
  await stamp(trx, scope, countId, ids);
  return moves.length;
}

function noteOf({ quantity, book_quantity, author }: NonNullable<Part["entry"]>): string {
  return `Counted ${quantity}, book ${book_quantity}, by ${author}`;
}

type Match = { item: LockedItem; document: { type: "count"; id: string }; note: string };

/** The ledger also records that a count agreed with the book. Nothing moves, so all are written at once. */
async function recordMatches(trx: AccountTransaction, scope: Scope, matches: Match[]): Promise<void> {
  if (matches.length === 0) return;
  await trx
    .insertInto("stock_movements")
    .values(
      matches.map(({ item, document, note }) => ({
        item_id: item.id,
        user_id: scope.user.id,
        author: scope.user.author,
        reason: "counted" as const,
        document_type: document.type,
        document_id: document.id,
        quantity_before: item.quantity,
        quantity_change: 0,
        quantity_after: item.quantity,
        note,
      })),
    )
    .execute();
}

/** Stamps who counted each part; whoever ends the count, for parts nobody counted when all shown quantities are declared correct. */
async function stamp(trx: AccountTransaction, scope: Scope, countId: string, ids: string[]): Promise<void> {
  await trx
    .updateTable("inventory_items")
    .set((item) => ({
      last_counted: sql<Date>`now()`,
      last_counted_by: item.fn.coalesce(
        item
          .selectFrom("count_entries")
          .select("count_entries.user_id")
          .where("count_id", "=", countId)
          .whereRef("item_id", "=", "inventory_items.id"),
        sql<string>`${scope.user.id}::uuid`,
      ),
    }))
    .where("id", "in", ids)
    .execute();
}
