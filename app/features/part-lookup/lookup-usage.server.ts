import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { today } from "~/features/calendar/today";

export type LookupUsage = { used: number; limit: number };

export async function getLookupUsage(scope: Scope): Promise<LookupUsage> {
  const day = today(scope.account.timeZone);
  const row = await scope.db((trx) =>
    trx.selectFrom("lookup_usage").select("count").where("used_on", "=", day).executeTakeFirst(),
  );
  return { used: row?.count ?? 0, limit: scope.limits.lookups };
}

/** Counts one lookup of `day` unless the limit is reached: the row is locked, so that several at once cannot pass it together. */
export async function takeLookup(scope: Scope, day: string): Promise<boolean> {
  const { lookups: limit } = scope.limits;
  if (limit === 0) return false;
  const taken = await scope.db((trx) =>
    trx
      .insertInto("lookup_usage")
      .values({ used_on: day, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["account_id", "used_on"])
          .doUpdateSet({ count: sql`lookup_usage.count + 1` })
          .where("lookup_usage.count", "<", limit),
      )
      .returning("count")
      .executeTakeFirst(),
  );
  return taken !== undefined;
}

/** One that brought nothing, or what another one had brought a moment before. */
export async function giveLookupBack(scope: Scope, day: string): Promise<void> {
  await scope.db((trx) =>
    trx
      .updateTable("lookup_usage")
      .set({ count: sql`count - 1` })
      .where("used_on", "=", day)
      .execute(),
  );
}
