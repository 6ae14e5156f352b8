import { expect, test } from "vitest";
import { invitationLink } from "~/features/users/invitation-link.server";
import { plans } from "~/auth/permissions";
import { formatCounted } from "~/ui/format";
import { eraseClosedAccounts } from "~/auth/erase-account.server";
import { flashOf } from "../support/answers";
import { closing } from "../support/closing";
import { testDatabase } from "../support/database";
import { type Member, named, newColleague, newCompany, newEmail } from "../support/people";
import { ownedBreakdown } from "../support/records";
import { ownedVehicle } from "../support/vehicles";
import { Visitor } from "../support/visitor";

const { owner } = testDatabase();

async function signedIn(person: Member): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.signIn(person);
  return visitor;
}

/** Invites as a manager does without a mail server, and returns the link to hand over. */
async function invited(manager: Visitor, typed: Record<string, string>): Promise<string> {
  await manager.get("/account/users/invite");
  await manager.submit("/account/users/invite", typed);
  const page = await manager.follow();
  expect(page.text).toContain("User invited");
  return linkOn(page.body);
}

function linkOn(body: string): string {
  return /\/join\/[\w-]+/.exec(body)![0];
}

async function joined(link: string, name = "Lee Limited", password = "long enough"): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.get(link);
  const answer = await visitor.submit(link, { name, password });
  expect([answer.status, answer.location]).toEqual([303, "/dashboard"]);
  return visitor;
}

test("a manager invites a limited user, who joins with a name and a password", async () => {
  const company = await newCompany({ plan: "pro" });
  const manager = await signedIn(company);
  const email = newEmail();
  const link = await invited(manager, { email: email.toUpperCase(), role: "limited_user" });
  const pending = await manager.get("/account/users");
  expect(pending.text).toMatch(new RegExp(`${email} .*Limited User .*Pending`));
  expect(pending.text).toContain("1 of 1 manager seat used, 1 of 2 limited seats used");
  const person = await joined(link);
  const dashboard = await person.follow();
  expect(dashboard.text).toContain("Welcome!");
  expect((await person.get("/fleet-data")).status).toBe(200);
  expect((await person.get("/fleet-data/new")).status).toBe(403);
  expect((await person.get("/account/users")).status).toBe(403);
  const page = await manager.get("/account/users");
  expect(page.text).toMatch(/Lee Limited .*Limited User .*Accepted/);
});

test("without a mail server the link is marked as not mailed, and whoever joins by it is not confirmed", async () => {
  const manager = await signedIn(await newCompany({ plan: "pro" }));
  const email = newEmail();
  await manager.get("/account/users/invite");
  await manager.submit("/account/users/invite", { email, role: "limited_user" });
  const page = await manager.follow();
  expect(page.text).toContain("Not mailed Mail is not set up here.");
  expect(page.text).toContain("The address counts as not confirmed.");
  await joined(linkOn(page.body));
  const confirmedAt = () =>
    owner.selectFrom("users").select("email_confirmed_at").where("email", "=", email).executeTakeFirst();
  expect(await confirmedAt()).toEqual({ email_confirmed_at: null });
});

test("a link that was mailed confirms the address of whoever joins by it", async () => {
  const company = await newCompany({ plan: "pro" });
  const manager = await signedIn(company);
  const email = newEmail();
  await invited(manager, { email, role: "limited_user" });
  const invitation = await owner
    .selectFrom("account_invitations")
    .select(["id", "link_nonce"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await joined(new URL(await invitationLink(invitation, "mailed")).pathname);
  const user = await owner
    .selectFrom("users")
    .select("email_confirmed_at")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  expect(user.email_confirmed_at).not.toBeNull();
});

test("an invited manager has full access to vehicles, parts and people", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const link = await invited(await signedIn(company), { email: newEmail(), role: "user" });
  const person = await joined(link, "Mia Manager");
  for (const path of ["/fleet-data/new", "/inventory", "/account/users/invite", "/invoicing"])
    expect((await person.get(path)).status, path).toBe(200);
});

test.each([
  ["", "Invalid email"],
  ["nobody", "Invalid email"],
  ["a@b", "Invalid email"],
])("the address %j is refused and everything typed stays", async (email, title) => {
  const manager = await signedIn(await newCompany({ plan: "pro" }));
  await manager.get("/account/users/invite");
  const answer = await manager.submit("/account/users/invite", { email, role: "limited_user" });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(title);
  expect(answer.text).toContain("Please enter a valid email address");
  expect(answer.html.querySelector("[name=email]")!.getAttribute("value") ?? "").toBe(email);
});

test("somebody of the company, or invited before, is not invited again", async () => {
  const company = await newCompany({ plan: "pro" });
  const manager = await signedIn(company);
  const email = newEmail();
  await invited(manager, { email, role: "limited_user" });
  await manager.get("/account/users/invite");
  const again = await manager.submit("/account/users/invite", { email, role: "limited_user" });
  expect(again.text).toContain("This address was invited already");
  await manager.get("/account/users/invite");
  const own = await manager.submit("/account/users/invite", { email: company.email, role: "limited_user" });
  expect(own.text).toContain("This person is in your company already");
});

test("a declined invitation is not sent again to somebody who was invited or has joined since", async () => {
  const company = await newCompany({ plan: "pro" });
  const manager = await signedIn(company);
  const email = newEmail();
  const invitee = new Visitor();
  const declined = await invited(manager, { email, role: "limited_user" });
  await invitee.get(declined);
  await invitee.submit(`${declined}/decline`);
  const [{ id }] = (await owner
    .selectFrom("account_invitations")
    .select("id")
    .where("account_id", "=", company.accountId)
    .execute()) as [{ id: string }];
  await invited(manager, { email, role: "limited_user" });
  const sendAgain = async () => {
    await manager.get(`/account/users/invitations/${id}`);
    await manager.submit(`form[action$="/${id}/resend"]`, {});
    return flashOf(await manager.follow());
  };
  expect(await sendAgain()).toContain("This address was invited already");
  const person = await newColleague(company, "limited_user");
  await owner.updateTable("account_invitations").set({ email: person.email }).where("id", "=", id).execute();
  expect(await sendAgain()).toContain("This person is in your company already");
});

/** Of each plan in the table that invites anybody: the manager who invites has a seat already. */
const seats = (["pro", "enterprise"] as const).flatMap((plan) => {
  const { admins, limitedUsers } = plans[plan];
  const holds = (count: number, noun: string) => `Your plan holds ${formatCounted(count, noun)}`;
  return [
    { plan, role: "limited_user", left: limitedUsers, refusal: holds(limitedUsers, "limited user") },
    { plan, role: "user", left: admins - 1, refusal: holds(admins, "manager") },
  ];
});

test.each(seats)(
  "$left seats of $role on $plan: twelve posts at once take no more",
  async ({ plan, role, left, refusal }) => {
    const company = await newCompany({ plan });
    const visitors = await Promise.all(Array.from({ length: 12 }, () => signedIn(company)));
    const answers = await Promise.all(
      visitors.map(async (visitor) => {
        await visitor.get("/account/users/invite");
        return visitor.submit("/account/users/invite", { email: newEmail(), role });
      }),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(left);
    for (const { status, text } of answers.filter(({ status }) => status !== 303)) {
      expect(status).toBe(409);
      expect(text).toContain("Error sending invitation");
      expect(text).toContain(refusal);
    }
  },
);

test("fifty invitations a day are the most: deleting one gives its seat back, not its mail", async () => {
  const company = await newCompany({ plan: "pro" });
  const manager = await signedIn(company);
  const link = await invited(manager, { email: newEmail(), role: "limited_user" });
  expect(link).toContain("/join/");
  const mail = { account_id: company.accountId, kind: "Invitation", subject: "s", body: "b" };
  const mails = Array.from({ length: 49 }, () => ({ ...mail, recipient: newEmail() }));
  await owner.insertInto("mails").values(mails).execute();
  await manager.get("/account/users/invite");
  const email = newEmail();
  const refused = await manager.submit("/account/users/invite", { email, role: "limited_user" });
  expect([refused.status, refused.text]).toEqual([
    429,
    expect.stringContaining("Too many invitations were sent in a short time. Try again later."),
  ]);
  expect(refused.html.querySelector("[name=email]")?.getAttribute("value")).toBe(email);
});

test("somebody on the waitlist who is invited answers the invitation after signing in", async () => {
  const waiting = await newCompany();
  await owner.updateTable("users").set({ role: "waitlist" }).where("id", "=", waiting.userId).execute();
  const manager = await signedIn(await newCompany({ plan: "pro" }));
  const link = await invited(manager, { email: waiting.email, role: "limited_user" });
  const visitor = new Visitor();
  const signIn = (await visitor.get(link)).html.querySelector("main a[href^='/auth']")!.getAttribute("href")!;
  await visitor.get(signIn);
  const { email, password } = waiting;
  await visitor.submit("form:has([name=password])", { email, password });
  expect((await visitor.follow()).text).toContain(`invites ${email} to work with`);
  expect((await visitor.get(signIn)).location).toBe(link);
});

test("a link works once, and a double click joins once", async () => {
  const company = await newCompany({ plan: "pro" });
  const link = await invited(await signedIn(company), { email: newEmail(), role: "limited_user" });
  const visitor = new Visitor();
  const page = await visitor.get(link);
  const form_token = page.html.querySelector("[name=form_token]")!.getAttribute("value")!;
  const fields = { form_token, name: "Lee Limited", password: "long enough" };
  const answers = await Promise.all([visitor.post(link, fields), visitor.post(link, fields)]);
  expect(answers.map(({ status, location }) => [status, location])).toEqual([
    [303, "/dashboard"],
    [303, "/dashboard"],
  ]);
  const later = await new Visitor().get(link);
  expect(later.text).toContain("This invitation was accepted already");
  expect(
    (await owner.selectFrom("profiles").select("id").where("account_id", "=", company.accountId).execute())
      .length,
  ).toBe(2);
});

test("an expired, a replaced, a deleted and a guessed link say so and let nobody in", async () => {
  const company = await newCompany({ plan: "pro" });
  const manager = await signedIn(company);
  const link = await invited(manager, { email: newEmail(), role: "limited_user" });
  const page = (
    await owner
      .selectFrom("account_invitations")
      .select("id")
      .where("account_id", "=", company.accountId)
      .executeTakeFirstOrThrow()
  ).id;
  await owner
    .updateTable("account_invitations")
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where("id", "=", page)
    .execute();
  expect((await new Visitor().get(link)).text).toContain("This link was good until");
  await manager.get(`/account/users/invitations/${page}`);
  await manager.submit(`/account/users/invitations/${page}/resend`);
  const newer = linkOn((await manager.follow()).body);
  expect(newer).not.toBe(link);
  expect((await new Visitor().get(link)).status).toBe(404);
  expect((await new Visitor().get(newer)).text).toContain("Full name");
  const guessed = newer.slice(0, -1) + (newer.endsWith("A") ? "B" : "A");
  for (const wrong of [guessed, `${newer}A`, "/join/x", `/join/${"a".repeat(65)}`])
    expect((await new Visitor().get(wrong)).status, wrong).toBe(404);
  await manager.get(`/account/users/invitations/${page}/delete`);
  await manager.submit(`/account/users/invitations/${page}/delete`);
  expect((await new Visitor().get(newer)).status).toBe(404);
  expect((await new Visitor().post(newer, { name: "X", password: "long enough" })).status).not.toBe(303);
});

test("whoever is signed in under the invited address reads why a link opens nothing", async () => {
  const [from, to] = [await newCompany({ plan: "pro" }), await newCompany({ plan: "pro" })];
  const driver = await named(await newColleague(from, "limited_user"), "Dale Driver");
  const link = await invited(await signedIn(to), { email: driver.email, role: "limited_user" });
  const expireAt = (time: number) =>
    owner
      .updateTable("account_invitations")
      .set({ expires_at: new Date(time) })
      .where("account_id", "=", to.accountId)
      .execute();
  const person = await signedIn(driver);
  await expireAt(Date.now() - 1000);
  const expired = await person.get(link);
  expect([expired.status, expired.text]).toEqual([200, expect.stringContaining("This link was good until")]);
  await expireAt(Date.now() + 60 * 60 * 1000);
  await person.get(link);
  await person.submit(link);
  expect((await person.get(link)).location).toBe("/dashboard");
  expect(flashOf(await person.follow())).toContain("You accepted this invitation already");
});

test("a link opened while somebody else is signed in names both and is not used up", async () => {
  const company = await newCompany({ plan: "pro" });
  const manager = await signedIn(company);
  const email = newEmail();
  const link = await invited(manager, { email, role: "limited_user" });
  const answer = await manager.get(link);
  expect(answer.text).toMatch(
    new RegExp(`You are signed in as ${company.email} ?, and this invitation is for ${email}`),
  );
  const token = answer.html.querySelector("[name=form_token]")!.getAttribute("value")!;
  const posted = await manager.post(link, { form_token: token, name: "Wrong One", password: "long enough" });
  expect(posted.status).toBe(409);
  expect(answer.html.querySelector("form[action$='/decline']")).toBeNull();
  await manager.post(`${link}/decline`, { form_token: token });
  expect(flashOf(await manager.follow())).toContain("This invitation is for somebody else");
  await joined(link);
});

test("a person of another company is told what happens, and leaves it or declines", async () => {
  const [from, to] = await Promise.all([newCompany({ plan: "pro" }), newCompany({ plan: "pro" })]);
  const driver = await named(await newColleague(from, "limited_user"), "Dale Driver");
  const manager = await signedIn(to);
  const link = await invited(manager, { email: driver.email, role: "limited_user" });
  expect((await new Visitor().get(link)).text).toContain("has a password here already");
  const person = await signedIn(driver);
  const page = await person.get(link);
  expect(page.text).toContain(
    `if you join ${to.scope.account.companyName}, you leave ${from.scope.account.companyName}`,
  );
  const answer = await person.submit(link);
  expect([answer.status, answer.location]).toEqual([303, "/dashboard"]);
  expect((await manager.get("/account/users")).text).toMatch(/Dale Driver .*Accepted/);
  expect((await (await signedIn(from)).get("/account/users")).text).not.toContain("Dale Driver");
});

test("whoever declines frees the seat, and the manager reads it", async () => {
  const company = await newCompany({ plan: "pro" });
  const manager = await signedIn(company);
  const link = await invited(manager, { email: newEmail(), role: "limited_user" });
  const visitor = new Visitor();
  await visitor.get(link);
  await visitor.submit(`${link}/decline`);
  expect((await visitor.follow()).text).toContain("Invitation declined");
  const page = await manager.get("/account/users");
  expect(page.text).toContain("Declined");
  expect(page.text).toContain("0 of 2 limited seats used");
});

test("the last manager of a company does not leave it for another", async () => {
  const [from, to] = await Promise.all([newCompany({ plan: "pro" }), newCompany({ plan: "enterprise" })]);
  const link = await invited(await signedIn(to), { email: from.email, role: "user" });
  const person = await signedIn(from);
  const page = await person.get(link);
  expect(page.text).toContain("You are the last manager");
  const token = page.html.querySelector("[name=form_token]")!.getAttribute("value")!;
  expect((await person.post(link, { form_token: token, name: "From" })).status).toBe(409);
  expect((await person.get("/account")).text).toContain(from.scope.account.companyName);
});

test("the last manager of a company that is closing leaves it for another, and it is erased on its day", async () => {
  const [from, to] = [await newCompany({ plan: "pro" }), await newCompany({ plan: "enterprise" })];
  const link = await invited(await signedIn(to), { email: from.email, role: "user" });
  const driver = await newColleague(from, "limited_user");
  const person = await signedIn(from);
  const page = await person.get(link);
  expect(page.html.querySelector("main a[href='/account/close']")).not.toBeNull();
  await closing(from, "2099-01-31T18:30:00Z");
  expect((await person.get(link)).text).toContain(
    "It closes on Jan 31, 2099 12:30 PM, and nobody can keep it once you have left.",
  );
  expect((await person.submit(link, { name: "Frank From" })).location).toBe("/dashboard");
  expect((await (await signedIn(driver)).get("/dashboard")).text).toContain("This company closes on");
  await closing(from, "2026-01-31T18:30:00Z");
  await eraseClosedAccounts();
  const { accountId } = from;
  expect(await owner.selectFrom("accounts").select("id").where("id", "=", accountId).execute()).toEqual([]);
  expect((await new Visitor().signInByForm(from)).text).toContain(to.scope.account.companyName);
});

test("whoever waits for the launch alone in a company and joins another leaves none without people", async () => {
  const [from, to] = [await newCompany(), await newCompany({ plan: "pro" })];
  await owner.updateTable("users").set({ role: "waitlist" }).where("id", "=", from.userId).execute();
  const link = await invited(await signedIn(to), { email: from.email, role: "limited_user" });
  const person = await signedIn(from);
  expect((await person.get(link)).text).toContain("Nobody else is in it, so it is erased.");
  expect((await person.submit(link, { name: "Wanda Waits" })).location).toBe("/dashboard");
  await eraseClosedAccounts();
  const { accountId } = from;
  expect(await owner.selectFrom("accounts").select("id").where("id", "=", accountId).execute()).toEqual([]);
  expect((await person.follow()).text).toContain("Welcome!");
});

test("a removed person is signed out at once, and what they wrote keeps the name", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const colleague = await named(await newColleague(company, "user"), "Dale Dispatch");
  const person = await signedIn(colleague);
  expect((await person.get("/dashboard")).status).toBe(200);
  const vehicleId = await ownedVehicle(company);
  const breakdown = `/fleet-data/${vehicleId}/breakdowns/${await ownedBreakdown(company, vehicleId)}`;
  await person.get(breakdown);
  await person.submit("form:has([name=note])", { note: "Towed to the yard" });
  const manager = await signedIn(company);
  await manager.get(`/account/users/${colleague.userId}/remove`);
  await manager.submit(`/account/users/${colleague.userId}/remove`);
  expect((await manager.follow()).text).toContain("User removed");
  expect((await person.get("/dashboard")).location).toMatch(/^\/auth/);
  await person.signIn(colleague);
  expect((await person.get("/dashboard")).location).toBe("/account/setup");
  expect((await manager.get(`/account/users/${colleague.userId}`)).status).toBe(404);
  const log = (await manager.get(breakdown)).text;
  for (const said of ["Dale Dispatch", "Towed to the yard"]) expect(log).toContain(said);
});

test("the last manager is not removed or made a limited user", async () => {
  const company = await newCompany({ plan: "pro" });
  const manager = await signedIn(company);
  const page = `/account/users/${company.userId}`;
  await manager.get(`${page}/remove`);
  expect((await manager.submit(`${page}/remove`)).text).toContain("The last manager stays");
  await manager.get(`${page}/role`);
  const answer = await manager.submit(`${page}/role`, { role: "limited_user" });
  expect(answer.status).toBe(409);
  expect(answer.text).toContain("The last manager stays");
});

test("a manager who becomes a limited user comes to the dashboard, also with a second press", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const colleague = await newColleague(company, "user");
  const manager = await signedIn(colleague);
  const path = `/account/users/${colleague.userId}/role`;
  const page = await manager.get(path);
  const form = page.html.querySelector(`form[action='${path}']`)!;
  for (let press = 0; press < 2; press++) {
    expect((await manager.submit(form, { role: "limited_user" })).location).toBe("/dashboard");
    expect(flashOf(await manager.follow())).toContain("You are a limited user now.");
  }
  expect((await manager.submit(form, { role: "user" })).status).toBe(403);
});

test("a second press of Leave the company, or of Sign out everywhere, does not say that nothing was changed", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const colleague = await newColleague(company, "user");
  for (const [page, path] of [
    ["/account/devices", "/account/devices/sign-out"],
    [`/account/users/${colleague.userId}/remove`, `/account/users/${colleague.userId}/remove`],
  ] as const) {
    const person = await signedIn(colleague);
    await signedIn(colleague);
    const form = (await person.get(page)).html.querySelector(`form[action='${path}']`)!;
    await person.submit(form);
    await person.follow();
    await person.submit(form);
    const said = flashOf(await person.follow());
    expect([said, said.includes("Nothing was changed")]).toEqual([
      expect.stringContaining("You are signed out."),
      false,
    ]);
  }
});

test("a manager who is made a limited user while filling in a form keeps what was typed", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const colleague = await newColleague(company, "user");
  const person = await signedIn(colleague);
  await person.get("/fleet-data/new");
  const setRole = (role: "user" | "limited_user") =>
    owner.updateTable("users").set({ role }).where("id", "=", colleague.userId).execute();
  await setRole("limited_user");
  const typed = { vin: "1XP5DB9X7YN526158", makeModel: "Half typed", mileage: "5" };
  const refused = await person.submit("/fleet-data/new", typed, "Add Vehicle");
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining("Half typed")]);
  expect(refused.text).toContain("Your sign-in does not allow this.");
  await setRole("user");
  expect((await person.submit("/fleet-data/new", {}, "Send Again")).status).toBe(303);
});

test("two managers who remove each other at once leave one", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const other = await newColleague(company, "user");
  const [one, two] = await Promise.all([signedIn(company), signedIn(other)]);
  await Promise.all([
    one.get(`/account/users/${other.userId}/remove`),
    two.get(`/account/users/${company.userId}/remove`),
  ]);
  await Promise.all([
    one.submit(`/account/users/${other.userId}/remove`),
    two.submit(`/account/users/${company.userId}/remove`),
  ]);
  const left = await owner
    .selectFrom("profiles")
    .select("id")
    .where("account_id", "=", company.accountId)
    .execute();
  expect(left).toHaveLength(1);
});

test("handing over swaps the manager and a limited user in one act, also with a single manager seat", async () => {
  const company = await newCompany({ plan: "pro" });
  const driver = await named(await newColleague(company, "limited_user"), "Dale Driver");
  const manager = await signedIn(company);
  const page = `/account/users/${driver.userId}/hand-over`;
  await manager.get(page);
  const wrong = await manager.submit(page, { password: "not this one" });
  expect(wrong.text).toContain("This is not your current password");
  const answer = await manager.submit(page, { password: company.password });
  expect([answer.status, answer.location]).toEqual([303, "/dashboard"]);
  expect((await manager.follow()).text).toContain("Handed over");
  expect((await manager.get("/account/users")).status).toBe(403);
  const next = await signedIn(driver);
  expect((await next.get("/account/users")).text).toContain(
    "1 of 1 manager seat used, 1 of 2 limited seats used",
  );
});

test("a second press of Hand Over answers as the first", async () => {
  const company = await newCompany({ plan: "pro" });
  const driver = await newColleague(company, "limited_user");
  const manager = await signedIn(company);
  const page = `/account/users/${driver.userId}/hand-over`;
  const token = (await manager.get(page)).html
    .querySelector("main [name=form_token]")!
    .getAttribute("value")!;
  const fields = { form_token: token, password: company.password };
  const answers = [await manager.post(page, fields), await manager.post(page, fields)];
  expect(answers.map(({ location }) => location)).toEqual(["/dashboard", "/dashboard"]);
});

test("a counter is ticked by a manager and then sees the parts, not their cost", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const person = await newColleague(company, "limited_user");
  const manager = await signedIn(company);
  await manager.get(`/account/users/${person.userId}/role`);
  await manager.submit(`/account/users/${person.userId}/role`, { isCounter: "on" });
  expect((await manager.follow()).text).toContain("Limited User, counter");
  const counter = await signedIn(person);
  expect((await counter.get("/invoicing/new")).status).toBe(200);
  expect((await counter.get("/inventory/export.csv")).status).toBe(403);
});

test("after a downgrade people stay and can be removed, and nobody is invited", async () => {
  const company = await newCompany({ plan: "pro" });
  const driver = await newColleague(company, "limited_user");
  await owner.updateTable("accounts").set({ plan: "free" }).where("id", "=", company.accountId).execute();
  const manager = await signedIn(company);
  const page = await manager.get("/account/users");
  expect(page.text).toContain("Team invitations are available on Pro and Enterprise tiers");
  expect((await (await signedIn(driver)).get("/dashboard")).status).toBe(200);
  expect((await manager.get("/account/users/invite")).status).toBe(303);
  await manager.get(`/account/users/${driver.userId}/remove`);
  await manager.submit(`/account/users/${driver.userId}/remove`);
  expect((await manager.follow()).text).toContain("User removed");
});

test("a driver's units come first on the dashboard, and the vehicle names its driver", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const driver = await named(await newColleague(company, "limited_user"), "Dale Driver");
  const manager = await signedIn(company);
  await ownedVehicle(company, { unit_number: "T-101", make_model: "Peterbilt 379" });
  const page = `/account/users/${driver.userId}/units`;
  await manager.get(page);
  const unknown = await manager.submit(page, { unit: "T-999" });
  expect(unknown.text).toContain("No vehicle in service, or more than one, has this number");
  await manager.submit(page, { unit: "t-101" });
  expect((await manager.follow()).text).toContain("T-101 · Peterbilt 379");
  const person = await signedIn(driver);
  const dashboard = await person.get("/dashboard");
  expect(dashboard.text).toMatch(/Your units T-101 · Peterbilt 379 Pre-Trip Inspection/);
  const vehicle = dashboard.html.querySelector("main li a")!.getAttribute("href")!;
  expect((await manager.get(vehicle)).text).toContain("Driver Dale Driver");
  await manager.get(page);
  await manager.submit("form[action$='/take-away']");
  const audit = (await manager.get("/account/audit")).text;
  const name = `Dale Driver (${driver.email})`;
  expect(audit).toContain(`Assigned unit T-101, Peterbilt 379 to ${name}`);
  expect(audit).toContain(`Took unit T-101, Peterbilt 379 away from ${name}`);
});

test("the navigation has Manage Users as the plan and the role allow", async () => {
  const entry = async (person: Member) => {
    const { html } = await (await signedIn(person)).get("/dashboard");
    const found = html.querySelectorAll("nav li").find((one) => one.text.includes("Manage Users"))!;
    return { link: found.querySelector("a")?.getAttribute("href"), text: found.text };
  };
  const pro = await newCompany({ plan: "pro" });
  expect(await entry(pro)).toMatchObject({ link: "/account/users" });
  const free = await entry(await newCompany());
  expect(free.link).toBeUndefined();
  expect(free.text).toContain("Pro");
  expect((await entry(await newColleague(pro, "limited_user"))).link).toBeUndefined();
});

test("who did what with people is kept", async () => {
  const company = await newCompany({ plan: "pro" });
  const manager = await signedIn(company);
  const email = newEmail();
  await joined(await invited(manager, { email, role: "limited_user" }));
  const events = await owner
    .selectFrom("audit_events")
    .select(["author", "what"])
    .where("account_id", "=", company.accountId)
    .where("kind", "=", "people")
    .orderBy("happened_at")
    .execute();
  expect(events).toEqual([
    { author: company.email, what: `Invited ${email} as Limited User` },
    { author: "Lee Limited", what: `Joined as Limited User, invited by ${company.email}` },
  ]);
});
