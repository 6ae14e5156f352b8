import { type Kysely, sql } from "kysely";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";
import { idleSeconds } from "./idle";
import type { Scope } from "./scope";

export const maxDevices = 50;

/** The current browser comes first, then those used last; one more than the most that are shown. */
export async function listSignedInDevices(scope: Scope) {
  const rows = await ownerDb()
    .selectFrom("sessions")
    .select(["id", "user_agent", "address", "created_at", "last_seen_at"])
    .where("user_id", "=", scope.user.id)
    .where("ended_at", "is", null)
    .where("last_seen_at", ">", sql<Date>`now() - make_interval(secs => ${idleSeconds})`)
    .orderBy(sql`id = ${scope.sessionId}`, "desc")
    .orderBy("last_seen_at", "desc")
    .limit(maxDevices + 1)
    .execute();
  return rows.map((row) => ({ ...row, isThisOne: row.id === scope.sessionId }));
}

export async function signOutEverywhere(
  userId: string,
  keptSessionId?: string,
  db: Kysely<Database> = ownerDb(),
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ ended_at: sql<Date>`now()`, revoked: true })
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .$if(keptSessionId !== undefined, (query) => query.where("id", "!=", keptSessionId!))
    .execute();
}
