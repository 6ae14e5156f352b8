import { type Transaction, sql } from "kysely";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";
import { decryptFor } from "../installation.server";
import { noteSignIn } from "../sign-in-notes.server";
import { countCodesLeft, hashCode, recoveryCodePattern, takeCode } from "./recovery-codes.server";
import { stepOfCode } from "./totp.server";

/** A code that could be right, made ready before the transaction that uses it: hashing is slow. */
export type Proof = { kind: "app"; step: number; encrypted: string } | { kind: "recovery"; hash: string };

export async function readProof(userId: string, typed: string, now = Date.now()): Promise<Proof | undefined> {
  const code = typed.replace(/[\s-]/g, "");
  if (recoveryCodePattern.test(code)) return { kind: "recovery", hash: await hashCode(userId, code) };
  if (!/^\d{6}$/.test(code)) return undefined;
  const row = await ownerDb()
    .selectFrom("two_step")
    .select("secret")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  const step = row && stepOfCode(await decryptFor(userId, row.secret), code, now);
  return step === undefined ? undefined : { kind: "app", step, encrypted: row!.secret };
}

/** True once for each code: of posts at the same moment, for the first. */
export async function takeProof(
  trx: Transaction<Database>,
  userId: string,
  proof: Proof | undefined,
): Promise<boolean> {
  if (!proof) return false;
  return proof.kind === "app" ? takeStep(trx, userId, proof) : takeRecoveryCode(trx, userId, proof.hash);
}

/** RFC 6238 section 5.2: a code is not accepted twice, nor one from before it. */
async function takeStep(
  trx: Transaction<Database>,
  userId: string,
  { step, encrypted }: Extract<Proof, { kind: "app" }>,
): Promise<boolean> {
  const taken = await trx
    .updateTable("two_step")
    .set({ last_used_step: step })
    .where("user_id", "=", userId)
    .where("secret", "=", encrypted)
    .where("confirmed_at", "is not", null)
    .where(sql<boolean>`coalesce(last_used_step < ${step}, true)`)
    .returning("user_id")
    .executeTakeFirst();
  return taken !== undefined;
}

async function takeRecoveryCode(trx: Transaction<Database>, userId: string, hash: string): Promise<boolean> {
  if (!(await takeCode(trx, userId, hash))) return false;
  await noteSignIn(trx, userId, `Used a recovery code; ${await countCodesLeft(trx, userId)} left`);
  return true;
}
