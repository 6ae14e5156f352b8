import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { readAsAccount } from "~db/as-account";
import { ownerDb } from "~db/owner";

let secret: Promise<string> | undefined;

async function installationSecret(): Promise<string> {
  secret ??= ownerDb()
    .selectFrom("installation")
    .select("secret")
    .executeTakeFirstOrThrow()
    .then((row) => row.secret);
  return secret.catch((error: unknown) => {
    secret = undefined;
    throw error;
  });
}

/** A keyed hash that any process on this database can create and check. */
export async function sign(purpose: string, text: string): Promise<string> {
  return createHmac("sha256", await installationSecret())
    .update(`${purpose}\n${text}`)
    .digest("base64url");
}

/** AES-256-GCM. What is encrypted for one owner cannot be decrypted as another's. */
export async function encryptFor(owner: string, text: string): Promise<string> {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", await encryptionKey(), nonce).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/** Throws if it was not encrypted here, and for this owner. */
export async function decryptFor(owner: string, encrypted: string): Promise<string> {
  const bytes = Buffer.from(encrypted, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", await encryptionKey(), bytes.subarray(0, 12), {
    authTagLength: 16,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

async function encryptionKey(): Promise<Buffer> {
  return Buffer.from(hkdfSync("sha256", await installationSecret(), "", "encryption at rest", 32));
}

const maxAgeMs = 10_000;
let written: { at: number; couldWrite: Promise<boolean> } | undefined;

/** False when its disk is full. Sorts more than fits into its memory, which writes to the disk and changes nothing; asked now and then. */
export function databaseWrites(): Promise<boolean> {
  if (!written || performance.now() - written.at > maxAgeMs)
    written = { at: performance.now(), couldWrite: sortOnDisk() };
  return written.couldWrite;
}

function sortOnDisk(): Promise<boolean> {
  const sorted = ownerDb()
    .transaction()
    .execute(async (trx) => {
      await sql`set local work_mem = '64kB'`.execute(trx);
      await sql`select count(*) from (select n from generate_series(1, 20000) n order by md5(n::text) offset 0) sorted`.execute(
        trx,
      );
    });
  return sorted.then(
    () => true,
    // Disk full; too large a temporary file.
    (error: { code?: string }) => !["53100", "53400"].includes(error.code ?? ""),
  );
}

// No company has it: what a request for it sees is nothing.
const nobody = "00000000-0000-0000-0000-000000000000";

/** False when requests could not read, such as on a server that lacks their role. */
export async function requestsAreServed(): Promise<boolean> {
  return readAsAccount(nobody, (db) => [db.selectFrom("accounts").select("id")]).then(
    () => true,
    () => false,
  );
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
