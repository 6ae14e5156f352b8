import { sql } from "kysely";
import { expect, test } from "vitest";
import { requireScope } from "~/auth/require-scope.server";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { formHolder } from "~/auth/form-holder.server";
import { getPlanState, lastDayOf, startTrial } from "~/features/plans/plan-state.server";
import { mailLowStock } from "~/features/inventory/reorder/reorder-mail.server";
import type { TrialPlan } from "~/features/plans/trial";
import { makeFormToken } from "~/http/forms/form-token.server";
import { planInForce } from "~db/plan-in-force";
import { testDatabase } from "../support/database";
import { type Member, newCompany, sessionCookies } from "../support/people";
import { filesBelow, readSource } from "../support/sources";
import { ownedItem } from "../support/stock";
import { auditOf, endTrial, onTrial, trialOf } from "../support/trials";

const { owner } = testDatabase();

async function scopeNow({ userId }: Member) {
  const headers = { cookie: await sessionCookies(userId) };
  return requireScope(new Request("http://fleet.test/dashboard", { headers }), "dashboard:use");
}

async function start(company: Member, plan: TrialPlan) {
  return startTrial(company.scope, plan, await makeFormToken(formHolder(company.userId)));
}

async function planAt({ accountId }: Member, at: string): Promise<string> {
  const row = await owner
    .selectFrom("accounts")
    .select(planInForce("accounts", sql`${at}::timestamptz`).as("plan"))
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return row.plan;
}

test("a trial is in force until its end, exactly, and nothing has to switch it", async () => {
  const company = await newCompany();
  await onTrial(company, "enterprise", new Date("2027-01-05T06:00:00Z"));
  expect(await planAt(company, "2027-01-05T05:59:59.999999Z")).toBe("enterprise");
  expect(await planAt(company, "2027-01-05T06:00:00Z")).toBe("free");
  await onTrial(company, "pro");
  expect(await scopeNow(company)).toMatchObject({ plan: "pro", limits: { vehicles: 10 } });
  await endTrial(company);
  expect(await scopeNow(company)).toMatchObject({ plan: "free", limits: { vehicles: 2 } });
});

test("a trial never makes a plan that was sold smaller", async () => {
  for (const [sold, tried, inForce] of [
    ["pro", "enterprise", "enterprise"],
    ["pro", "pro", "pro"],
    ["enterprise", "pro", "enterprise"],
  ] as const) {
    const company = await newCompany({ plan: sold });
    await onTrial(company, tried);
    expect((await scopeNow(company)).plan).toBe(inForce);
    await endTrial(company);
    expect((await scopeNow(company)).plan).toBe(sold);
  }
});

test("a trial runs through the thirtieth day where the company works, and is noted", async () => {
  for (const zone of ["America/Chicago", "Pacific/Honolulu", "America/St_Johns"]) {
    const company = await newCompany();
    await owner
      .updateTable("accounts")
      .set({ time_zone: zone })
      .where("id", "=", company.accountId)
      .execute();
    const lastDay = addDays(today(zone), 30);
    const started = await startTrial(
      await scopeNow(company),
      "pro",
      await makeFormToken(formHolder(company.userId)),
    );
    expect(started).toEqual({ lastDay });
    const end = (await trialOf(company)).trial_ends_at!;
    expect([today(zone, end), lastDayOf(end, zone)]).toEqual([addDays(lastDay, 1), lastDay]);
    expect(await auditOf(company, "plan")).toEqual([
      expect.stringMatching(/: Started a trial of Pro, through /),
    ]);
  }
});

test("of trials started at the same moment a company gets one, and never a second", async () => {
  const company = await newCompany();
  const plans: TrialPlan[] = ["pro", "enterprise", "pro", "enterprise", "pro"];
  const answers = await Promise.all(plans.map((plan) => start(company, plan)));
  expect(answers.filter((answer) => "lastDay" in answer)).toHaveLength(1);
  expect(answers.filter((answer) => "problem" in answer && answer.problem === "had-trial")).toHaveLength(4);
  expect(await auditOf(company, "plan")).toHaveLength(1);
  await endTrial(company);
  expect(await start(company, "enterprise")).toEqual({ problem: "had-trial" });
  expect((await getPlanState(await scopeNow(company))).mayTry).toEqual([]);
});

test("a plan that a company has is not tried", async () => {
  expect(await start(await newCompany({ plan: "pro" }), "pro")).toEqual({ problem: "not-larger" });
  expect(await start(await newCompany({ plan: "enterprise" }), "pro")).toEqual({ problem: "not-larger" });
  expect(await start(await newCompany({ plan: "pro" }), "enterprise")).toHaveProperty("lastDay");
});

test("a request cannot give itself a trial past the one door", async () => {
  const company = await newCompany();
  const changes = [
    sql`update accounts set trial_plan = 'enterprise', trial_started_at = now(), trial_ends_at = 'infinity'`,
    sql`update accounts set plan = 'enterprise'`,
  ];
  for (const change of changes) {
    const refused = company.scope.db((trx) => change.execute(trx));
    await expect(refused).rejects.toMatchObject({ code: "42501" });
  }
  const strange = company.scope.db((trx) => sql`select start_trial('gold')`.execute(trx));
  await expect(strange).rejects.toMatchObject({ code: "23514" });
});

test("the mail about parts that run low goes out during a trial, and not after it", async () => {
  const [during, after] = [await newCompany(), await newCompany()];
  const morning = new Date("2027-03-02T18:00:00Z");
  await onTrial(during, "pro", new Date("2027-03-03T06:00:00Z"));
  await onTrial(after, "pro", new Date("2027-03-02T06:00:00Z"));
  for (const company of [during, after])
    await ownedItem(company, { part_number: "LF-1", quantity: 0, reorder_point: 5 });
  await mailLowStock(morning);
  const mails = await owner
    .selectFrom("mails")
    .select("recipient")
    .where("kind", "=", "Low stock")
    .where("recipient", "in", [during.email, after.email])
    .execute();
  expect(mails).toEqual([{ recipient: during.email }]);
});

test("what a company may do is asked of one function, never of the plan that was sold", () => {
  // The provider sells the plans.
  const seller = "app/features/master-crm/companies/";
  const files = [...filesBelow("app"), ...filesBelow("db")].filter((file) => !file.startsWith(seller));
  const askers = files.filter((file) =>
    /["'`](a|accounts)\.plan["'`]|\b(a|accounts)\.plan\b(?!_)/.test(
      readSource(file).replace(/\/\*\*[^]*?\*\//g, ""),
    ),
  );
  expect(askers).toEqual([]);
});
