import { createHash, randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { type CompiledQuery, type InferResult, type Kysely, type Transaction, sql } from "kysely";
import { browserName } from "~/http/requests/browser-name";
import { callerAddress, isSecure } from "~/http/requests/caller.server";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";
import { planInForce } from "~db/plan-in-force";
import { idleSeconds } from "./idle";
import { noteSignIn, sharesName } from "./sign-in-notes.server";
import { isTwoStepOn } from "./two-step/two-step-on.server";

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
  // Nobody can sign in to a demo again.
  if (rest.demo_ends_at !== null && (overFor >= 0 || rest.is_demo_over))
    return { state: "demo-over" as const };
  if (overFor >= 0) {
    // Someone who signs out everywhere does not trust the other browsers, so nothing from them is kept.
    const mayHold = overFor < holdSeconds && !rest.revoked;
    return { state: "ended" as const, userId: rest.user_id, mayHold, isRevoked: rest.revoked };
  }
  if (rest.is_closed) return { state: "closed" as const };
  // Written at most every 15 seconds, which is precise enough for a limit of ten minutes. A page that looks again by itself is nobody's work.
  if (idleFor > 15 && !new URL(request.url).searchParams.has("looks-again")) {
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

/** Asked at every request: put together once, because that took longer than anything else of it. */
let compiled: CompiledQuery<FoundSession> | undefined;

async function sessionByToken(token: string): Promise<FoundSession | undefined> {
  compiled ??= sessionByHash("").compile();
  const { rows } = await ownerDb().executeQuery<FoundSession>({
    ...compiled,
    parameters: [hashToken(token)],
  });
  return rows[0];
}

type FoundSession = InferResult<ReturnType<typeof sessionByHash>>[number];

function sessionByHash(tokenHash: string) {
  return ownerDb()
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .leftJoin("profiles as p", "p.id", "u.id")
    .leftJoin("accounts as a", "a.id", "p.account_id")
    .leftJoin("demos as d", "d.account_id", "a.id")
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
      "a.time_zone",
      "a.closes_at",
      sql<boolean>`coalesce(a.closes_at <= now() or a.is_erasing, false)`.as("is_closed"),
      "d.ends_at as demo_ends_at",
      sql<boolean>`coalesce(d.ends_at <= now(), false)`.as("is_demo_over"),
      "p.is_counter",
      "p.name",
      planInForce("a").as("plan"),
      sharesName.as("shares_name"),
      sql<boolean>`exists (
        select from held_posts h where h.user_id = s.user_id and h.created_at > now() - interval '30 minutes' and h.taken_at is null
      )`.as("has_held_posts"),
      sql<number>`extract(epoch from now() - s.last_seen_at)::float8`.as("idle_for"),
      sql<number | null>`extract(epoch from now() - s.ended_at)::float8`.as("ended_for"),
    ])
    .where("s.token_hash", "=", tokenHash);
}

/** A sign-in from a browser that has never signed in as this person, for the mail about it. */
export type NewBrowser = {
  email: string;
  accountId: string | null;
  timeZone: string;
  /** "Chrome on Windows" */
  browser: string;
  /** Of the network. */
  address: string;
};
export type TellOwner = (trx: Transaction<Database>, browser: NewBrowser) => Promise<void>;

/**
 * Starts a new session, never resumes the browser's old one, and returns the headers with its cookies. Undefined if the password changed
 * after it was checked: a concurrent reset must not leave a session with the old password behind. Undefined too if a code is needed as well.
 */
export async function startSession(
  request: Request,
  userId: string,
  passwordHash: string,
  tellOwner?: TellOwner,
): Promise<Headers | undefined> {
  const cookies = { token: newToken(), device: (await deviceOf(request)) ?? newDevice() };
  const started = await ownerDb()
    .transaction()
    .execute(async (trx) => {
      if (!(await isPassword(trx, userId, passwordHash)) || (await isTwoStepOn(userId, trx))) return false;
      await openSession(trx, request, { userId, tellOwner, ...cookies });
      return true;
    });
  return started ? sessionHeaders(request, cookies) : undefined;
}

/** The lock makes a concurrent reset wait for what follows; the reset then ends it with the others. */
export async function isPassword(
  trx: Transaction<Database>,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  const user = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("password_hash", "=", passwordHash)
    .forShare()
    .executeTakeFirst();
  return user !== undefined;
}

type SessionCookies = { token: string; device: string };

/** In the transaction that has checked who it is. */
export async function openSession(
  trx: Transaction<Database>,
  request: Request,
  { userId, token, device, tellOwner }: SessionCookies & { userId: string; tellOwner?: TellOwner },
): Promise<void> {
  const userAgent = (request.headers.get("user-agent") ?? "").slice(0, 300);
  const browser = browserName(userAgent);
  const address = callerAddress(request);
  const unknown = tellOwner && (await ownerOfNewBrowser(trx, userId, device));
  await endSession(request, trx);
  const session = { token_hash: hashToken(token), user_id: userId, device, user_agent: userAgent, address };
  await trx.insertInto("sessions").values(session).execute();
  await noteSignIn(trx, userId, `Signed in with ${browser}`, address);
  if (unknown) await tellOwner(trx, { ...unknown, browser, address });
}

/** Undefined if the browser is known, for the first sign-in after signing up, or if the person does not want to be told. */
async function ownerOfNewBrowser(trx: Transaction<Database>, userId: string, device: string) {
  const user = await trx
    .selectFrom("users as u")
    .leftJoin("profiles as p", "p.id", "u.id")
    .leftJoin("accounts as a", "a.id", "p.account_id")
    .select(["u.email", "a.id as account_id", "a.time_zone"])
    .where("u.id", "=", userId)
    .where("u.role", "!=", "demo")
    .where("u.new_browser_mails", "=", true)
    .where(sql<boolean>`not exists (select from sessions s where s.user_id = u.id and s.device = ${device})`)
    // Sessions are kept for 180 days (clean-up.server.ts): an older user without one has been away.
    .where(
      sql<boolean>`(u.created_at < now() - interval '180 days' or exists (select from sessions s where s.user_id = u.id))`,
    )
    .executeTakeFirst();
  return user && { email: user.email, accountId: user.account_id, timeZone: user.time_zone ?? "UTC" };
}

export async function sessionHeaders(request: Request, { token, device }: SessionCookies): Promise<Headers> {
  const headers = await deviceHeaders(request, device);
  headers.append("set-cookie", await sessionCookie.serialize(token, { secure: isSecure(request) }));
  return headers;
}

export async function deviceHeaders(request: Request, device: string): Promise<Headers> {
  return new Headers({ "set-cookie": await deviceCookie.serialize(device, { secure: isSecure(request) }) });
}

/** The browser keeps the dead cookie, so that a form still open in another window is recognized as this person's and held. */
export async function endSession(request: Request, db: Kysely<Database> = ownerDb()): Promise<void> {
  const token: unknown = await sessionCookie.parse(request.headers.get("cookie"));
  if (typeof token !== "string") return;
  await db
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

export const newDevice = () => randomBytes(16).toString("base64url");

export const newToken = () => randomBytes(32).toString("base64url");

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
