import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { type Transaction, sql } from "kysely";
import type { Database } from "~db/database";
import { once, resultOf } from "~db/once";
import { ownerDb } from "~db/owner";
import { noteAudit } from "./audit.server";
import { signOutEverywhere } from "./devices.server";
import type { Scope } from "./scope";
import { hashToken, newToken } from "./session.server";
import { noteSignIn } from "./sign-in-notes.server";

/** argon2id with the package's defaults (19 MiB, 2 passes: OWASP's minimum). Long passwords are not truncated. */
export function hashPassword(password: string): Promise<string> {
  return hash(plainPassword(password));
}

/** RFC 8265, OpaqueString: keyboards differ in how they send é and a blank. */
function plainPassword(password: string): string {
  return password.replace(/\p{Zs}/gu, " ").normalize("NFC");
}

let dummyHash: Promise<string> | undefined;

type WithPassword = { id: string; password_hash: string };

/**
 * The hash that is stored now, if the password fits. Takes equally long for an unknown address, so that timing does not reveal which
 * addresses have accounts.
 */
export async function checkPassword(
  password: string,
  user: WithPassword | undefined,
): Promise<string | undefined> {
  const stored = user?.password_hash ?? (await (dummyHash ??= hashPassword(randomBytes(16).toString("hex"))));
  const plain = plainPassword(password);
  if (await verify(stored, plain)) return user?.password_hash;
  // Hashes from before 2026-11-29 are of what was typed.
  if (plain === password || !(await verify(stored, password)) || !user) return undefined;
  return storeAgain(user, password);
}

/** Undefined if the password was changed meanwhile. */
async function storeAgain(user: WithPassword, password: string): Promise<string | undefined> {
  const password_hash = await hashPassword(password);
  const stored = await ownerDb()
    .updateTable("users")
    .set({ password_hash })
    .where("id", "=", user.id)
    .where("password_hash", "=", user.password_hash)
    .returning("password_hash")
    .executeTakeFirst();
  return stored?.password_hash;
}

/** The hash that is stored now, if it is the password of whoever is signed in. */
export async function checkOwnPassword(scope: Scope, password: string): Promise<string | undefined> {
  const user = await ownerDb()
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where("id", "=", scope.user.id)
    .executeTakeFirstOrThrow();
  return checkPassword(password, user);
}

/** Also signs out every other browser and invalidates all reset links. */
export async function changePassword(
  scope: Scope,
  { current, next }: { current: string; next: string },
  token: string,
): Promise<PasswordChanged | { problem: "wrong-password" }> {
  const userId = scope.user.id;
  if (!(await checkOwnPassword(scope, current)))
    return (await resultOf<PasswordChanged>(ownerDb(), token)) ?? { problem: "wrong-password" };
  const password_hash = await hashPassword(next);
  return ownerDb()
    .transaction()
    .execute((trx) =>
      once<PasswordChanged>(trx, token, async () => {
        await trx.updateTable("users").set({ password_hash }).where("id", "=", userId).execute();
        await invalidateResetLinks(trx, userId);
        await signOutEverywhere(userId, scope.sessionId, trx);
        await noteAudit(trx, scope, { kind: "sign_in", what: "Changed the password" });
        return { changed: true };
      }),
    );
}

type PasswordChanged = { changed: true };

export const resetMinutes = 30;
const resetIsFresh = sql<boolean>`used_at is null and created_at > now() - make_interval(mins => ${resetMinutes})`;

/** Creates a one-time reset token if somebody has this address, and passes it to `deliver` in the same transaction. Without a form for the operator. */
export async function startPasswordReset(
  email: string,
  mailed: boolean,
  deliver: (
    trx: Transaction<Database>,
    reset: { email: string; accountId: string | null; token: string },
  ) => Promise<void>,
  formToken = newToken(),
): Promise<void> {
  await ownerDb()
    .transaction()
    .execute((trx) =>
      once<ResetStarted>(trx, formToken, async () => {
        const user = await trx
          .selectFrom("users as u")
          .leftJoin("profiles as p", "p.id", "u.id")
          .select(["u.id", "u.email", "p.account_id"])
          .where("u.email", "=", email)
          .executeTakeFirst();
        if (!user) return { started: true };
        const token = newToken();
        await trx
          .insertInto("password_resets")
          .values({ token_hash: hashToken(token), user_id: user.id, mailed })
          .execute();
        await deliver(trx, { email: user.email, accountId: user.account_id, token });
        return { started: true };
      }),
    );
}

type ResetStarted = { started: true };

export async function isResetStarted(formToken: string): Promise<boolean> {
  return (await resultOf<ResetStarted>(ownerDb(), formToken)) !== undefined;
}

export async function isResetToken(token: string): Promise<boolean> {
  const row = await ownerDb()
    .selectFrom("password_resets")
    .select("token_hash")
    .where("token_hash", "=", hashToken(token))
    .where(resetIsFresh)
    .executeTakeFirst();
  return row !== undefined;
}

/** Also confirms the address if the link was mailed, invalidates all reset links, and signs out every browser. */
export async function finishPasswordReset(
  token: string,
  password: string,
  formToken = newToken(),
): Promise<PasswordReset | { problem: "stale" }> {
  // Checked before hashing, which costs a visitor nothing to request and the server a lot.
  if (!(await isResetToken(token)))
    return (await resultOf<PasswordReset>(ownerDb(), formToken)) ?? { problem: "stale" };
  const password_hash = await hashPassword(password);
  return ownerDb()
    .transaction()
    .execute((trx) => once(trx, formToken, () => resetPassword(trx, { token, password_hash })));
}

type PasswordReset = { userId: string };

async function resetPassword(
  trx: Transaction<Database>,
  { token, password_hash }: { token: string; password_hash: string },
): Promise<PasswordReset | { problem: "stale" }> {
  const reset = await trx
    .updateTable("password_resets")
    .set({ used_at: sql<Date>`now()` })
    .where("token_hash", "=", hashToken(token))
    .where(resetIsFresh)
    .returning(["user_id", "mailed"])
    .executeTakeFirst();
  if (!reset) return { problem: "stale" };
  await trx
    .updateTable("users")
    .set({
      password_hash,
      ...(reset.mailed ? { email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())` } : {}),
    })
    .where("id", "=", reset.user_id)
    .execute();
  await invalidateResetLinks(trx, reset.user_id);
  await signOutEverywhere(reset.user_id, undefined, trx);
  const how = reset.mailed ? "a mailed link" : "a link from the operator";
  await noteSignIn(trx, reset.user_id, `Changed the password with ${how}`);
  return { userId: reset.user_id };
}

export async function invalidateResetLinks(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx
    .updateTable("password_resets")
    .set({ used_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
}
