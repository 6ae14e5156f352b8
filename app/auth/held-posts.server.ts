import { sql } from "kysely";
import {
  type Body,
  fileFormLimit,
  formLimit,
  isMultipart,
  keptFormLimit,
  parseBody,
  readBody,
  typeOf,
  withoutFiles,
} from "~/http/requests/body.server";
import { isId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { isTyped } from "~/http/requests/typed-fields";
import { ownerDb } from "~db/owner";

const maxPosts = 10;
const keptSince = sql<Date>`now() - interval '30 minutes'`;

/** Forms with nothing typed, which are not worth finishing later. */
const notHeld =
  /^\/(side-navigation|keep-alive|invoicing\/fill|account\/email\/cancel|account\/devices\/(.+\/)?sign-out)$/;

/** Keeps a form posted after its session ended, so that the same person can finish it after signing in. Never keeps passwords. */
export async function holdPost(request: Request, userId: string): Promise<boolean> {
  if (notHeld.test(new URL(request.url).pathname)) return false;
  const posted = await readBody(request, isMultipart(typeOf(request)) ? fileFormLimit : formLimit);
  const { contentType, bytes } = await bodyToKeep(posted);
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
        .limit(maxPosts);
      await trx
        .deleteFrom("held_posts")
        .where("user_id", "=", userId)
        .where("id", "not in", newest)
        .execute();
    });
  return true;
}

/** Keeps a form with a file as it came (none has a password too); of files that are too large, only the names. */
async function bodyToKeep(posted: Body): Promise<Body> {
  const fields = await parseBody(posted);
  const hasFile = [...fields.values()].some((value) => typeof value !== "string" && value.size > 0);
  if (hasFile && posted.bytes.byteLength <= keptFormLimit) return posted;
  const typed = withoutFiles(fields).filter(([name]) => !/password/i.test(name));
  const bytes = Buffer.from(new URLSearchParams(typed).toString());
  if (bytes.byteLength > keptFormLimit) refuseRequest(413);
  return { contentType: "application/x-www-form-urlencoded", bytes };
}

/** Newest first, with what was typed in each. */
export async function listHeldPosts(userId: string) {
  const held = await ownerDb()
    .selectFrom("held_posts")
    .select(["id", "path", "content_type", "body", "created_at"])
    .where("user_id", "=", userId)
    .where("created_at", ">", keptSince)
    .where("taken_at", "is", null)
    .orderBy("created_at", "desc")
    .execute();
  return Promise.all(
    held.map(async ({ content_type, body, ...form }) => {
      const fields = await parseBody({ contentType: content_type, bytes: body });
      const typed = withoutFiles(fields).filter(([name, value]) => isTyped(name, value));
      return { ...form, typed: typed.map(([name, value]) => ({ name, value })) };
    }),
  );
}

/** Returns the same form again on a double click; its one-time token then returns the first result. */
export async function takeHeldPost(userId: string, id: string, pathname: string): Promise<Body | undefined> {
  if (!isId(id)) return undefined;
  const held = await ownerDb()
    .updateTable("held_posts")
    .set({ taken_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where(sql<boolean>`split_part(path, '?', 1) = ${pathname}`)
    .where("created_at", ">", keptSince)
    .returning(["content_type", "body"])
    .executeTakeFirst();
  return held && { contentType: held.content_type, bytes: held.body };
}
