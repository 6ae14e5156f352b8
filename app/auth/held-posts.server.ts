import { sql } from "kysely";
import { type Body, formLimit, parseBody, readBody } from "~/http/body.server";
import { ownerDb } from "~db/owner";

const mostPosts = 10;
/** What a form carries without anybody typing it. */
const notTyped = new Set(["form_token", "version", "decodedVin", "decodeSource", "token"]);
/** A form with photos. */
const largestPost = 12 * 1_048_576;
const kept = sql<Date>`now() - interval '30 minutes'`;

/** Nothing is typed in these: sent too late they are of no use. */
const nothingTyped = new Set(["/side-navigation", "/keep-alive", "/account/devices/sign-out"]);

/** Keeps a form that was posted after its session ended, for the same person to finish after signing in again. Passwords are not kept: they are typed again. */
export async function holdPost(request: Request, userId: string): Promise<boolean> {
  if (nothingTyped.has(new URL(request.url).pathname)) return false;
  const isMultipart = /^multipart/i.test(request.headers.get("content-type") ?? "");
  const posted = await readBody(request, isMultipart ? largestPost : formLimit);
  const { contentType, bytes } = await withoutPasswords(posted);
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
  return true;
}

/** A form with a file is kept as it came; no form with a password has one. */
async function withoutPasswords(posted: Body): Promise<Body> {
  const kept = new URLSearchParams();
  for (const [name, value] of await parseBody(posted)) {
    if (typeof value !== "string") return posted;
    if (!/password/i.test(name)) kept.append(name, value);
  }
  return { contentType: "application/x-www-form-urlencoded", bytes: Buffer.from(kept.toString()) };
}

/** Whether something waits to be finished: for the notice on every page until it is. */
export async function hasHeldPosts(userId: string): Promise<boolean> {
  const held = await ownerDb()
    .selectFrom("held_posts")
    .select("id")
    .where("user_id", "=", userId)
    .where("created_at", ">", kept)
    .where("taken_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}

/** What one person may finish, newest first, with what was typed in each. */
export async function listHeldPosts(userId: string) {
  const held = await ownerDb()
    .selectFrom("held_posts")
    .select(["id", "path", "content_type", "body", "created_at"])
    .where("user_id", "=", userId)
    .where("created_at", ">", kept)
    .where("taken_at", "is", null)
    .orderBy("created_at", "desc")
    .execute();
  return Promise.all(
    held.map(async ({ content_type, body, ...form }) => {
      const fields = await parseBody({ contentType: content_type, bytes: body });
      const typed = [...fields].filter(([name, value]) => !notTyped.has(name) && value !== "");
      return {
        ...form,
        typed: typed.map(([name, value]) => ({
          name,
          value: typeof value === "string" ? value : value.name,
        })),
      };
    }),
  );
}

/** Hands a kept form over. Asked again (a double click) it gives the same form, whose one-time token then answers with the first result. */
export async function takeHeldPost(userId: string, id: string, pathname: string): Promise<Body | undefined> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return undefined;
  const held = await ownerDb()
    .updateTable("held_posts")
    .set({ taken_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where(sql<boolean>`split_part(path, '?', 1) = ${pathname}`)
    .where("created_at", ">", kept)
    .returning(["content_type", "body"])
    .executeTakeFirst();
  return held && { contentType: held.content_type, bytes: held.body };
}
