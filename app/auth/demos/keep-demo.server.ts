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
        const by = { accountId: scope.account.id, userId, author: email };
        await takeCompany(trx, scope.account.id, company);
        await takeLetterhead(trx, by, company);
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

type Author = { accountId: string; userId: string; author: string };

/** From now on; what was issued keeps the sample's. What the visitor saved as settings stays. */
async function takeLetterhead(trx: Transaction<Database>, by: Author, company: Company): Promise<void> {
  const { accountId, userId, author } = by;
  const settings = await trx
    .selectFrom("company_settings")
    .select(["letterhead_id", "tax_rate", "version"])
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirst();
  const sample = await trx
    .selectFrom("letterheads")
    .select("id")
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .executeTakeFirst();
  if (!settings || settings.letterhead_id !== sample?.id) return;
  const { companyName: company_name, companyAddress: address, phoneNumber: phone } = company;
  const own = { account_id: accountId, user_id: userId, company_name, address, phone };
  const { id } = await trx.insertInto("letterheads").values(own).returning("id").executeTakeFirstOrThrow();
  const tax_rate = settings.version === 1 ? null : settings.tax_rate;
  const saved = { version: settings.version + 1, updated_at: sql<Date>`now()`, user_id: userId, author };
  await trx
    .updateTable("company_settings")
    .set({ letterhead_id: id, tax_rate, ...saved })
    .where("account_id", "=", accountId)
    .execute();
}
