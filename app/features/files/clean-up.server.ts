import { sql } from "kysely";
import { ownerDb } from "~db/owner";

const maxAtOnce = 1_000;

/** Deletes photos that no record took within a day, or that their record let go. Returns how many. */
export async function removeUnattachedFiles(): Promise<number> {
  const unattached = await ownerDb()
    .selectFrom("files")
    .select("id")
    .where("attached_at", "is", null)
    .where("created_at", "<", sql<Date>`now() - interval '24 hours'`)
    .orderBy("created_at")
    .limit(maxAtOnce)
    .execute();
  let removed = 0;
  for (const { id } of unattached) if (await removeFile(id)) removed++;
  return removed;
}

/** One by one: a photo that a record still shows stays, and does not hold up the others. */
async function removeFile(id: string): Promise<boolean> {
  try {
    const removed = await ownerDb()
      .deleteFrom("files")
      .where("id", "=", id)
      .where("attached_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    return removed !== undefined;
  } catch (error) {
    if ((error as { code?: unknown }).code !== stillReferenced) throw error;
    await ownerDb()
      .updateTable("files")
      .set({ attached_at: sql<Date>`now()` })
      .where("id", "=", id)
      .execute();
    return false;
  }
}

const stillReferenced = "23503";
