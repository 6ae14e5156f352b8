import { type Transaction, sql } from "kysely";
import type { Database } from "./database";

/**
 * Runs `change` only for the first post of a form. A second post with the same token, even at the same moment, waits for the first and
 * returns its result. A result with a `problem` rolls back whatever `change` wrote, so the form can be corrected and posted again.
 */
export async function once<T extends object>(
  trx: Transaction<Database>,
  token: string,
  change: () => Promise<T>,
): Promise<T> {
  const first = await trx
    .insertInto("form_posts")
    .values({ token })
    .onConflict((conflict) => conflict.column("token").doNothing())
    .returning("token")
    .executeTakeFirst();
  if (!first) {
    const earlier = await trx
      .selectFrom("form_posts")
      .select("result")
      .where("token", "=", token)
      .executeTakeFirstOrThrow();
    return earlier.result as T;
  }
  await sql`savepoint before_change`.execute(trx);
  const result = await change();
  if ("problem" in result) {
    await sql`rollback to savepoint before_change`.execute(trx);
    await trx.deleteFrom("form_posts").where("token", "=", token).execute();
  } else await trx.updateTable("form_posts").set({ result }).where("token", "=", token).execute();
  return result;
}
