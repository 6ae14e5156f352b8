import { type Kysely, type Transaction, sql } from "kysely";
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
    return (await resultOf<T>(trx, token))!;
  }
  await sql`savepoint before_change`.execute(trx);
  const result = await change();
  if ("problem" in result) {
    await sql`rollback to savepoint before_change`.execute(trx);
    await trx.deleteFrom("form_posts").where("token", "=", token).execute();
  } else await trx.updateTable("form_posts").set({ result }).where("token", "=", token).execute();
  return result;
}

/** Of an earlier post of the form, where what it did makes a second one fail before `once`: a password that is no longer the current one. */
export async function resultOf<T extends object>(
  db: Kysely<Database>,
  token: string,
): Promise<T | undefined> {
  const earlier = await db
    .selectFrom("form_posts")
    .select("result")
    .where("token", "=", token)
    .executeTakeFirst();
  return earlier?.result as T | undefined;
}
