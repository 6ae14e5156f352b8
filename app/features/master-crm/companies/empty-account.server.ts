import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";
import { withOwnerRights } from "~db/owner";

/** Accounts that were made here and that nobody belongs to: the worker erases them as closed ones. Returns which. */
export async function eraseIfEmpty(trx: AccountTransaction, ...accountIds: string[]): Promise<Set<string>> {
  const erased = await withOwnerRights(trx, () =>
    trx
      .updateTable("accounts as a")
      .set({ is_erasing: true })
      .where("a.id", "=", sql<string>`any(${accountIds}::uuid[])`)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("profiles as p").select("p.id").whereRef("p.account_id", "=", "a.id"))),
      )
      .returning("a.id")
      .execute(),
  );
  return new Set(erased.map(({ id }) => id));
}
