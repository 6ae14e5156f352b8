import { type Kysely, sql } from "kysely";
import type { Database } from "~db/database";

/** For so long the old address may take itself back. */
export const undoDays = 7;

/** By somebody else, or kept for somebody else, who may still take back the address that was changed away from them. */
export async function isAddressTaken(db: Kysely<Database>, email: string, userId?: string): Promise<boolean> {
  const { taken } = await db
    .selectNoFrom((from) =>
      from
        .or([
          from.exists(
            from
              .selectFrom("users")
              .select("id")
              .where("email", "=", email)
              .$if(userId !== undefined, (query) => query.where("id", "!=", userId!)),
          ),
          from.exists(
            from
              .selectFrom("address_changes")
              .select("id")
              .where("old_email", "=", email)
              .where("cancelled_at", "is", null)
              .where("changed_at", ">", sql<Date>`now() - make_interval(days => ${undoDays})`)
              .$if(userId !== undefined, (query) => query.where("user_id", "!=", userId!)),
          ),
        ])
        .as("taken"),
    )
    .executeTakeFirstOrThrow();
  return Boolean(taken);
}
