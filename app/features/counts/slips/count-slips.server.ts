import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { once } from "~db/once";
import type { NewItem } from "~/features/inventory/item/inventory-schema";
import { addNewItem } from "~/features/inventory/item/inventory.server";
import type { NewItemProblem } from "~/features/inventory/item/item-problem";
import type { NewSlip } from "../count-schema";
import { type CountOver, lockCount } from "../counts.server";

export const slipsOnPage = 100;

/**
 * What was found on the shelf but is not in the count: open finds first, then settled ones. A page, and one more when there is another page.
 * `after` is the last find of the page before.
 */
export async function listSlips(scope: Scope, countId: string, after?: string) {
  const order = sql`settled_at is null, found_at, count_slips.id`;
  return scope.db((trx) =>
    trx
      .selectFrom("count_slips")
      .leftJoin("inventory_items as item", "item.id", "count_slips.item_id")
      .select(["count_slips.id", "code", "count_slips.quantity", "note", "author", "found_at", "settled_at"])
      .select(["item.id as item_id", "item.part_number"])
      .where("count_id", "=", countId)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(${order}) < (select ${order} from count_slips where id = ${after!}::uuid)`),
      )
      .orderBy(sql`settled_at is not null`)
      .orderBy("found_at", "desc")
      .orderBy("count_slips.id", "desc")
      .limit(slipsOnPage + 1)
      .execute(),
  );
}

export type Slip = Awaited<ReturnType<typeof listSlips>>[number];

/** Records a find, once per form, while the count is open. */
export async function addSlip(scope: Scope, countId: string, slip: NewSlip, token: string) {
  return scope.db((trx) =>
    once<{ slipId: string } | CountOver | { problem: "gone" }>(trx, token, async () => {
      const count = await lockCount(trx, countId, "share");
      if (!count) return { problem: "gone" };
      if ("problem" in count) return count;
      const { id } = await trx
        .insertInto("count_slips")
        .values({ ...slip, count_id: countId, user_id: scope.user.id, author: scope.user.author })
        .returning("id")
        .executeTakeFirstOrThrow();
      return { slipId: id };
    }),
  );
}

/** Adds a part for a find, once per form, and settles the find with it. Returns the count's id when there is such a find. */
export async function addFoundPart(scope: Scope, slipId: string, typed: NewItem, token: string) {
  return scope.db((trx) =>
    once<{ countId: string | null } | NewItemProblem>(trx, token, async () => {
      const added = await addNewItem(trx, scope, typed);
      if ("problem" in added) return added;
      const settled = await trx
        .updateTable("count_slips")
        .set({ item_id: added.itemId, settled_at: sql<Date>`now()` })
        .where("id", "=", slipId)
        .returning("count_id")
        .executeTakeFirst();
      return { countId: settled?.count_id ?? null };
    }),
  );
}

/** Takes a find off the open list, or puts it back. */
export async function settleSlip(scope: Scope, place: { countId: string; slipId: string }, settled: boolean) {
  return scope.db(async (trx) => {
    const found = await trx
      .updateTable("count_slips")
      .set(settled ? { settled_at: sql<Date>`now()` } : { settled_at: null, item_id: null })
      .where("id", "=", place.slipId)
      .where("count_id", "=", place.countId)
      .returning("code")
      .executeTakeFirst();
    return found?.code;
  });
}
