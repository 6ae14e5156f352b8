import type { AccountTransaction } from "~db/as-account";
import { withOwnerRights } from "~db/owner";

/** An account that was made here and that nobody belongs to: the worker erases it as a closed one. */
export async function eraseIfEmpty(trx: AccountTransaction, accountId: string): Promise<void> {
  await withOwnerRights(trx, () =>
    trx
      .updateTable("accounts as a")
      .set({ is_erasing: true })
      .where("a.id", "=", accountId)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("profiles as p").select("p.id").whereRef("p.account_id", "=", "a.id"))),
      )
      .execute(),
  );
}
