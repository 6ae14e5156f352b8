import { createHash, randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { sql } from "kysely";
import { callerAddress, isSecure } from "~/http/requests/caller.server";
import { ownerDb } from "~db/owner";
import { idleSeconds } from "./idle";

const holdSeconds = 24 * 60 * 60;

const sessionCookie = createCookie("session", { httpOnly: true, sameSite: "lax", path: "/" });
// Distinguishes a browser that has signed in before from a stranger's, so that strangers cannot lock out the owner.
const deviceCookie = createCookie("device", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: 400 * 24 * 60 * 60,
});

export async function findSession(request: Request) {
  const token: unknown = await sessionCookie.parse(request.headers.get("cookie"));
  if (typeof token !== "string") return undefined;
  const session = await findOncePerPage(request, token);
  if (!session) return undefined;
  const { idle_for: idleFor, ended_for: endedFor, ...rest } = session;
  const overFor = Math.max(endedFor ?? -Infinity, idleFor - idleSeconds);
  if (overFor >= 0) {
    // Someone who signs out everywhere does not trust the other browsers, so nothing from them is kept.
    const mayHold = overFor < holdSeconds && !rest.revoked;
    return { state: "ended" as const, userId: rest.user_id, mayHold };
  }
  if (rest.is_closed) return { state: "closed" as const };
  // Written at most every 15 seconds, which is precise enough for a limit of ten minutes.
  if (idleFor > 15) {
    await ownerDb()
      .updateTable("sessions")
      .set({ last_seen_at: sql<Date>`now()` })
      .where("id", "=", rest.id)
      .execute();
  }
  return { state: "live" as const, ...rest };
}

export async function hasSessionCookie(request: Request): Promise<boolean> {
  const token: unknown = await sessionCookie.parse(request.headers.get("cookie"));
  return typeof token === "string";
}

export type LiveSession = Extract<NonNullable<Awaited<ReturnType<typeof findSession>>>, { state: "live" }>;

const inFlight = new Map<string, ReturnType<typeof sessionByToken>>();

/** A page's loaders run in parallel and each looks up the session; they share the first one's query. */
function findOncePerPage(request: Request, token: string) {
  const id = request.headers.get("x-fleet-request");
  if (!id) return sessionByToken(token);
  const key = `${id} ${token}`;
  const running = inFlight.get(key);
  if (running) return running;
  const query = sessionByToken(token).finally(() => inFlight.delete(key));
  inFlight.set(key, query);
  return query;
}

function sessionByToken(token: string) {
  return ownerDb()
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .leftJoin("profiles as p", "p.id", "u.id")
    .leftJoin("accounts as a", "a.id", "p.account_id")
    .select([
      "s.id",
      "s.user_id",
      "s.revoked",
      "u.email",
      "u.role",
      "u.email_confirmed_at",
      "a.id as account_id",
      "a.company_name",
      "a.account_number",
      "a.plan",
      "a.time_zone",
      "a.closes_at",
      sql<boolean>`coalesce(a.closes_at <= now() or a.is_erasing, false)`.as("is_closed"),
      "p.is_counter",
      "p.name",
      sql<boolean>`exists (
        select from profiles other where other.account_id = p.account_id and other.id <> p.id and lower(other.name) = lower(p.name)
      )`.as("shares_name"),
      sql<boolean>`exists (
        select from held_posts h where h.user_id = s.user_id and h.created_at > now() - interval '30 minutes' and h.taken_at is null
      )`.as("has_held_posts"),
      sql<number>`extract(epoch from now() - s.last_seen_at)::float8`.as("idle_for"),
      sql<number | null>`extract(epoch from now() - s.ended_at)::float8`.as("ended_for"),
    ])
    .where("s.token_hash", "=", hashToken(token))
    .executeTakeFirst();
}

/**
 * Starts a new session, never resumes the browser's old one, and returns the headers with its cookies. Undefined if the password changed
 * after it was checked: a concurrent reset must not leave a session with the old password behind.
 */
export async function startSession(
  request: Request,
  userId: string,
  passwordHash: string,
): Promise<Headers | undefined> {
  const token = randomBytes(32).toString("base64url");
  const device = (await deviceOf(request)) ?? randomBytes(16).toString("base64url");
  const started = await ownerDb()
    .transaction()
    .execute(async (trx) => {
      // The lock makes a concurrent reset wait for this session; the reset then ends it with the others.
      const user = await trx
        .selectFrom("users")
        .select("id")
        .where("id", "=", userId)
        .where("password_hash", "=", passwordHash)
        .forShare()
        .executeTakeFirst();
      if (!user) return false;
      const user_agent = (request.headers.get("user-agent") ?? "").slice(0, 300);
      const session = {
        token_hash: hashToken(token),
        user_id: userId,
        device,
        user_agent,
        address: callerAddress(request),
      };
      await trx.insertInto("sessions").values(session).execute();
      return true;
    });
  if (!started) return undefined;
  await endSession(request);
  const headers = new Headers();
  const secure = isSecure(request);
  headers.append("set-cookie", await sessionCookie.serialize(token, { secure }));
  headers.append("set-cookie", await deviceCookie.serialize(device, { secure }));
  return headers;
}

/** The browser keeps the dead cookie, so that a form still open in another window is recognized as this person's and held. */
export async function endSession(request: Request): Promise<void> {
  const token: unknown = await sessionCookie.parse(request.headers.get("cookie"));
  if (typeof token !== "string") return;
  await ownerDb()
    .updateTable("sessions")
    .set({ ended_at: sql<Date>`now()` })
    .where("token_hash", "=", hashToken(token))
    .where("ended_at", "is", null)
    .execute();
}

export async function deviceOf(request: Request): Promise<string | undefined> {
  const device: unknown = await deviceCookie.parse(request.headers.get("cookie"));
  return typeof device === "string" && /^[\w-]{22}$/.test(device) ? device : undefined;
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
