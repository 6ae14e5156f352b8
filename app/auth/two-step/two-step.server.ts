import { type Transaction, sql } from "kysely";
import type { Database } from "~db/database";
import { once } from "~db/once";
import { ownerDb } from "~db/owner";
import { noteAudit } from "../audit.server";
import { decryptFor, encryptFor } from "../installation.server";
import { checkOwnPassword } from "../password.server";
import type { Scope } from "../scope";
import { type Proof, readProof, takeProof } from "./proof.server";
import { countCodesLeft, hasCode, hashCodes, makeCodes, replaceCodes } from "./recovery-codes.server";
import { newSecret, setupAddress, stepOfCode } from "./totp.server";
import { isTwoStepOn } from "./two-step-on.server";

export const setupMinutes = 30;
type Problem<Name extends string> = Name extends Name ? { problem: Name } : never;
type NewCodes = { codes: string[] } | Problem<"shown-before">;
type Asked = { password: string; code: string };
type AskedProblem = Problem<"wrong-password" | "wrong-code" | "not-on">;

/** Undefined if it is off. */
export async function getTwoStep(scope: Scope): Promise<{ since: Date; codesLeft: number } | undefined> {
  const row = await ownerDb()
    .selectFrom("two_step")
    .select("confirmed_at")
    .where("user_id", "=", scope.user.id)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  if (!row?.confirmed_at) return undefined;
  return { since: row.confirmed_at, codesLeft: await countCodesLeft(ownerDb(), scope.user.id) };
}

/** Whoever started before and did not finish gets a new secret. */
export async function startTwoStep(scope: Scope, password: string, token: string) {
  if (!(await checkOwnPassword(scope, password))) return { problem: "wrong-password" as const };
  const secret = await encryptFor(scope.user.id, newSecret());
  return inTransaction((trx) =>
    once<{ started: true } | Problem<"already-on">>(trx, token, async () => {
      const started = await trx
        .insertInto("two_step")
        .values({ user_id: scope.user.id, secret })
        .onConflict((conflict) =>
          conflict
            .column("user_id")
            .doUpdateSet({ secret, created_at: sql<Date>`now()` })
            .where("two_step.confirmed_at", "is", null),
        )
        .returning("user_id")
        .executeTakeFirst();
      return started ? { started: true } : { problem: "already-on" };
    }),
  );
}

/** What the app has to be told. Undefined if nothing was started, or too long ago. */
export async function getSetup(scope: Scope) {
  const row = await ownerDb()
    .selectFrom("two_step")
    .select("secret")
    .where("user_id", "=", scope.user.id)
    .where("confirmed_at", "is", null)
    .where("created_at", ">", sql<Date>`now() - make_interval(mins => ${setupMinutes})`)
    .executeTakeFirst();
  if (!row) return undefined;
  const secret = await decryptFor(scope.user.id, row.secret);
  return { secret, address: setupAddress(secret, scope.user.email), encrypted: row.secret };
}

/** Returns the recovery codes, which are not kept: a second post of the same form gets them again. */
export async function confirmTwoStep(scope: Scope, code: string, token: string, now = Date.now()) {
  const setup = await getSetup(scope);
  const step = setup && stepOfCode(setup.secret, code.replace(/[\s-]/g, ""), now);
  const codes = await makeCodes(token);
  const hashes = step === undefined ? [] : await hashCodes(scope.user.id, codes);
  const done = await inTransaction((trx) =>
    once<{ on: true } | Problem<"wrong-code" | "not-started">>(trx, token, async () => {
      if (!setup) return { problem: "not-started" };
      if (step === undefined) return { problem: "wrong-code" };
      const on = await trx
        .updateTable("two_step")
        .set({ confirmed_at: sql<Date>`now()`, last_used_step: step })
        .where("user_id", "=", scope.user.id)
        .where("secret", "=", setup.encrypted)
        .where("confirmed_at", "is", null)
        .returning("user_id")
        .executeTakeFirst();
      if (!on) return { problem: "not-started" };
      await replaceCodes(trx, scope.user.id, hashes);
      await noteAudit(trx, scope, { kind: "sign_in", what: "Turned two-step sign-in on" });
      return { on: true };
    }),
  );
  return "problem" in done ? done : codesIfKept(scope.user.id, codes);
}

/** The earlier codes are of no use from then on. */
export async function makeRecoveryCodes(scope: Scope, asked: Asked, token: string) {
  const codes = await makeCodes(token);
  const hashes = await hashCodes(scope.user.id, codes);
  const done = await withProof(scope, asked, token, async (trx) => {
    await replaceCodes(trx, scope.user.id, hashes);
    await noteAudit(trx, scope, { kind: "sign_in", what: "Made new recovery codes" });
  });
  return "problem" in done ? done : codesIfKept(scope.user.id, codes);
}

/** A form sent again after newer codes were made has none to show. */
async function codesIfKept(userId: string, codes: string[]): Promise<NewCodes> {
  const isKept = await hasCode(userId, codes[0]!);
  return isKept ? { codes } : { problem: "shown-before" };
}

export async function turnOffTwoStep(scope: Scope, asked: Asked, token: string) {
  return withProof(scope, asked, token, async (trx) => {
    await removeTwoStep(trx, scope.user.id);
    await noteAudit(trx, scope, { kind: "sign_in", what: "Turned two-step sign-in off" });
  });
}

/** False if it was off. */
export async function removeTwoStep(trx: Transaction<Database>, userId: string): Promise<boolean> {
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  const removed = await trx
    .deleteFrom("two_step")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .returning("user_id")
    .executeTakeFirst();
  return removed !== undefined;
}

/** What a stolen session must not do: it takes the password and a code. */
async function withProof(
  scope: Scope,
  { password, code }: Asked,
  token: string,
  change: (trx: Transaction<Database>) => Promise<void>,
): Promise<{ done: true } | AskedProblem> {
  if (!(await checkOwnPassword(scope, password))) return { problem: "wrong-password" };
  const proof: Proof | undefined = await readProof(scope.user.id, code);
  return inTransaction((trx) =>
    once<{ done: true } | AskedProblem>(trx, token, async () => {
      if (!(await isTwoStepOn(scope.user.id, trx))) return { problem: "not-on" };
      if (!(await takeProof(trx, scope.user.id, proof))) return { problem: "wrong-code" };
      await change(trx);
      return { done: true };
    }),
  );
}

function inTransaction<T>(run: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  return ownerDb().transaction().execute(run);
}
