import { sql } from "kysely";
import type { Body } from "~/http/body.server";
import { readBody } from "~/http/body.server";
import { ownerDb } from "~db/owner";

const mostPosts = 10;
const largestPost = 12 * 1_048_576;
const kept = sql<Date>`now() - interval '30 minutes'`;

/** Keeps a form that was posted after its session ended, for the same person to finish after signing in again. */
export async function holdPost(request: Request, userId: string): Promise<void> {
  const { contentType, bytes } = await readBody(request, largestPost);
  const url = new URL(request.url);
  await ownerDb()
    .transaction()
    .execute(async (trx) => {
      await trx
        .insertInto("held_posts")
        .values({
          user_id: userId,
          path: url.pathname + url.search,
          content_type: contentType,
          body: Buffer.from(bytes),
        })
        .execute();
      const newest = trx
        .selectFrom("held_posts")
        .select("id")
        .where("user_id", "=", userId)
        .orderBy("created_at", "desc")
        .limit(mostPosts);
      await trx
        .deleteFrom("held_posts")
        .where("user_id", "=", userId)
        .where("id", "not in", newest)
        .execute();
    });
}

export async function listHeldPosts(userId: string) {
  return ownerDb()
    .selectFrom("held_posts")
    .select(["id", "path", "created_at"])
    .where("user_id", "=", userId)
    .where("created_at", ">", kept)
    .where("taken_at", "is", null)
    .orderBy("created_at", "desc")
    .execute();
}

/** Hands a kept form over. Asked again (a double click) it gives the same form, whose one-time token then answers with the first result. */
export async function takeHeldPost(userId: string, id: string): Promise<Body | undefined> {
  if (!/^[0-9a-f-]{36}$/.test(id)) return undefined;
  const held = await ownerDb()
    .updateTable("held_posts")
    .set({ taken_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("created_at", ">", kept)
    .returning(["content_type", "body"])
    .executeTakeFirst();
  return held && { contentType: held.content_type, bytes: held.body };
}
