import { type Transaction, sql } from "kysely";
import type { Database } from "~db/database";
import { once } from "~db/once";
import { ownerDb } from "~db/owner";
import { isAddressTaken } from "../address-taken.server";
import { noteAudit } from "../audit.server";
import { hashPassword } from "../password.server";
import type { Scope } from "../scope";
import { type Company, beginTrial, waits } from "../sign-up.server";

type Keeping = Company & { email: string; password: string };
export type KeepProblem = { problem: "over" | "address-taken" };

type Kept = { kept: string; isWaiting: boolean };

/**
 * The demo's company becomes the visitor's own, with all that was typed into it, and a trial of what it could do; for somebody on the
 * waitlist it waits, with the trial still to be had.
 */
export async function keepDemo(
  scope: Scope,
  { email, password, ...company }: Keeping,
  token: string,
): Promise<Kept | KeepProblem> {
  const password_hash = await hashPassword(password);
  return ownerDb()
    .transaction()
    .execute((trx) =>
      once<Kept | KeepProblem>(trx, token, async () => {
        if (!(await lockDemo(trx, scope))) return { problem: "over" };
        if (await isAddressTaken(trx, email)) return { problem: "address-taken" };
        const isWaiting = waits(email);
        const role = isWaiting ? "waitlist" : "user";
        const { id: userId } = scope.user;
        await trx
          .updateTable("users")
          .set({ email, password_hash, role, created_at: sql<Date>`now()` })
          .where("id", "=", userId)
          .execute();
        await trx.updateTable("profiles").set({ name: null }).where("id", "=", userId).execute();
        await takeCompany(trx, scope.account.id, company);
        const by = { accountId: scope.account.id, userId, author: email };
        if (!isWaiting) await beginTrial(trx, scope.account.id, "enterprise");
        const trial = isWaiting ? "" : ", with a trial of Enterprise";
        await noteAudit(trx, by, { kind: "plan", what: `Kept the demo${trial}` });
        return { kept: scope.account.id, isWaiting };
      }),
    )
    .catch((error: unknown) => {
      // Somebody else took the address at this moment.
      if ((error as { code?: unknown }).code === "23505") return { problem: "address-taken" as const };
      throw error;
    });
}

/** While it is locked nobody erases it. */
async function lockDemo(trx: Transaction<Database>, { account }: Scope): Promise<boolean> {
  const demo = await trx
    .selectFrom("demos")
    .select("account_id")
    .where("account_id", "=", account.id)
    .where("ends_at", ">", sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  return demo !== undefined;
}

async function takeCompany(trx: Transaction<Database>, id: string, company: Company): Promise<void> {
  await trx
    .updateTable("accounts")
    .set({
      company_name: company.companyName,
      company_address: company.companyAddress,
      phone_number: company.phoneNumber,
      time_zone: company.timeZone,
      created_at: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .execute();
  await trx.deleteFrom("demos").where("account_id", "=", id).execute();
}
