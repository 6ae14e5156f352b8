import { expect, test, vi } from "vitest";
import { testDatabase } from "../support/database";
import { newEmail } from "../support/people";
import { Visitor } from "../support/visitor";

vi.hoisted(() => {
  process.env.WAITLIST = "1";
});

test("whoever signs up for the waitlist is offered no trial, and gets none by asking for it", async () => {
  const visitor = new Visitor();
  const page = await visitor.get("/auth?tab=signup&trial=pro");
  expect(page.html.querySelector("[name=trial]")).toBeNull();
  const email = newEmail();
  const company = { companyName: "Hill Haulage", companyAddress: "1 Yard Road", phoneNumber: "555-0100" };
  const token = page.html.querySelector("[name=form_token]")!.getAttribute("value")!;
  const fields = { email, password: "correct horse battery", ...company, trial: "pro", form_token: token };
  const answer = await visitor.post("/auth?tab=signup", fields);
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
