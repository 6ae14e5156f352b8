import { createCookie } from "@remix-run/node";
import { type Transaction, sql } from "kysely";
import { callerAddress, isSecure } from "~/http/requests/caller.server";
import type { Database } from "~db/database";
import { once } from "~db/once";
import { ownerDb } from "~db/owner";
import { beginAttempt, forgetAttempt } from "../attempts.server";
import { sign } from "../installation.server";
import {
  type TellOwner,
  deviceHeaders,
  deviceOf,
  hashToken,
  isPassword,
  newDevice,
  newToken,
  openSession,
  sessionHeaders,
  startSession,
} from "../session.server";
import type { SignedIn } from "../sign-in.server";
import { noteRefusal } from "../sign-in-notes.server";
import { type Proof, readProof, takeProof } from "./proof.server";
import { countCodesLeft } from "./recovery-codes.server";
import { isTwoStepOn } from "./two-step-on.server";

export const secondStepMinutes = 10;

const cookie = createCookie("second-step", {
  httpOnly: true,
  sameSite: "lax",
  path: "/auth",
  maxAge: secondStepMinutes * 60,
});

/** After a right password: a session, or with two-step sign-in the wait for a code. Undefined if the password was changed meanwhile. */
export async function beginSignIn(
  request: Request,
  { userId, passwordHash }: SignedIn,
  tellOwner: TellOwner,
): Promise<{ headers: Headers; asksForCode: boolean } | undefined> {
  const waiting = await waitForCode(request, userId, passwordHash);
  if (waiting) return { headers: waiting, asksForCode: true };
  const headers = await startSession(request, userId, passwordHash, tellOwner);
  return headers && { headers, asksForCode: false };
}

async function waitForCode(
  request: Request,
  userId: string,
  passwordHash: string,
): Promise<Headers | undefined> {
  const token = newToken();
  const device = (await deviceOf(request)) ?? newDevice();
  const waits = await ownerDb()
    .transaction()
    .execute(async (trx) => {
      if (!(await isTwoStepOn(userId, trx)) || !(await isPassword(trx, userId, passwordHash))) return false;
      await trx
        .insertInto("second_steps")
        .values({ token_hash: hashToken(token), user_id: userId, device })
        .execute();
      return true;
    });
  if (!waits) return undefined;
  const headers = await deviceHeaders(request, device);
  headers.append("set-cookie", await cookie.serialize(token, { secure: isSecure(request) }));
  return headers;
}

/** Whose right password waits in this browser. */
export async function findSecondStep(request: Request): Promise<{ email: string } | undefined> {
  const waiting = await findWaiting(request);
  return waiting?.used_at === null ? waiting : undefined;
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

async function findWaiting(request: Request) {
  const token: unknown = await cookie.parse(request.headers.get("cookie"));
  const device = await deviceOf(request);
  if (typeof token !== "string" || !device) return undefined;
  const waiting = await ownerDb()
    .selectFrom("second_steps")
    .innerJoin("users", "users.id", "user_id")
    .select(["token_hash", "user_id", "used_at", "email", "role"])
    .where("token_hash", "=", hashToken(token))
    .where("device", "=", device)
    .where(isFresh)
    .executeTakeFirst();
  return waiting && { ...waiting, token, device };
}

const isFresh = sql<boolean>`second_steps.created_at > now() - make_interval(mins => ${secondStepMinutes})`;

type Refused = { problem: "wrong-code" | "over" };
type Entered = { userId: string; role: string; codesLeft: number | null };

/** A second post of the same form gets the first one's session: its token follows from what waits, and is never kept. */
export async function finishSecondStep(
  request: Request,
  { code, formToken, tellOwner }: { code: string; formToken: string; tellOwner: TellOwner },
): Promise<(Entered & { headers: Headers }) | Refused | { problem: "wait"; minutes: number }> {
  const waiting = await findWaiting(request);
  if (!waiting) return { problem: "over" };
  const attempt = await beginAttempt("second-step", waiting.email, request);
  if ("problem" in attempt) return attempt;
  const proof = await readProof(waiting.user_id, code);
  const session = { token: await sign("session", waiting.token), device: waiting.device };
  const entered = await ownerDb()
    .transaction()
    .execute(async (trx) => {
      const result = await once<Entered | Refused>(trx, `${formToken} ${waiting.token_hash}`, () =>
        enter(trx, request, { waiting, proof, token: session.token, tellOwner }),
      );
      if ("problem" in result && result.problem === "wrong-code")
        await noteRefusal(trx, waiting.user_id, "Sign-in refused: wrong code", callerAddress(request));
      return result;
    });
  if ("problem" in entered) return entered;
  await forgetAttempt(attempt.id);
  const headers = await sessionHeaders(request, session);
  headers.append("set-cookie", await cookie.serialize("", { maxAge: 0, secure: isSecure(request) }));
  return { ...entered, headers };
}

type Entry = { waiting: Waiting; proof: Proof | undefined; token: string; tellOwner: TellOwner };

async function enter(
  trx: Transaction<Database>,
  request: Request,
  { waiting, proof, token, tellOwner }: Entry,
): Promise<Entered | Refused> {
  const { user_id: userId, device, role } = waiting;
  const used = await trx
    .updateTable("second_steps")
    .set({ used_at: sql<Date>`now()` })
    .where("token_hash", "=", waiting.token_hash)
    .where("used_at", "is", null)
    .where(isFresh)
    .returning("user_id")
    .executeTakeFirst();
  if (!used) return { problem: "over" };
  if (!(await takeProof(trx, userId, proof))) return { problem: "wrong-code" };
  await openSession(trx, request, { userId, token, device, tellOwner });
  const codesLeft = proof?.kind === "recovery" ? await countCodesLeft(trx, userId) : null;
  return { userId, role, codesLeft };
}
