import { type Insertable, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import type { CountEntriesTable } from "~db/tables/count_entries";
import { maxPieces } from "~/features/amounts/read-count";
import { lastMovements } from "~/features/inventory/stock/movements.server";
import { lockItems } from "~/features/inventory/stock/stock.server";
import { type CountOver, lockCount } from "../counts.server";
import { partsInScope } from "../parts-in-scope.server";
import type { NewEntry } from "./new-entry";
import { type Moment, type MovedSince, whenCounted } from "./moved-since.server";

export type Earlier = {
  itemId: string;
  quantity: number;
  author: string;
  countedAt: string;
  version: number;
};

export type EntryProblem =
  | CountOver
  | { problem: "gone" }
  | { problem: "outside"; itemIds: string[] }
  | { problem: "counted-before"; earlier: Earlier[] }
  | { problem: "moved-since"; moved: MovedSince[] }
  | { problem: "looks-like-number"; itemIds: string[] }
  | { problem: "too-many"; itemIds: string[] };

/** Records what was counted, all of it or nothing, once per form. The stock changes only when the count ends. */
export async function recordEntries(scope: Scope, countId: string, entries: NewEntry[], token: string) {
  return scope.db((trx) =>
    once<{ recorded: number } | EntryProblem>(trx, token, async () => {
      const count = await lockCount(trx, countId, "share");
      if (!count) return { problem: "gone" };
      if ("problem" in count) return count;
      const ids = entries.map(({ itemId }) => itemId);
      if (ids.length === 0) return { recorded: 0 };
      // The book is read under the row's lock: a sale or receipt is either in it or comes after it.
      const items = await lockItems(trx, ids);
      const inside = await partsInScope(trx, scope, count)
        .select("item.id")
        .where("item.id", "in", ids)
        .execute();
      const outside = ids.filter((id) => !inside.some((item) => item.id === id));
      if (outside.length > 0) return { problem: "outside", itemIds: outside };
      const doubtful = await findDoubtful(trx, entries, items);
      if (doubtful.length > 0) return { problem: "looks-like-number", itemIds: doubtful };
      const earlier = await findEarlier(trx, countId, ids);
      const asked = entries.flatMap(({ itemId, how, seen }) => {
        const before = earlier.get(itemId);
        return before && (!how || seen !== before.version) ? [earlierOf(before)] : [];
      });
      if (asked.length > 0) return { problem: "counted-before", earlier: asked };
      const known = { items, earlier };
      const since = await whenCounted(trx, scope, entries, known);
      if (since.asked.length > 0) return { problem: "moved-since", moved: since.asked };
      return writeEntries(trx, scope, countId, entries, { ...known, moments: since.moments });
    }),
  );
}

/** A scanner types where the cursor is, so quantities that are also a part's number, or far above the book, need confirming. */
async function findDoubtful(
  trx: AccountTransaction,
  entries: NewEntry[],
  items: Map<string, { quantity: number }>,
): Promise<string[]> {
  const large = entries.filter(({ quantity, isSure }) => quantity >= 100 && !isSure);
  if (large.length === 0) return [];
  const keys = large.map(({ quantity }) => String(quantity));
  const found = await trx
    .selectFrom("inventory_items")
    .select("part_key as key")
    .where("part_key", "in", keys)
    .where("archived_at", "is", null)
    .union(trx.selectFrom("item_numbers").select("number_key as key").where("number_key", "in", keys))
    .execute();
  const known = new Set(found.map(({ key }) => key));
  const isFar = (quantity: number, itemId: string) =>
    quantity >= 1000 && quantity > 10 * (items.get(itemId)?.quantity ?? 0);
  return large
    .filter(({ quantity, itemId }) => known.has(String(quantity)) || isFar(quantity, itemId))
    .map(({ itemId }) => itemId);
}

type EntryRow = Awaited<ReturnType<typeof readEntries>>[number];

function readEntries(trx: AccountTransaction, countId: string, ids: string[]) {
  return (
    trx
      .selectFrom("count_entries")
      .select(["item_id", "quantity", "book_quantity", "author", "counted_at", "version"])
      // An entry of an older release has no position.
      .select((entry) =>
        entry.fn
          .coalesce(
            "ledger_position",
            entry
              .selectFrom("stock_movements")
              .select((movement) => movement.fn.max("position").as("position"))
              .whereRef("item_id", "=", "count_entries.item_id")
              .whereRef("moved_at", "<=", "counted_at"),
            sql<string>`0`,
          )
          .as("ledger_position"),
      )
      .where("count_id", "=", countId)
      .where("item_id", "in", ids)
      .execute()
  );
}

async function findEarlier(trx: AccountTransaction, countId: string, ids: string[]) {
  return new Map((await readEntries(trx, countId, ids)).map((entry) => [entry.item_id, entry]));
}

function earlierOf({ item_id, quantity, author, counted_at, version }: EntryRow): Earlier {
  return { itemId: item_id, quantity, author, countedAt: counted_at.toISOString(), version };
}

type Known = {
  items: Awaited<ReturnType<typeof lockItems>>;
  earlier: Map<string, EntryRow>;
  moments: Map<string, Moment>;
};

async function writeEntries(
  trx: AccountTransaction,
  scope: Scope,
  countId: string,
  entries: NewEntry[],
  { items, earlier, moments }: Known,
): Promise<{ recorded: number } | EntryProblem> {
  const positions = await lastMovements(trx, [...items.keys()]);
  const rows = entries.map(({ itemId, quantity, how }) => {
    const before = how === "add" ? earlier.get(itemId) : undefined;
    const now = { book: items.get(itemId)!.quantity, position: positions.get(itemId) ?? "0" };
    const first = before && { book: before.book_quantity, position: before.ledger_position };
    // Nothing moved between the places: the book is still the first entry's.
    const { book, position } = moments.get(itemId) ?? first ?? now;
    return {
      count_id: countId,
      item_id: itemId,
      user_id: scope.user.id,
      author: scope.user.author,
      quantity: quantity + (before?.quantity ?? 0),
      book_quantity: book,
      ledger_position: position,
    };
  });
  const tooMany = rows.filter(({ quantity }) => quantity > maxPieces).map(({ item_id }) => item_id);
  if (tooMany.length > 0) return { problem: "too-many", itemIds: tooMany };
  await upsertEntries(trx, rows);
  return { recorded: rows.length };
}

async function upsertEntries(trx: AccountTransaction, rows: Insertable<CountEntriesTable>[]): Promise<void> {
  await trx
    .insertInto("count_entries")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["account_id", "count_id", "item_id"]).doUpdateSet((entry) => ({
        user_id: entry.ref("excluded.user_id"),
        author: entry.ref("excluded.author"),
        quantity: entry.ref("excluded.quantity"),
        book_quantity: entry.ref("excluded.book_quantity"),
        ledger_position: entry.ref("excluded.ledger_position"),
        counted_at: sql<Date>`clock_timestamp()`,
        version: sql<number>`count_entries.version + 1`,
      })),
    )
    .execute();
}
