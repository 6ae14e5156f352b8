import { spawnSync } from "node:child_process";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { finishPasswordReset, startPasswordReset } from "~/auth/password.server";
import { requireScope } from "~/auth/require-scope.server";
import { isTwoStepOn } from "~/auth/two-step/two-step-on.server";
import { environment, projectFolder } from "~/environment";
import { mailReleased } from "~/features/users/released-mail.server";
import { testDatabase } from "../support/database";
import { masterAccount, newColleague, newCompany, newEmail, sessionCookies } from "../support/people";
import { auditOf, onTrial, trialOf } from "../support/trials";
import { turnOnTwoStep } from "../support/two-step";

/** `npm run operator -- ...` beside the running product. */
function operator(...words: string[]): { status: number | null; said: string; complained: string } {
  const program = ["--import", "tsx", "app/operator.ts", ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: projectFolder,
    encoding: "utf8",
  });
  return { status, said: stdout.trim(), complained: stderr.trim() };
}

function lastAction() {
  return testDatabase()
    .owner.selectFrom("operator_actions")
    .selectAll()
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

async function accountOf(accountId: string) {
  return testDatabase()
    .owner.selectFrom("accounts")
    .select(["plan", "account_number"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
}

test("the operator sells a plan by e-mail address and by account number, and it is recorded", async () => {
  const company = await newCompany();
  const { account_number } = await accountOf(company.accountId);
  const sold = operator("plan", company.email.toUpperCase(), "pro");
  expect([sold.status, sold.complained]).toEqual([0, ""]);
  expect(sold.said).toContain(`(${account_number}) is on the pro plan.`);
  expect((await accountOf(company.accountId)).plan).toBe("pro");
  expect(operator("plan", account_number.toLowerCase(), "Enterprise").status).toBe(0);
  expect((await accountOf(company.accountId)).plan).toBe("enterprise");
  expect(await lastAction()).toMatchObject({
    command: "plan",
    outcome: expect.stringContaining("enterprise plan") as string,
  });
});

test("a plan that the operator sets ends a trial, which is said and noted, and the list has the plan in force", async () => {
  const company = await newCompany();
  await onTrial(company, "enterprise");
  const lineOf = () =>
    operator("accounts")
      .said.split("\n")
      .find((one) => one.includes(company.email));
  expect(lineOf()).toMatch(/ enterprise .* trial until \d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(operator("plan", company.email, "pro").said).toMatch(
    /is on the pro plan\. Its trial of enterprise has ended\.$/,
  );
  const { trial_plan, trial_ends_at } = await trialOf(company);
  expect(trial_plan).toBe("enterprise");
  expect(trial_ends_at!.getTime()).toBeLessThanOrEqual(Date.now());
  expect(lineOf()).toMatch(/ pro  /);
  expect(lineOf()).not.toContain("trial");
  expect(operator("plan", company.email, "free").said).not.toContain("trial");
  expect(await auditOf(company, "plan")).toEqual([
    "The provider: Set the plan from free to pro. Its trial of enterprise has ended.",
    "The provider: Set the plan from pro to free.",
  ]);
});

test("the operator reads what companies asked sales for, newest first", async () => {
  const [first, second] = [await newCompany({ plan: "pro" }), await newCompany()];
  const asked = ({ accountId, userId, email }: typeof first) => ({
    account_id: accountId,
    user_id: userId,
    author: email,
    email,
  });
  await testDatabase()
    .owner.insertInto("plan_requests")
    .values([
      {
        ...asked(first),
        wanted: "enterprise",
        message: "For the yard.\nBy May.",
        created_at: new Date("2026-11-30T18:00:00Z"),
      },
      { ...asked(second), wanted: "pro", message: "", created_at: new Date("2026-11-30T18:01:00Z") },
    ])
    .execute();
  const { said } = operator("requests");
  const lines = said.split("\n");
  const at = lines.findIndex((line) => line.includes(first.scope.account.accountNumber));
  expect(lines[at]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d  ACC\d{8}  Company of .*  pro -> enterprise$/);
  expect(lines.slice(at + 1, at + 3)).toEqual(["    For the yard.", "    By May."]);
  expect(lines.findIndex((line) => line.includes(second.scope.account.accountNumber))).toBeLessThan(at);
  expect(await lastAction()).toMatchObject({ command: "requests", outcome: "listed" });
});

test("a wrong plan, role, address or command is refused in one line and changes nothing", async () => {
  const company = await newCompany();
  const limited = await newColleague(company, "limited_user");
  for (const [words, complaint] of [
    [["plan", company.email, "gold"], "A plan is one of free, pro, enterprise."],
    [["plan", newEmail(), "pro"], "No account has the number or the address"],
    [["plan", company.email], "A plan is one of"],
    [["role", company.email, "owner"], "A role is one of admin, user, waitlist."],
    [["role", limited.email, "waitlist"], "is a limited user, whom a release would make a manager"],
    [["role", newEmail(), "admin"], "Nobody has the address"],
    [["confirm", newEmail()], "Nobody has the address"],
    [["reset-link", newEmail()], "Nobody has the address"],
    [["delete", company.email], "Usage: npm run operator"],
    [[], "Usage: npm run operator"],
  ] as const) {
    const answer = operator(...words);
    expect([words, answer.status]).toEqual([words, 1]);
    expect(answer.complained).toContain(complaint);
    expect(answer.complained).not.toMatch(/\n\s+at /);
  }
  expect((await accountOf(company.accountId)).plan).toBe("free");
  // Ten programs started one after the other.
}, 120_000);

test("the operator gives a role, and lets somebody in from the waitlist", async () => {
  const person = await newCompany();
  await testDatabase()
    .owner.updateTable("users")
    .set({ role: "waitlist" })
    .where("id", "=", person.userId)
    .execute();
  expect(operator("role", person.email.toUpperCase(), "User").said).toContain("has the role user.");
  expect(await notesByOperator(person.accountId)).toEqual([`Gave ${person.email} the role user`]);
  const found = await testDatabase()
    .owner.selectFrom("users")
    .select("role")
    .where("id", "=", person.userId)
    .executeTakeFirstOrThrow();
  expect(found.role).toBe("user");
  expect(await lastAction()).toMatchObject({ command: "role", target: `${person.email.toUpperCase()} User` });
});

test("the operator sees who waits, and lets in one or all of them; each is told", async () => {
  const [first, second, third] = [await waitingCompany(), await waitingCompany(), await waitingCompany()];
  const lines = operator("waitlist").said.split("\n");
  const place = ({ email }: { email: string }) => lines.findIndex((line) => line.includes(email));
  expect(place(first)).toBeGreaterThanOrEqual(0);
  expect([place(first), place(second), place(third)]).toEqual([
    place(first),
    place(first) + 1,
    place(first) + 2,
  ]);
  expect(operator("release", second.email.toUpperCase()).said).toContain(`${second.email} may sign in now.`);
  expect(operator("release", second.email).complained).toBe(`${second.email} is not on the waitlist.`);
  expect(await rolesOf([first, second, third])).toEqual(["waitlist", "user", "waitlist"]);
  expect(operator("release", "ALL").said).toMatch(/^\d+ people may sign in now\./);
  expect(await rolesOf([first, second, third])).toEqual(["user", "user", "user"]);
  expect(operator("release", "all").said).toBe("Nobody is on the waitlist.");
  expect(await lastAction()).toMatchObject({ command: "release", target: "all" });
  expect(await notesByOperator(first.accountId)).toEqual([`Let ${first.email} in from the waitlist`]);
  expect(await jobsFor(first.userId)).toEqual(["mail-released"]);
  // Ten programs started one after the other.
}, 120_000);

test("whoever was let in from the waitlist gets one mail, with the way in; whoever still waits gets none", async () => {
  const [released, waiting] = [await newCompany(), await waitingCompany()];
  await mailReleased(released.userId);
  await mailReleased(waiting.userId);
  const mailsTo = ({ email }: { email: string }) =>
    testDatabase().owner.selectFrom("mails").selectAll().where("recipient", "=", email).execute();
  const [mail, ...others] = await mailsTo(released);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ account_id: released.accountId, kind: "Waitlist" });
  expect(mail!.body).toContain("/auth?tab=signin");
  expect(await mailsTo(waiting)).toEqual([]);
});

async function waitingCompany() {
  const company = await newCompany();
  const { owner } = testDatabase();
  await owner.updateTable("users").set({ role: "waitlist" }).where("id", "=", company.userId).execute();
  return company;
}

async function rolesOf(people: { userId: string }[]): Promise<string[]> {
  const roles: string[] = [];
  for (const { userId } of people) {
    const { owner } = testDatabase();
    const user = await owner
      .selectFrom("users")
      .select("role")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    roles.push(user.role);
  }
  return roles;
}

/** What the worker is asked to do for a person. */
async function jobsFor(userId: string): Promise<string[]> {
  const { rows } = await sql<{ task: string }>`
    select t.identifier as task from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.payload ->> 'userId' = ${userId}`.execute(testDatabase().owner);
  return rows.map(({ task }) => task);
}

test("the operator confirms an address", async () => {
  const { email, userId, accountId } = await newCompany();
  expect(operator("confirm", email).said).toContain("is confirmed.");
  expect(await notesByOperator(accountId)).toEqual([`Confirmed the address ${email}`]);
  const user = await testDatabase()
    .owner.selectFrom("users")
    .select("email_confirmed_at")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  expect(user.email_confirmed_at).not.toBeNull();
});

test("the operator hands over a reset link: no mail is written, the link is not recorded, and it works once", async () => {
  const { email, accountId } = await newCompany();
  const { said, status } = operator("reset-link", email);
  expect(status).toBe(0);
  const token = new URL(said).searchParams.get("token")!;
  expect(JSON.stringify(await lastAction())).not.toContain(token);
  const mails = await testDatabase()
    .owner.selectFrom("mails")
    .select("id")
    .where("account_id", "=", accountId)
    .execute();
  expect(mails).toEqual([]);
  expect(await finishPasswordReset(token, "a new one entirely")).toHaveProperty("userId");
  expect(await finishPasswordReset(token, "another one entirely")).toHaveProperty("problem");
});

test("the operator sees every account with its number, plan and people", async () => {
  const company = await newCompany({ plan: "pro" });
  const { account_number } = await accountOf(company.accountId);
  const line = operator("accounts")
    .said.split("\n")
    .find((one) => one.includes(company.email));
  expect(line).toContain(account_number);
  expect(line).toContain("pro");
});

test("the operator reads whether the master's address is in use and confirmed", async () => {
  const { userId, email } = await masterAccount();
  const { owner } = testDatabase();
  expect(operator("master").said).toBe(`${email} is the provider and sees the Master CRM.`);
  const set = (columns: { email?: string; email_confirmed_at?: Date | null }) =>
    owner.updateTable("users").set(columns).where("id", "=", userId).execute();
  await set({ email_confirmed_at: null });
  expect(operator("master").said).toContain(`npm run operator -- confirm ${email}`);
  await set({ email_confirmed_at: new Date(), email: newEmail() });
  expect(operator("master").said).toContain(`Nobody has the address ${email}`);
});

test("the operator turns off two-step sign-in for a person whose phone is gone, and it is noted", async () => {
  const person = await newCompany();
  expect(operator("two-step-off", person.email).complained).toContain("does not use two-step sign-in.");
  await turnOnTwoStep(person);
  expect(operator("two-step-off", person.email.toUpperCase()).said).toContain("with the password alone.");
  expect(await isTwoStepOn(person.userId)).toBe(false);
  expect(await lastAction()).toMatchObject({ command: "two-step-off" });
  expect(await notesByOperator(person.accountId)).toEqual([`Turned two-step sign-in of ${person.email} off`]);
});

test("the operator changes an address: it is not confirmed, nobody becomes master by it, and every browser is signed out", async () => {
  const [person, other] = [await newCompany(), await newCompany()];
  let token = "";
  await startPasswordReset(person.email, true, (_trx, reset) => Promise.resolve(void (token = reset.token)));
  expect(operator("address", person.email, other.email).complained).toContain("Nothing was changed.");
  expect(operator("address", person.email, "nowhere").complained).toContain("is not an email address.");
  const { owner } = testDatabase();
  const master = environment.MASTER_EMAIL!;
  await owner.updateTable("users").set({ email: newEmail() }).where("email", "=", master).execute();
  expect(operator("address", person.email, master.toUpperCase()).said).toContain("not confirmed");
  const cookie = await sessionCookies(person.userId);
  const request = new Request("http://fleet.test/dashboard", { headers: { cookie } });
  const scope = await requireScope(request, "dashboard:use");
  expect([scope.user.email, scope.isMaster]).toEqual([master, false]);
  expect(await finishPasswordReset(token, "a new one entirely")).toEqual({ problem: "stale" });
  const earlier = await owner
    .selectFrom("sessions")
    .select("ended_at")
    .where("id", "=", person.scope.sessionId)
    .executeTakeFirstOrThrow();
  expect(earlier.ended_at).not.toBeNull();
  expect(await notesByOperator(person.accountId)).toEqual([
    `Changed the address from ${person.email} to ${master}`,
  ]);
  await owner.updateTable("users").set({ email: newEmail() }).where("id", "=", person.userId).execute();
});

async function notesByOperator(accountId: string): Promise<string[]> {
  const notes = await testDatabase()
    .owner.selectFrom("audit_events")
    .select("what")
    .where("account_id", "=", accountId)
    .where("author", "=", "The operator")
    .execute();
  return notes.map(({ what }) => what);
}
