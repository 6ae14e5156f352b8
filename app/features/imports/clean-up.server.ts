import { sql } from "kysely";
import { ownerDb } from "~db/owner";

/** Deletes files that were read and never imported, after 30 days. */
export async function removeOldDrafts(): Promise<void> {
  await ownerDb()
    .deleteFrom("imports")
    .where("state", "=", "draft")
    .where("created_at", "<", sql<Date>`now() - interval '30 days'`)
    .execute();
}
