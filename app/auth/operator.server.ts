import { type Transaction, sql } from "kysely";
import { z } from "zod";
import type { Database } from "~db/database";
import { requestsPerPage, withOlder } from "~db/operator-page";
import { ownerDb } from "~db/owner";
import { planInForce } from "~db/plan-in-force";
import { StartFailure } from "~db/start-failure";
import { replaceAddress } from "./address-change.server";
import { isAddressTaken } from "./address-taken.server";
import type { Plan, Role } from "./permissions";
import { changePlan, hasTrial } from "./plan-change.server";
import { noteByOperator } from "./sign-in-notes.server";
import { removeTwoStep } from "./two-step/two-step.server";

const plans: readonly string[] = ["free", "pro", "enterprise"] satisfies Plan[];
const roles: readonly string[] = ["admin", "user", "waitlist"] satisfies Role[];

/** `subject` is an e-mail address or an account number, in lower case. Ends a trial. */
export async function setPlan(subject: string, plan = ""): Promise<string> {
  if (!plans.includes(plan)) throw new StartFailure(`A plan is one of ${plans.join(", ")}.`);
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      const account = await lockAccount(trx, subject);
      if (!account) throw new StartFailure(`No account has the number or the address ${subject}.`);
      const ended = await changePlan(trx, account, plan as Plan);
      const { company_name, account_number } = account;
      return `${company_name} (${account_number}) is on the ${plan} plan.${ended}`;
    });
}

function lockAccount(trx: Transaction<Database>, subject: string) {
  return trx
    .selectFrom("accounts")
    .select(["id", "account_number", "company_name", "plan", "trial_plan"])
    .select(hasTrial.as("hasTrial"))
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
    .forUpdate()
    .executeTakeFirst();
}

export async function setRole(email: string, role = ""): Promise<string> {
  if (!roles.includes(role)) throw new StartFailure(`A role is one of ${roles.join(", ")}.`);
  if (role === "waitlist" && (await isLimited(email)))
    throw new StartFailure(
      `${email} is a limited user, whom a release would make a manager. Nothing was changed.`,
    );
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      const userId = await userIdOf(trx, email);
      const changed = await trx
        .updateTable("users")
        .set({ role: role as Role })
        .where("id", "=", userId)
        .where("role", "!=", role as Role)
        .returning("id")
        .executeTakeFirst();
      if (changed) await noteByOperator(trx, userId, `Gave ${email} the role ${role}`);
      return `${email} has the role ${role}.`;
    });
}

async function isLimited(email: string): Promise<boolean> {
  const user = await ownerDb()
    .selectFrom("users")
    .select("role")
    .where("email", "=", email)
    .executeTakeFirst();
  return user?.role === "limited_user";
}

export async function confirmAddress(email: string): Promise<string> {
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      const userId = await userIdOf(trx, email);
      const confirmed = await trx
        .updateTable("users")
        .set({ email_confirmed_at: sql<Date>`now()` })
        .where("id", "=", userId)
        .where("email_confirmed_at", "is", null)
        .returning("id")
        .executeTakeFirst();
      if (confirmed) await noteByOperator(trx, userId, `Confirmed the address ${email}`);
      return `${email} is confirmed.`;
    });
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
    .select(["a.account_number", "a.company_name", "u.email", "u.role"])
    .select(planInForce("a").as("plan"))
    .select(
      sql<string | null>`case when a.trial_ends_at > now()
      then 'trial until ' || to_char(a.trial_ends_at at time zone a.time_zone, 'YYYY-MM-DD HH24:MI') end`.as(
        "trial",
      ),
    )
    .select(sql<string | null>`to_char(a.closes_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`.as("closes_at"))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("demos").select("user_id").whereRef("demos.account_id", "=", "a.id"))),
    )
    .orderBy("a.created_at")
    .orderBy("u.created_at")
    .execute();
  if (rows.length === 0) return "No accounts yet.";
  return rows
    .map(({ account_number, plan, trial, email, role, company_name, closes_at }) =>
      [
        account_number,
        plan.padEnd(10),
        email ?? "-",
        role ?? "-",
        company_name,
        trial,
        closes_at && `closes ${closes_at} UTC`,
      ]
        .filter(Boolean)
        .join("  "),
    )
    .join("\n");
}

/** What companies asked sales for, newest first. Times are UTC. */
export async function listRequests(page: number): Promise<string> {
  const rows = await ownerDb()
    .selectFrom("plan_requests as r")
    .innerJoin("accounts as a", "a.id", "r.account_id")
    .select(["a.account_number", "a.company_name", "r.author", "r.email", "r.wanted", "r.message"])
    .select(planInForce("a").as("plan"))
    .select(sql<string>`to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`.as("when"))
    .orderBy("r.created_at", "desc")
    .orderBy("r.id", "desc")
    .select(sql<number>`(count(*) over ())::int`.as("total"))
    .limit(requestsPerPage)
    .offset((page - 1) * requestsPerPage)
    .execute();
  const records = rows.map(({ when, account_number, company_name, author, email, plan, wanted, message }) => {
    const person = author === email ? email : `${author} <${email}>`;
    const line = [when, account_number, company_name, person, `${plan} -> ${wanted}`].join("  ");
    return [line, ...message.split("\n").filter(Boolean)].join("\n    ");
  });
  return withOlder(records, { page, total: rows[0]?.total, none: "No requests yet." });
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
