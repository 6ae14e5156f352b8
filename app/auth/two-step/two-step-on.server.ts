import type { Kysely } from "kysely";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";

export async function isTwoStepOn(userId: string, db: Kysely<Database> = ownerDb()): Promise<boolean> {
  const on = await db
    .selectFrom("two_step")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return on !== undefined;
}
