import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";

/** False when the scan was discarded or used, for instance in another window. Nobody ends it until the commit. */
export async function lockUnfinished(
  trx: AccountTransaction,
  scope: Scope,
  scanId: string,
): Promise<boolean> {
  const scan = await trx
    .selectFrom("scans")
    .select("id")
    .where("id", "=", scanId)
    .where("user_id", "=", scope.user.id)
    .where("state", "=", "read")
    .forUpdate()
    .executeTakeFirst();
  return scan !== undefined;
}
