import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";

type OfCount = { id: string; scope: "all" | "bin" | "list"; bin_key: string | null };

/** The parts in a count: the account's own, never a customer's or a deleted one. */
export function partsInScope(trx: AccountTransaction, scope: Scope, count: OfCount) {
  return trx
    .selectFrom("inventory_items as item")
    .where("item.owner_id", "=", scope.account.id)
    .where("item.archived_at", "is", null)
    .$if(count.scope === "bin", (query) => query.where("item.bin_key", "=", count.bin_key))
    .$if(count.scope === "list", (query) =>
      query.where("item.id", "in", (chosen) =>
        chosen.selectFrom("count_parts").select("item_id").where("count_id", "=", count.id),
      ),
    );
}

export async function countPartsInScope(
  trx: AccountTransaction,
  scope: Scope,
  count: OfCount,
): Promise<number> {
  const { parts } = await partsInScope(trx, scope, count)
    .select(sql<number>`count(*)::int`.as("parts"))
    .executeTakeFirstOrThrow();
  return parts;
}
