import type { Scope } from "~/auth/scope";
import { binsInUse } from "~/features/inventory/list/bins.server";

/** The bins in use, in order; "" is the first when some parts have no bin. */
export async function listBinsToCount(scope: Scope): Promise<string[]> {
  return scope.db(async (trx) => {
    const bins = await binsInUse(trx, scope.account.id);
    const loose = await trx
      .selectFrom("inventory_items")
      .select("id")
      .where("owner_id", "=", scope.account.id)
      .where("archived_at", "is", null)
      .where("bin_key", "=", "")
      .limit(1)
      .executeTakeFirst();
    return loose ? ["", ...bins] : bins;
  });
}
