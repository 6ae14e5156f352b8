import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { countPartsInScope } from "../parts-in-scope.server";
import type { NewCount, StartProblem } from "./new-count";
import { findOverlap } from "./overlap.server";

/** Starts a count, once per form. Starts in one account wait for each other, so that two counts never overlap. */
export async function startCount(scope: Scope, { what, isBlind }: NewCount, token: string) {
  return scope.db((trx) =>
    once<{ countId: string } | StartProblem>(trx, token, async () => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`counts ${scope.account.id}`}, 0))`.execute(
        trx,
      );
      const other = await findOverlap(trx, what);
      if (other) {
        const { started_at, ...count } = other;
        return { problem: "overlaps", count, since: started_at.toISOString() };
      }
      const count = await trx
        .insertInto("counts")
        .values({
          user_id: scope.user.id,
          author: scope.user.author,
          scope: what.scope,
          bin: what.scope === "bin" ? what.bin : null,
          is_blind: isBlind,
        })
        .returning(["id", "scope", "bin_key"])
        .executeTakeFirstOrThrow();
      if (what.scope === "list") await chooseParts(trx, scope, count.id, what.itemIds);
      if ((await countPartsInScope(trx, scope, count)) === 0) return { problem: "no-parts" };
      return { countId: count.id };
    }),
  );
}

async function chooseParts(trx: AccountTransaction, scope: Scope, countId: string, itemIds: string[]) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("count_parts")
    .columns(["count_id", "item_id"])
    .expression((query) =>
      query
        .selectFrom("inventory_items")
        .select([sql<string>`${countId}::uuid`.as("count_id"), "id"])
        .where("id", "in", itemIds)
        .where("owner_id", "=", scope.account.id)
        .where("archived_at", "is", null),
    )
    .executeTakeFirst();
  await trx
    .updateTable("counts")
    .set({ parts_chosen: Number(numInsertedOrUpdatedRows ?? 0) })
    .where("id", "=", countId)
    .execute();
}
