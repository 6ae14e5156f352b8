import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { findPosition, isAfter } from "../count-parts.server";

const difference = sql<number>`entry.quantity - entry.book_quantity`;
/** Dollars a piece, as of the end of the count, or now while it is open. */
const pieceValue = sql`case when counts.finished_at is null then coalesce(item.average_cost, item.cost) else entry.unit_cost end`;
const value = sql<string | null>`round((entry.quantity - entry.book_quantity) * ${pieceValue}, 2)::text`;

/** How many parts were counted, how many of them differ from the book, and by how many pieces and dollars in total. */
export async function summarizeCount(scope: Scope, countId: string) {
  return scope.db((trx) =>
    entriesOf(trx, countId)
      .select([
        sql<number>`count(*)::int`.as("counted"),
        sql<number>`(count(*) filter (where entry.quantity <> entry.book_quantity))::int`.as("differences"),
        sql<string>`coalesce(sum(${difference}), 0)::text`.as("pieces"),
        sql<string>`coalesce(sum(round((entry.quantity - entry.book_quantity) * ${pieceValue}, 2)), 0)::text`.as(
          "value",
        ),
        sql<number>`(count(*) filter (where entry.quantity <> entry.book_quantity and ${pieceValue} is null))::int`.as(
          "unpriced",
        ),
      ])
      .executeTakeFirstOrThrow(),
  );
}

type Listing = { limit: number; after?: string; onlyDifferences: boolean };

/** A page of what was counted, by bin and number, and one more when there is another page. */
export async function listCounted(scope: Scope, countId: string, { limit, after, onlyDifferences }: Listing) {
  return scope.db(async (trx) => {
    const start = after === undefined ? undefined : await findPosition(trx, after);
    return entriesOf(trx, countId)
      .select(["item.id", "item.part_number", "item.description", "item.bin_location"])
      .select(["entry.quantity", "entry.book_quantity", "entry.author", "entry.counted_at"])
      .select([difference.as("difference"), value.as("value")])
      .$if(onlyDifferences, (query) => query.whereRef("entry.quantity", "<>", "entry.book_quantity"))
      .$if(start !== undefined, (query) => query.where(isAfter(start!)))
      .orderBy("item.bin_key")
      .orderBy("item.number_key")
      .orderBy("item.id")
      .limit(limit + 1)
      .execute();
  });
}

export type CountedPart = Awaited<ReturnType<typeof listCounted>>[number];

function entriesOf(trx: AccountTransaction, countId: string) {
  return trx
    .selectFrom("count_entries as entry")
    .innerJoin("inventory_items as item", "item.id", "entry.item_id")
    .innerJoin("counts", "counts.id", "entry.count_id")
    .where("entry.count_id", "=", countId);
}
