import { randomUUID } from "node:crypto";
import { makeFormToken } from "~/auth/form-token.server";
import { hashPassword } from "~/auth/password.server";
import type { Plan, Role } from "~/auth/permissions";
import { requireScope } from "~/auth/require-scope.server";
import type { Scope } from "~/auth/scope";
import { startSession } from "~/auth/session.server";
import { signUp } from "~/auth/sign-up.server";
import { environment } from "~/environment";
import { testDatabase } from "./database";

export type Person = { email: string; password: string; userId: string };
export type Member = Person & { accountId: string; scope: Scope };

const password = "correct horse battery";

/** A company that has just signed up, with its first person; plan and role as the operator would set them. */
export async function newCompany({
  plan = "free",
  role = "user",
}: { plan?: Plan; role?: Role } = {}): Promise<Member> {
  const email = newEmail();
  const company = {
    companyName: `Company of ${email}`,
    companyAddress: "1 Yard Road, Springfield",
    phoneNumber: "555-0100",
  };
  const made = await signUp(
    { email, password, ...company, timeZone: "America/Chicago" },
    await makeFormToken("visitor"),
  );
  if ("problem" in made) throw new Error(made.problem);
  const { owner } = testDatabase();
  const profile = await owner
    .selectFrom("profiles")
    .select("account_id")
    .where("id", "=", made.userId)
    .executeTakeFirstOrThrow();
  const accountId = profile.account_id;
  await owner.updateTable("accounts").set({ plan }).where("id", "=", accountId).execute();
  await owner.updateTable("users").set({ role }).where("id", "=", made.userId).execute();
  return { email, password, userId: made.userId, accountId, scope: await scopeOf(made.userId) };
}

/** The master account: the one whose sign-in address the settings name (vitest.config.ts). Each database has one. */
export async function masterAccount(): Promise<Member> {
  const { owner } = testDatabase();
  const email = environment.MASTER_EMAIL!;
  const known = await owner
    .selectFrom("users")
    .innerJoin("profiles", "profiles.id", "users.id")
    .select(["users.id", "account_id"])
    .where("email", "=", email)
    .executeTakeFirst();
  if (known) {
    const { id: userId, account_id: accountId } = known;
    return { email, password, userId, accountId, scope: await scopeOf(userId) };
  }
  const { userId, accountId } = await newCompany({ plan: "enterprise" });
  await owner
    .updateTable("users")
    .set({ email, email_confirmed_at: new Date() })
    .where("id", "=", userId)
    .execute();
  return { email, password, userId, accountId, scope: await scopeOf(userId) };
}

/** One more person of the same company. */
export async function newColleague(company: Member, role: Role): Promise<Member> {
  const person = await newPersonWithoutAccount(role);
  await testDatabase()
    .owner.insertInto("profiles")
    .values({ id: person.userId, account_id: company.accountId })
    .execute();
  return { ...person, accountId: company.accountId, scope: await scopeOf(person.userId) };
}

/** A limited user whom a manager put at the parts counter. */
export async function newCounter(company: Member): Promise<Member> {
  const person = await newColleague(company, "limited_user");
  const { owner } = testDatabase();
  await owner.updateTable("profiles").set({ is_counter: true }).where("id", "=", person.userId).execute();
  return { ...person, scope: await scopeOf(person.userId) };
}

/** Somebody who can sign in and has no account yet (or, on the waitlist, is not let in yet). */
export async function newPersonWithoutAccount(role: Role = "user"): Promise<Person> {
  const email = newEmail();
  const user = await testDatabase()
    .owner.insertInto("users")
    .values({ email, password_hash: await hashPassword(password), role })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { email, password, userId: user.id };
}

export function newEmail(): string {
  return `${randomUUID().slice(0, 13)}@example.com`;
}

/** The cookie header of a browser in which this person has just signed in. */
export async function sessionCookies(userId: string): Promise<string> {
  const { password_hash } = await testDatabase()
    .owner.selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const headers = await startSession(new Request("http://fleet.test/auth"), userId, password_hash);
  return headers!
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function scopeOf(userId: string): Promise<Scope> {
  const cookie = await sessionCookies(userId);
  return requireScope(new Request("http://fleet.test/dashboard", { headers: { cookie } }), "dashboard:use");
}
