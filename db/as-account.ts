import { type Transaction, sql } from "kysely";
import type { Database } from "./database";
import { pool } from "./pool";

export type AccountTransaction = Transaction<Database>;

let requestRole: Promise<string> | undefined;

/** Runs one short transaction that can see and write this account's rows only: row-level security holds even where a query forgets its account. */
export async function asAccount<T>(
  accountId: string,
  run: (trx: AccountTransaction) => Promise<T>,
): Promise<T> {
  const db = pool();
  requestRole ??= db
    .selectFrom("installation")
    .select("request_role")
    .executeTakeFirstOrThrow()
    .then((row) => row.request_role);
  const role = await requestRole.catch((error: unknown) => {
    requestRole = undefined;
    throw error;
  });
  return db.transaction().execute(async (trx) => {
    // Written out, since a statement without parameters goes together with "begin".
    await sql`select set_config('role', ${sql.lit(role)}, true), set_config('app.account_id', ${sql.lit(accountId)}, true)`.execute(
      trx,
    );
    return run(trx);
  });
}
