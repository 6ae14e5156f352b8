import { randomInt } from "node:crypto";
import { type Transaction, sql } from "kysely";
import { environment } from "~/environment";
import type { Database } from "~db/database";
import { once } from "~db/once";
import { ownerDb } from "~db/owner";
import { isAddressTaken } from "./address-taken.server";
import { noteAudit } from "./audit.server";
import { checkPassword, hashPassword } from "./password.server";
import { type Plan, type Role, plans } from "./permissions";
import type { SignedIn } from "./sign-in.server";

export type CompanyFields = { companyName: string; companyAddress: string; phoneNumber: string };
export type Company = CompanyFields & { timeZone: string };
type SignUp = Company & {
  email: string;
  password: string;
  /** What is tried. */
  trial?: Plan;
};
type SignUpResult = { userId: string; role: Role } | { problem: "address-taken" };

export async function signUp(input: SignUp, token: string): Promise<SignedIn | { problem: "address-taken" }> {
  const password_hash = await hashPassword(input.password);
  const role = waits(input.email) ? "waitlist" : "user";
  const result = await ownerDb()
    .transaction()
    .execute((trx) =>
      once<SignUpResult>(trx, token, async () => {
        if (await isAddressTaken(trx, input.email)) return { problem: "address-taken" };
        const user = await trx
          .insertInto("users")
          .values({ email: input.email, password_hash, role })
          .onConflict((conflict) => conflict.column("email").doNothing())
          .returning("id")
          .executeTakeFirst();
        if (!user) return { problem: "address-taken" };
        const accountId = await addAccount(trx, user.id, input, true);
        if (role !== "waitlist" && input.trial && input.trial !== "free") {
          await beginTrial(trx, accountId, input.trial);
          const what = `Started a trial of ${plans[input.trial].name} at sign-up`;
          await noteAudit(trx, { accountId, userId: user.id, author: input.email }, { kind: "plan", what });
        }
        return { userId: user.id, role };
      }),
    );
  if ("problem" in result) return result;
  return (await passwordFits(result.userId, input.password)) ?? { problem: "address-taken" };
}

/** The provider's own address does not: nobody could let it in. */
export function waits(email: string): boolean {
  return environment.WAITLIST && email !== environment.MASTER_EMAIL;
}

/** A second post of the form gets the first one's user, whose password may have changed since, so it is checked again. */
export async function passwordFits(userId: string, password: string): Promise<SignedIn | undefined> {
  const user = await ownerDb()
    .selectFrom("users")
    .select(["id", "role", "password_hash"])
    .where("id", "=", userId)
    .executeTakeFirst();
  const passwordHash = await checkPassword(password, user);
  return user && passwordHash ? { userId, role: user.role, passwordHash } : undefined;
}

/** Repairs a user whose account is missing. A second post finds the first one's account. */
export async function completeAccount(userId: string, company: Company, token: string): Promise<void> {
  await ownerDb()
    .transaction()
    .execute((trx) =>
      once(trx, token, async () => {
        // Locks the user's row, so that two tabs create one account.
        await trx
          .selectFrom("users")
          .select("id")
          .where("id", "=", userId)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const existing = await trx
          .selectFrom("profiles")
          .select("account_id")
          .where("id", "=", userId)
          .executeTakeFirst();
        return { accountId: existing?.account_id ?? (await addAccount(trx, userId, company)) };
      }),
    );
}

/** Also of the person's profile. */
export async function addAccount(
  trx: Transaction<Database>,
  userId: string,
  company: Company,
  showsTour = false,
): Promise<string> {
  const { id } = await insertAccount(trx, company);
  await trx.insertInto("profiles").values({ id: userId, account_id: id, shows_tour: showsTour }).execute();
  return id;
}

export async function insertAccount(
  trx: Transaction<Database>,
  company: Company,
): Promise<{ id: string; account_number: string }> {
  for (;;) {
    const account_number = generateAccountNumber();
    const closed = await trx
      .selectFrom("closed_accounts")
      .select("account_number")
      .where("account_number", "=", account_number)
      .executeTakeFirst();
    if (closed) continue;
    const account = await trx
      .insertInto("accounts")
      .values({
        account_number,
        company_name: company.companyName,
        company_address: company.companyAddress,
        phone_number: company.phoneNumber,
        time_zone: company.timeZone,
      })
      .onConflict((conflict) => conflict.column("account_number").doNothing())
      .returning(["id", "account_number"])
      .executeTakeFirst();
    if (account) return account;
  }
}

export function beginTrial(trx: Transaction<Database>, accountId: string, plan: "pro" | "enterprise") {
  return trx
    .updateTable("accounts")
    .set({
      trial_plan: plan,
      trial_started_at: sql<Date>`now()`,
      trial_ends_at: sql<Date>`trial_end(time_zone)`,
    })
    .where("id", "=", accountId)
    .execute();
}

/** May be taken already, by a closed company too: insert and retry. */
export function generateAccountNumber(): string {
  return `ACC${String(randomInt(100_000_000)).padStart(8, "0")}`;
}
