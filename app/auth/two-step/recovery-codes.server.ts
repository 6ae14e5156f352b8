import { hashRaw } from "@node-rs/argon2";
import { type Kysely, type Transaction, sql } from "kysely";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";
import { sign } from "../installation.server";

export const recoveryCodeCount = 10;
const digits = 16;

/** Digits only, so that the same field and the same keyboard take them and the app's codes. */
export const recoveryCodePattern = /^\d{16}$/;

/** The same codes again for a second post of the same form, without keeping them. */
export async function makeCodes(formToken: string): Promise<string[]> {
  return Promise.all(
    Array.from({ length: recoveryCodeCount }, async (_, index) => {
      const random = Buffer.from(await sign("recovery code", `${formToken} ${index}`), "base64url");
      const number = BigInt(`0x${random.toString("hex")}`) % 10n ** BigInt(digits);
      return number.toString().padStart(digits, "0");
    }),
  );
}

/** "1234 5678 9012 3456" */
export function groupsOfFour(text: string): string {
  return text.replace(/(.{4})(?=.)/g, "$1 ");
}

/** Slow, so that a stolen database does not tell the codes; salted by person, so that one hash finds a code among ten. */
export async function hashCode(userId: string, code: string): Promise<string> {
  const salt = Buffer.from(userId.replaceAll("-", ""), "hex");
  return (await hashRaw(code, { salt })).toString("base64url");
}

export function hashCodes(userId: string, codes: string[]): Promise<string[]> {
  return Promise.all(codes.map((code) => hashCode(userId, code)));
}

export async function replaceCodes(
  trx: Transaction<Database>,
  userId: string,
  hashes: string[],
): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await trx
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** True once: of posts at the same moment, for the first. */
export async function takeCode(trx: Transaction<Database>, userId: string, hash: string): Promise<boolean> {
  const taken = await trx
    .updateTable("recovery_codes")
    .set({ used_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  return taken !== undefined;
}

export async function hasCode(userId: string, code: string): Promise<boolean> {
  const code_hash = await hashCode(userId, code);
  const kept = await ownerDb()
    .selectFrom("recovery_codes")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("code_hash", "=", code_hash)
    .executeTakeFirst();
  return kept !== undefined;
}

export async function countCodesLeft(db: Kysely<Database>, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_codes")
    .select(sql<number>`count(*)::int`.as("left"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}
