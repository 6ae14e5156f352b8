import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";

/** Whoever adds customers waits here, then looks whether they are there: two forms or lists with the same company add it once. */
export async function lockNewCustomers(scope: Scope, trx: AccountTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`crm ${scope.account.id}`}, 0))`.execute(trx);
}
