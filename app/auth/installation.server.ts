import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { readAsAccount } from "~db/as-account";
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
