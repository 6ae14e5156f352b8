import { randomUUID } from "node:crypto";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { hashPassword } from "~/auth/password.server";
import type { Plan, Role } from "~/auth/permissions";
import { requireScope } from "~/auth/require-scope.server";
import type { Scope } from "~/auth/scope";
import { deviceOf, newDevice, newToken, openSession, sessionHeaders } from "~/auth/session.server";
import { completeAccount } from "~/auth/sign-up.server";
import { environment } from "~/environment";
import { testDatabase } from "./database";

export type Person = { email: string; password: string; userId: string };
export type Member = Person & { accountId: string; scope: Scope };

const password = "correct horse battery";
let passwordHash: Promise<string> | undefined;

export async function newCompany({
  plan = "free",
  role = "user",
}: { plan?: Plan; role?: Role } = {}): Promise<Member> {
  const person = await newPersonWithoutAccount(role);
  const company = {
    companyName: `Company of ${person.email}`,
    companyAddress: "1 Yard Road, Springfield",
    phoneNumber: "555-0100",
    timeZone: "America/Chicago",
  };
  await completeAccount(person.userId, company, await makeFormToken(formHolder(person.userId)));
  const account = await testDatabase()
    .owner.updateTable("accounts as a")
    .from("profiles as p")
    .set({ plan })
    .whereRef("a.id", "=", "p.account_id")
    .where("p.id", "=", person.userId)
    .returning("a.id")
    .executeTakeFirstOrThrow();
  return { ...person, accountId: account.id, scope: await scopeOf(person.userId) };
}

/** The one whose sign-in address is in the settings (vitest.config.ts). Each database has one. */
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
  const made = await owner
    .updateTable("users")
    .set({ email, email_confirmed_at: new Date() })
    .where("id", "=", userId)
    .execute()
    .catch((error: unknown) => error);
  // Another worker of the same database was first.
  if ((made as { code?: unknown }).code === "23505") return masterAccount();
  if (made instanceof Error) throw made;
  return { email, password, userId, accountId, scope: await scopeOf(userId) };
}

export async function newColleague(company: Member, role: Role): Promise<Member> {
  const person = await newPersonWithoutAccount(role);
  await testDatabase()
    .owner.insertInto("profiles")
    .values({ id: person.userId, account_id: company.accountId })
    .execute();
  return { ...person, accountId: company.accountId, scope: await scopeOf(person.userId) };
}

/** Who has given a name. */
export async function named<P extends Member>(person: P, name: string): Promise<P> {
  await testDatabase().owner.updateTable("profiles").set({ name }).where("id", "=", person.userId).execute();
  return { ...person, scope: await scopeOf(person.userId) };
}

/** A limited user whom a manager assigned to the parts counter. */
export async function newCounter(company: Member): Promise<Member> {
  const person = await newColleague(company, "limited_user");
  const { owner } = testDatabase();
  await owner.updateTable("profiles").set({ is_counter: true }).where("id", "=", person.userId).execute();
  return { ...person, scope: await scopeOf(person.userId) };
}

/** Can sign in but has no account yet (or is still on the waitlist). */
export async function newPersonWithoutAccount(role: Role = "user"): Promise<Person> {
  const email = newEmail();
  const user = await testDatabase()
    .owner.insertInto("users")
    // All passwords are the same, since hashing is slow on purpose.
    .values({ email, password_hash: await (passwordHash ??= hashPassword(password)), role })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { email, password, userId: user.id };
}

export function newEmail(): string {
  return `${randomUUID().slice(0, 13)}@example.com`;
}

export async function sessionCookies(userId: string): Promise<string> {
  const cookies = await startedSession(userId);
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

/** The sign-in response's cookies, without the form, the password and the code; `cookie` is the browser's. */
export async function startedSession(userId: string, cookie = ""): Promise<string[]> {
  const request = new Request("http://fleet.test/auth", { headers: { cookie } });
  const session = { token: newToken(), device: (await deviceOf(request)) ?? newDevice() };
  await testDatabase()
    .owner.transaction()
    .execute((trx) => openSession(trx, request, { userId, ...session }));
  return (await sessionHeaders(request, session)).getSetCookie();
}

async function scopeOf(userId: string): Promise<Scope> {
  const cookie = await sessionCookies(userId);
  return requireScope(new Request("http://fleet.test/dashboard", { headers: { cookie } }), "dashboard:use");
}
