import { sql } from "kysely";
import { expect, test } from "vitest";
import { addDays } from "~/features/calendar/days";
import { mailDueReminders } from "~/features/reminders/reminder-mail.server";
import { testDatabase } from "../support/database";
import { type Member, newColleague, newCompany } from "../support/people";
import { doneOnce, ownedReminder, readMeter } from "../support/reminders";
import { ownedAnnual } from "../support/records";
import { ownedVehicle } from "../support/vehicles";

const { owner } = testDatabase();

/** Noon in Chicago, so many days after Mar 2, 2027. */
const noon = (days = 0) => new Date(Date.parse("2027-03-02T18:00:00Z") + days * 86_400_000);
const day = "2027-03-02";

const mailsTo = (person: Member) =>
  owner
    .selectFrom("mails")
    .select(["subject", "body", "account_id"])
    .where("recipient", "=", person.email)
    .where("kind", "=", "Service due")
    .orderBy("created_at")
    .execute();

test("what newly falls due is told once: not again the same day, nor the next, nor by an earlier hour", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company, { unit_number: "T-1" });
  const id = await ownedReminder(company, vehicleId, { task: "Registration", due_on: addDays(day, 5) });
  await mailDueReminders(new Date("2027-03-02T11:59:00Z"));
  expect(await mailsTo(company)).toEqual([]);
  await mailDueReminders(new Date("2027-03-02T12:00:00Z"));
  for (const days of [0, 0, 1, 2]) await mailDueReminders(noon(days));
  const mails = await mailsTo(company);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    account_id: company.accountId,
    subject: "Service due: Unit T-1, Freightliner Cascadia, Registration",
  });
  expect(mails[0]!.body).toContain("Due soon, 5 days left; due on Mar 7, 2027");
  expect(mails[0]!.body).toContain(`/fleet-data/${vehicleId}/reminders/${id}`);
  expect(mails[0]!.body).not.toContain("Still due");
});

test("due soon is told, overdue is told again, and done and due again is told anew", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  const id = await ownedReminder(company, vehicleId, {
    task: "Grease",
    every_time: 1,
    time_unit: "months",
    soon_days: 3,
  });
  const told = async (days: number) => {
    await mailDueReminders(noon(days));
    return (await mailsTo(company)).length;
  };
  await doneOnce(company, id, "2027-02-04");
  expect([await told(-2), await told(0), await told(1), await told(2), await told(3), await told(9)]).toEqual(
    [0, 1, 1, 1, 2, 2],
  );
  await doneOnce(company, id, "2027-03-12");
  expect([await told(11), await told(38), await told(39), await told(42)]).toEqual([2, 3, 3, 4]);
});

test("a reminder by months that was told before it could be by weeks is not told again", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  const id = await ownedReminder(company, vehicleId, { task: "Grease", every_time: 6, time_unit: "months" });
  const notice = { account_id: company.accountId, user_id: company.userId, reminder_id: id };
  const told = { ...notice, state: "overdue" as const, cycle: "start////6" };
  await owner.insertInto("reminder_notices").values(told).execute();
  await mailDueReminders(noon());
  expect(await mailsTo(company)).toEqual([]);
  await owner.updateTable("reminders").set({ time_unit: "weeks" }).where("id", "=", id).execute();
  await mailDueReminders(noon(1));
  expect(await mailsTo(company)).toHaveLength(1);
});

test("what was told before and still is due stands below, and alone it makes no mail", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company, { mileage: 100_000 });
  await ownedReminder(company, vehicleId, { task: "Old permit", due_on: addDays(day, -100) });
  await ownedReminder(company, vehicleId, { task: "Oil", every_use: "5000", use_unit: "mi" });
  await mailDueReminders(noon());
  await mailDueReminders(noon(1));
  await readMeter(company, vehicleId, addDays(day, 1), 105_200);
  await mailDueReminders(noon(2));
  const mails = await mailsTo(company);
  expect(mails).toHaveLength(2);
  expect(mails[1]!.subject).toMatch(/Oil and 1 more$/);
  const [news, old] = mails[1]!.body.split("Still due:");
  expect(news).toContain("Oil");
  expect(news).toContain("Overdue, 200 mi over; due at 105,000 mi");
  expect(news).not.toContain("Old permit");
  expect(old).toContain("Old permit");
});

test("two workers at the same moment send one mail", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  await ownedReminder(company, vehicleId, { due_on: addDays(day, -1) });
  await Promise.all(Array.from({ length: 5 }, () => mailDueReminders(noon())));
  expect(await mailsTo(company)).toHaveLength(1);
});

test("a worker that dies before its commit has told nothing, and the next one tells it", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  const id = await ownedReminder(company, vehicleId, { due_on: addDays(day, -1) });
  // The last write of the transaction fails: the mail before it must not stay.
  await sql`alter table reminder_notices add constraint broken check (reminder_id <> ${sql.lit(id)})`.execute(
    owner,
  );
  await expect(mailDueReminders(noon())).rejects.toThrow("The mail about reminders failed for 1 companies.");
  expect(await mailsTo(company)).toEqual([]);
  await sql`alter table reminder_notices drop constraint broken`.execute(owner);
  await mailDueReminders(noon());
  expect(await mailsTo(company)).toHaveLength(1);
});

test("every manager gets one of their own; drivers, the demo and other companies get none", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const manager = await newColleague(company, "user");
  const driver = await newColleague(company, "limited_user");
  const demo = await newCompany({ role: "demo" });
  const other = await newCompany();
  for (const each of [company, demo])
    await ownedReminder(each, await ownedVehicle(each), { task: "Ours", due_on: addDays(day, -1) });
  await ownedReminder(other, await ownedVehicle(other), { task: "Theirs", due_on: addDays(day, -1) });
  await mailDueReminders(noon());
  expect(
    await Promise.all(
      [company, manager, driver, demo, other].map(async (one) => (await mailsTo(one)).length),
    ),
  ).toEqual([1, 1, 0, 0, 1]);
  expect((await mailsTo(manager))[0]!.body).not.toContain("Theirs");
});

test("a corrected mileage that makes what was overdue due soon is no news", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company, { mileage: 100_000 });
  await ownedReminder(company, vehicleId, { every_use: "5000", use_unit: "mi" });
  const wrong = await readMeter(company, vehicleId, "2027-03-01", 150_000);
  await mailDueReminders(noon());
  await owner.updateTable("meter_readings").set({ struck_at: new Date() }).where("id", "=", wrong).execute();
  await readMeter(company, vehicleId, "2027-03-02", 104_800);
  await mailDueReminders(noon(1));
  expect(await mailsTo(company)).toHaveLength(1);
});

test("the day is the company's own: in Honolulu it is not yet six when it is noon in Chicago", async () => {
  const company = await newCompany();
  await owner
    .updateTable("accounts")
    .set({ time_zone: "Pacific/Honolulu" })
    .where("id", "=", company.accountId)
    .execute();
  await ownedReminder(company, await ownedVehicle(company), { due_on: addDays(day, -1) });
  await mailDueReminders(new Date("2027-03-02T15:59:00Z"));
  expect(await mailsTo(company)).toEqual([]);
  await mailDueReminders(new Date("2027-03-02T16:00:00Z"));
  expect(await mailsTo(company)).toHaveLength(1);
});

test("an annual inspection is told once when it runs out soon and once when it has expired, until the next one is recorded", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company, { unit_number: "T-1" });
  const passed = { inspected_on: addDays(day, -340), next_due_on: addDays(day, 25) };
  await ownedAnnual(company, vehicleId, passed);
  await ownedAnnual(company, await ownedVehicle(company, { archived_at: new Date() }), passed);
  const told = async (days: number) => {
    await mailDueReminders(noon(days));
    return (await mailsTo(company)).length;
  };
  expect([
    await told(-6),
    await told(0),
    await told(1),
    await told(25),
    await told(26),
    await told(40),
  ]).toEqual([0, 1, 1, 1, 2, 2]);
  const [soon, expired] = await mailsTo(company);
  expect(soon!.subject).toBe("Service due: Unit T-1, Freightliner Cascadia, Annual inspection");
  expect(soon!.body).toContain("Valid until Mar 27, 2027, 25 days left");
  expect(soon!.body).toContain(`/fleet-data/${vehicleId}/annual-inspections`);
  expect(expired!.body).toContain("EXPIRED on Mar 27, 2027, 1 day over");
  await ownedAnnual(company, vehicleId, { inspected_on: addDays(day, 41), next_due_on: addDays(day, 406) });
  expect([await told(42), await told(380)]).toEqual([2, 3]);
});

test("what is due of both kinds is one mail, the annual inspection first; told before, it stands below", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company, { unit_number: "T-1" });
  await ownedAnnual(company, vehicleId, { result: "failed", inspected_on: "2027-02-20", next_due_on: null });
  await ownedReminder(company, vehicleId, { task: "Old permit", due_on: addDays(day, -3) });
  await mailDueReminders(noon());
  await ownedReminder(company, vehicleId, { task: "Registration", due_on: addDays(day, 5) });
  await mailDueReminders(noon(1));
  const [first, second] = await mailsTo(company);
  expect(first!.subject).toMatch(/Annual inspection and 1 more$/);
  expect(first!.body).toContain("Failed on Feb 20, 2027");
  const [news, old] = second!.body.split("Still due:");
  expect(news).toContain("Registration");
  expect(news).not.toContain("Annual inspection");
  expect(old).toContain("Annual inspection");
});
