import { createHmac } from "node:crypto";
import { ownerDb } from "~db/owner";

let secret: Promise<string> | undefined;

/** A keyed hash that any process on this database can create and check. */
export async function sign(purpose: string, text: string): Promise<string> {
  secret ??= ownerDb()
    .selectFrom("installation")
    .select("secret")
    .executeTakeFirstOrThrow()
    .then((row) => row.secret);
  const key = await secret.catch((error: unknown) => {
    secret = undefined;
    throw error;
  });
  return createHmac("sha256", key).update(`${purpose}\n${text}`).digest("base64url");
}

export async function databaseAnswers(): Promise<boolean> {
  return ownerDb()
    .selectFrom("installation")
    .select("one_row")
    .executeTakeFirst()
    .then(
      () => true,
      () => false,
    );
}
