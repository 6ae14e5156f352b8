import { type Transaction, sql } from "kysely";
import { z } from "zod";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";
import { StartFailure } from "~db/start-failure";
import { replaceAddress } from "./address-change.server";
import { isAddressTaken } from "./address-taken.server";
import type { Plan, Role } from "./permissions";
import { noteByOperator } from "./sign-in-notes.server";
import { removeTwoStep } from "./two-step/two-step.server";

const plans: readonly string[] = ["free", "pro", "enterprise"] satisfies Plan[];
const roles: readonly string[] = ["admin", "user", "waitlist"] satisfies Role[];

/** `subject` is an e-mail address or an account number, in lower case. */
export async function setPlan(subject: string, plan = ""): Promise<string> {
  if (!plans.includes(plan)) throw new StartFailure(`A plan is one of ${plans.join(", ")}.`);
  const account = await ownerDb()
    .updateTable("accounts")
    .set({ plan: plan as Plan })
    .where((where) =>
      where.or([
        where("account_number", "=", subject.toUpperCase()),
        where(
          "id",
          "in",
          where
            .selectFrom("profiles as p")
            .innerJoin("users as u", "u.id", "p.id")
            .select("p.account_id")
            .where("u.email", "=", subject),
        ),
      ]),
    )
    .returning(["account_number", "company_name"])
    .executeTakeFirst();
  if (!account) throw new StartFailure(`No account has the number or the address ${subject}.`);
  return `${account.company_name} (${account.account_number}) is on the ${plan} plan.`;
}

export async function setRole(email: string, role = ""): Promise<string> {
  if (!roles.includes(role)) throw new StartFailure(`A role is one of ${roles.join(", ")}.`);
  const user = await ownerDb()
    .updateTable("users")
    .set({ role: role as Role })
    .where("email", "=", email)
    .returning("email")
    .executeTakeFirst();
  if (!user) throw new StartFailure(`Nobody has the address ${email}.`);
  return `${user.email} has the role ${role}.`;
}

export async function confirmAddress(email: string): Promise<string> {
  const user = await ownerDb()
    .updateTable("users")
    .set({ email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())` })
    .where("email", "=", email)
    .returning("email")
    .executeTakeFirst();
  if (!user) throw new StartFailure(`Nobody has the address ${email}.`);
  return `${user.email} is confirmed.`;
}

/** For a person whose phone is gone, with the recovery codes. */
export async function turnTwoStepOff(email: string): Promise<string> {
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      const userId = await userIdOf(trx, email);
      if (!(await removeTwoStep(trx, userId)))
        throw new StartFailure(`${email} does not use two-step sign-in.`);
      await noteByOperator(trx, userId, `Turned two-step sign-in of ${email} off`);
      return `${email} signs in with the password alone.`;
    });
}

/** For a person who cannot open mail at both addresses. Nobody has shown that the new one is theirs. */
export async function changeAddress(email: string, next = ""): Promise<string> {
  if (next.length > 255 || !z.email().safeParse(next).success)
    throw new StartFailure(`${next || "Nothing"} is not an email address.`);
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      const userId = await userIdOf(trx, email);
      if (next === email || (await isAddressTaken(trx, next, userId)))
        throw new StartFailure(`${next} is in use, or kept for somebody. Nothing was changed.`);
      await replaceAddress(trx, userId, next);
      await noteByOperator(trx, userId, `Changed the address from ${email} to ${next}`);
      return `${email} is ${next} now, not confirmed, and signed out everywhere.`;
    });
}

async function userIdOf(trx: Transaction<Database>, email: string): Promise<string> {
  const user = await trx
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw new StartFailure(`Nobody has the address ${email}.`);
  return user.id;
}

export async function listAccounts(): Promise<string> {
  const rows = await ownerDb()
    .selectFrom("accounts as a")
    .leftJoin("profiles as p", "p.account_id", "a.id")
    .leftJoin("users as u", "u.id", "p.id")
    .select(["a.account_number", "a.plan", "a.company_name", "u.email", "u.role"])
    .select(sql<string | null>`to_char(a.closes_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`.as("closes_at"))
    .orderBy("a.created_at")
    .orderBy("u.created_at")
    .execute();
  if (rows.length === 0) return "No accounts yet.";
  return rows
    .map((row) =>
      [
        row.account_number,
        row.plan.padEnd(10),
        row.email ?? "-",
        row.role ?? "-",
        row.company_name,
        ...(row.closes_at ? [`closes ${row.closes_at} UTC`] : []),
      ].join("  "),
    )
    .join("\n");
}

/** The address of the running product, recorded by its starter. */
export async function listenUrl(): Promise<string | undefined> {
  const row = await ownerDb().selectFrom("installation").select("listen_url").executeTakeFirst();
  return row?.listen_url ?? undefined;
}

export async function recordAction(
  command: string,
  target: string,
  outcome: string,
  operator: string,
): Promise<void> {
  await ownerDb().insertInto("operator_actions").values({ command, target, outcome, operator }).execute();
}
