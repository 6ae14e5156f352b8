import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { keepDemo } from "~/auth/demos/keep-demo.server";
import { environment } from "~/environment";
import { launchText } from "~/features/accounts/launch-text";
import { testDatabase } from "../support/database";
import { newCompany, newEmail } from "../support/people";
import { Visitor } from "../support/visitor";

vi.hoisted(() => {
  process.env.WAITLIST = "1";
});

const company = { companyName: "Hill Haulage", companyAddress: "1 Yard Road", phoneNumber: "555-0100" };
const password = "correct horse battery";

async function signUp(email: string, fields = {}) {
  const visitor = new Visitor();
  const page = await visitor.get("/auth?tab=signup&trial=pro");
  const token = page.html.querySelector("[name=form_token]")!.getAttribute("value")!;
  const all = { email, password, ...company, ...fields, form_token: token };
  return { visitor, page, answer: await visitor.post("/auth?tab=signup", all) };
}

test("whoever signs up for the waitlist is told before, is offered no trial, and gets none by asking for it", async () => {
  const email = newEmail();
  const { page, answer } = await signUp(email, { trial: "pro" });
  expect(page.html.querySelector("[name=trial]")).toBeNull();
  expect(page.text).toContain("There is a waitlist");
  expect([answer.status, answer.location]).toEqual([303, "/waitlist"]);
  const account = await testDatabase()
    .owner.selectFrom("accounts as a")
    .innerJoin("profiles as p", "p.account_id", "a.id")
    .innerJoin("users as u", "u.id", "p.id")
    .select("a.trial_plan")
    .where("u.email", "=", email)
    .executeTakeFirstOrThrow();
  expect(account.trial_plan).toBeNull();
});

test("whoever waits is kept on the waitlist's page, and comes to the dashboard and its tour once let in", async () => {
  const email = newEmail();
  const { visitor } = await signUp(email);
  const waiting = await visitor.get("/dashboard");
  expect([waiting.status, waiting.location]).toEqual([303, "/waitlist"]);
  const page = await visitor.follow();
  expect(page.text).toContain("You are on the waitlist.");
  expect(page.text).toContain("November 1st, 2025");
  expect(page.text).toContain(email);
  const { owner } = testDatabase();
  await owner.updateTable("users").set({ role: "user" }).where("email", "=", email).execute();
  expect((await visitor.get("/waitlist")).location).toBe("/dashboard");
  expect((await visitor.follow()).text).toContain("Welcome to FleetTrack Pro");
});

test("the provider's own address does not wait", async () => {
  const email = environment.MASTER_EMAIL!;
  const { owner } = testDatabase();
  await owner.updateTable("users").set({ email: newEmail() }).where("email", "=", email).execute();
  expect((await signUp(email)).answer.location).toBe("/dashboard");
  await owner.updateTable("users").set({ email: newEmail() }).where("email", "=", email).execute();
});

test("a demo that is kept waits too, with its trial still to be had; that of the provider does not wait", async () => {
  const { owner } = testDatabase();
  const keep = async (email: string) => {
    const demo = await newCompany({ role: "demo" });
    const ends_at = new Date(Date.now() + 600_000);
    const running = { ticket: randomUUID(), started_at: new Date(), ends_at };
    await owner
      .insertInto("demos")
      .values({ account_id: demo.accountId, user_id: demo.userId, ...running })
      .execute();
    const kept = await keepDemo(demo.scope, { email, password, timeZone: "UTC", ...company }, randomUUID());
    const { role } = await owner
      .selectFrom("users")
      .select("role")
      .where("id", "=", demo.userId)
      .executeTakeFirstOrThrow();
    const { trial_plan } = await owner
      .selectFrom("accounts")
      .select("trial_plan")
      .where("id", "=", demo.accountId)
      .executeTakeFirstOrThrow();
    return [role, trial_plan, "isWaiting" in kept && kept.isWaiting];
  };
  expect(await keep(newEmail())).toEqual(["waitlist", null, true]);
  const email = environment.MASTER_EMAIL!;
  await owner.updateTable("users").set({ email: newEmail() }).where("email", "=", email).execute();
  expect(await keep(email)).toEqual(["user", "enterprise", false]);
  await owner.updateTable("users").set({ email: newEmail() }).where("email", "=", email).execute();
});

test("the launch is promised while it is ahead, and not once it is over", () => {
  const now = new Date("2026-05-01T12:00:00Z");
  expect(launchText("May 1st, 2026", now)).toBe("We launch on May 1st, 2026.");
  expect(launchText("a day in spring", now)).toBe("We launch on a day in spring.");
  expect(launchText("November 1st, 2025", now)).toBe(
    "We launched on November 1st, 2025, and open accounts one after another.",
  );
});
