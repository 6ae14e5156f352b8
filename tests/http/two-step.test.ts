import { sql } from "kysely";
import { expect, test } from "vitest";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { type Member, type Person, masterAccount, newColleague, newCompany } from "../support/people";
import { codeOf, turnOnTwoStep } from "../support/two-step";
import { newVin } from "../support/vehicles";
import { type Answer, Visitor } from "../support/visitor";

const signInForm = "form:has([name=password])";
const codeForm = "form:has([name=code])";

/** On the page that asks for the code. */
async function withPassword(
  { email, password }: Person,
  visitor = new Visitor(),
  to = "/dashboard",
): Promise<Visitor> {
  await visitor.get(`/auth?tab=signin&to=${encodeURIComponent(to)}`);
  await visitor.submit(signInForm, { email, password });
  await visitor.follow();
  return visitor;
}

async function withTwoStep() {
  const person = await newCompany();
  return { person, ...(await turnOnTwoStep(person)) };
}

const keyOn = (page: Answer) =>
  page.html
    .querySelectorAll("code")
    .map(({ text }) => text)
    .find((text) => /^([A-Z2-7]{4} ?){8}$/.test(text))!;
const codesOn = (page: Answer) => page.html.querySelectorAll(".code-list li").map(({ text }) => text.trim());

test("somebody turns it on with an app, gets ten recovery codes, and signs in with a code", async () => {
  const person = await newCompany();
  const visitor = new Visitor();
  await visitor.signIn(person);
  await visitor.get("/account/two-step");
  await visitor.submit("/account/two-step", { password: person.password });
  const setup = await visitor.follow();
  expect(setup.html.querySelector("svg[role=img] path")?.getAttribute("d")).toMatch(/^M4 4h7v1h-7z/);
  const key = keyOn(setup);
  expect(setup.html.querySelector("a[href^=otpauth]")?.getAttribute("href")).toContain(
    `secret=${key.replaceAll(" ", "")}`,
  );
  expect(setup.headers.get("cache-control")).toContain("no-store");
  const wrong = await visitor.submit(codeForm, { code: "12345" });
  expect([wrong.status, keyOn(wrong)]).toEqual([400, key]);
  expect(messageAt(wrong, "code")).toContain("The app shows another code now.");
  const shown = await visitor.submit(codeForm, { code: codeOf(key) });
  expect(shown.text).toContain("Two-step sign-in is on");
  expect(codesOn(shown)).toHaveLength(10);
  expect(codesOn(shown)[0]).toMatch(/^(\d{4} ?){4}$/);
  const state = await visitor.get("/account/two-step");
  expect(state.text).toContain("10 of 10");
  expect(state.body).not.toContain(codesOn(shown)[0]!);

  const other = await withPassword(person);
  expect(other.cookies.has("session")).toBe(false);
  const answer = await other.submit(codeForm, { code: codeOf(key, Date.now() + 30_000) });
  expect(answer.location).toBe("/dashboard");
  expect(flashOf(await other.follow())).toContain("Welcome back!");
  expect(other.cookies.has("second-step")).toBe(false);
});

test("the code field is for numbers, and browsers and phones may fill it", async () => {
  const { person } = await withTwoStep();
  const page = await (await withPassword(person)).get("/auth/second-step");
  const field = page.html.querySelector("[name=code]")!;
  expect([field.getAttribute("inputmode"), field.getAttribute("autocomplete")]).toEqual([
    "numeric",
    "one-time-code",
  ]);
});

test("a wrong code, one of another person and one that was used get one message, and nobody is signed in", async () => {
  const { person, secret } = await withTwoStep();
  const other = await withTwoStep();
  const used = codeOf(secret);
  const first = await withPassword(person);
  await first.submit(codeForm, { code: used });
  for (const code of ["1", used, codeOf(other.secret), other.recoveryCodes[0]!]) {
    const visitor = await withPassword(person);
    const answer = await visitor.submit(codeForm, { code });
    expect([code, answer.status]).toEqual([code, 400]);
    expect(messageAt(answer, "code")).toContain("This code is not right, or was used already.");
    expect(valueOf(answer, "code")).toBe(code);
    expect(visitor.cookies.has("session")).toBe(false);
    expect((await visitor.get("/dashboard")).status).toBe(303);
  }
});

test("a recovery code with or without blanks signs in once, and the page says how many are left", async () => {
  const { person, recoveryCodes } = await withTwoStep();
  const code = recoveryCodes[0]!.replace(/(.{4})/g, "$1 ").trim();
  const visitor = await withPassword(person);
  await visitor.submit(codeForm, { code });
  expect(flashOf(await visitor.follow())).toContain("You used a recovery code. 9 are left");
  const again = await (await withPassword(person)).submit(codeForm, { code });
  expect(again.status).toBe(400);
});

test("after five wrong codes the sixth waits, with the time left", async () => {
  const { person, secret } = await withTwoStep();
  const visitor = await withPassword(person);
  for (let count = 0; count < 5; count++)
    expect((await visitor.submit(codeForm, { code: "123" })).status).toBe(400);
  const answer = await visitor.submit(codeForm, { code: codeOf(secret) });
  expect(answer.status).toBe(429);
  expect(alertOf(answer)).toMatch(/Too many tries\. Wait 1[45] minutes/);
});

test("the page that somebody wanted and a form that was kept survive the code", async () => {
  const { person, secret } = await withTwoStep();
  const visitor = await withPassword(person, new Visitor(), "/fleet-data?q=abc");
  expect((await visitor.submit(codeForm, { code: codeOf(secret) })).location).toBe("/fleet-data?q=abc");
  await visitor.get("/fleet-data/new");
  await testDatabase()
    .owner.updateTable("sessions")
    .set({ last_seen_at: sql<Date>`now() - interval '11 minutes'` })
    .where("user_id", "=", person.userId)
    .execute();
  const truck = { vin: newVin(), makeModel: "Kept Mack", mileage: "1" };
  await visitor.submit("/fleet-data/new", truck, "Add Vehicle");
  await visitor.follow();
  await visitor.submit(signInForm, { email: person.email, password: person.password });
  await visitor.follow();
  const entered = await visitor.submit(codeForm, { code: codeOf(secret, Date.now() + 30_000) });
  expect(entered.location).toBe("/auth/finish");
  expect((await visitor.follow()).text).toContain("Kept Mack");
});

test("an address elsewhere is not followed after the code", async () => {
  const { person, secret } = await withTwoStep();
  const visitor = await withPassword(person);
  await visitor.get("/auth/second-step?to=https%3A%2F%2Felsewhere.example");
  expect((await visitor.submit(codeForm, { code: codeOf(secret) })).location).toBe("/dashboard");
});

test("without a password before it, or ten minutes after it, the code page leads to the sign-in", async () => {
  const stranger = await new Visitor().get("/auth/second-step?to=%2Faccount");
  expect(stranger.location).toBe("/auth?tab=signin&to=%2Faccount");
  const { person, secret } = await withTwoStep();
  const visitor = await withPassword(person);
  await testDatabase()
    .owner.updateTable("second_steps")
    .set({ created_at: sql<Date>`now() - interval '10 minutes'` })
    .where("user_id", "=", person.userId)
    .execute();
  await visitor.submit(codeForm, { code: codeOf(secret) });
  expect(flashOf(await visitor.follow())).toContain("Please sign in again");
  expect(visitor.cookies.has("session")).toBe(false);
});

test("a code sent from another site is refused", async () => {
  const { person, secret } = await withTwoStep();
  const visitor = await withPassword(person);
  const elsewhere = { origin: "https://elsewhere.example" };
  const answer = await visitor.post("/auth/second-step", { code: codeOf(secret) }, elsewhere);
  expect(answer.status).toBe(403);
});

test("turning it off and new recovery codes take the password and a code, each with its message", async () => {
  const { person, secret, recoveryCodes } = await withTwoStep();
  const visitor = new Visitor();
  await visitor.signIn(person);
  await visitor.get("/account/two-step/codes");
  const wrongPassword = await visitor.submit(codeForm, { password: "no", code: recoveryCodes[0]! });
  expect(messageAt(wrongPassword, "password")).toContain("This is not your current password");
  expect(wrongPassword.body).not.toContain('value="no"');
  const made = await visitor.submit(codeForm, { password: person.password, code: recoveryCodes[0]! });
  expect(codesOn(made)).toHaveLength(10);
  await visitor.get("/account/two-step/off");
  const wrongCode = await visitor.submit(codeForm, { password: person.password, code: recoveryCodes[1]! });
  expect(messageAt(wrongCode, "code")).toContain("This code is not right, or was used already.");
  await visitor.submit(codeForm, { password: person.password, code: codeOf(secret) });
  expect(flashOf(await visitor.follow())).toContain("Two-step sign-in is off");
  expect(await new Visitor().signInByForm(person)).toMatchObject({ status: 200 });
  expect((await visitor.get("/account/two-step/off")).location).toBe("/account/two-step");
});

test("the pages of a person who has not begun lead to the beginning", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  expect((await visitor.get("/account/two-step/app")).text).toContain("Nothing is being set up");
  expect((await visitor.get("/account/two-step/codes")).location).toBe("/account/two-step");
  await visitor.get("/account/two-step");
  const refused = await visitor.submit("/account/two-step", { password: "something else" });
  expect(messageAt(refused, "password")).toContain("This is not your current password");
});

test("the master account is reminded on its pages until it has one; nobody else is", async () => {
  const reminder = "This is the master account: turn on two-step sign-in";
  const master: Member = await masterAccount();
  const visitor = new Visitor();
  await visitor.signIn(master);
  for (const path of ["/dashboard", "/account"]) expect((await visitor.get(path)).text).toContain(reminder);
  await turnOnTwoStep(master);
  for (const path of ["/dashboard", "/account"])
    expect((await visitor.get(path)).text).not.toContain(reminder);
  const { owner } = testDatabase();
  await owner.deleteFrom("two_step").where("user_id", "=", master.userId).execute();
  const other = new Visitor();
  await other.signIn(await newCompany());
  expect((await other.get("/dashboard")).text).not.toContain(reminder);
});

test("a limited user turns it on for himself", async () => {
  const driver = await newColleague(await newCompany({ plan: "pro" }), "limited_user");
  const visitor = new Visitor();
  await visitor.signIn(driver);
  await visitor.get("/account/two-step");
  expect((await visitor.submit("/account/two-step", { password: driver.password })).location).toBe(
    "/account/two-step/app",
  );
});
