import { expect, test } from "vitest";
import { makeFormToken } from "~/http/forms/form-token.server";
import type { Scope } from "~/auth/scope";
import { addDays } from "~/features/calendar/days";
import { addMonths } from "~/features/calendar/days";
import { countFleetDue, listDue } from "~/features/reminders/due-list.server";
import { listDueReminders } from "~/features/reminders/due-reminders.server";
import { listReadings } from "~/features/meters/meters.server";
import { placeReadings } from "~/features/meters/lifetime-use";
import { reminderDue } from "~/features/reminders/reminder-due";
import { completeReminders, listCompletedBy } from "~/features/reminders/reminders-of-service.server";
import {
  addReminder,
  completeReminder,
  getReminder,
  listReminders,
  removeCompletion,
  removeReminder,
  updateReminder,
} from "~/features/reminders/reminders.server";
import { doneSchema, editedReminderSchema, newReminderSchema } from "~/features/reminders/reminder-schema";
import { today } from "~/features/calendar/today";
import { asAccount } from "~db/as-account";
import { testDatabase } from "../support/database";
import { type Member, newCompany } from "../support/people";
import { doneOnce, ownedReminder, readMeter } from "../support/reminders";
import { ownedVehicle } from "../support/vehicles";

async function dueIn({ scope }: Member) {
  return (await listDue(scope, "now", 1)).lines;
}

const day = today("America/Chicago");
const reading = { meterUnit: "mi", today: day } as const;
const typed = (fields: Record<string, string>) =>
  newReminderSchema(reading).parse({ task: "Oil change", ...fields });
const edited = (version: number, fields: Record<string, string>) =>
  editedReminderSchema(reading).parse({ task: "Oil change", version: String(version), ...fields });
const done = (fields: Record<string, string>) => doneSchema(reading).parse({ doneOn: day, ...fields });
const token = (scope: Scope) => makeFormToken(scope.forms);

async function serviced(company: Member, vehicleId: string, on: string): Promise<string> {
  const { id } = await testDatabase()
    .owner.insertInto("service_entries")
    .values({
      account_id: company.accountId,
      user_id: company.userId,
      vehicle_id: vehicleId,
      service_date: on,
      description: "Oil and filters",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

test("a new reminder counts from the day and mileage it was last done", async () => {
  const company = await newCompany();
  const { scope } = company;
  const vehicleId = await ownedVehicle(company, { mileage: 123_456 });
  const fields = typed({
    everyUse: "15,000",
    everyTime: "6",
    lastDoneOn: "2026-09-01",
    mileage: "130,000",
  });
  const posted = await token(scope);
  const added = await addReminder(scope, vehicleId, fields, posted);
  expect(added).toHaveProperty("reminderId");
  expect(await addReminder(scope, vehicleId, fields, posted)).toEqual(added);
  const [reminder, ...others] = await listReminders(scope, vehicleId);
  expect(others).toEqual([]);
  expect(reminder).toMatchObject({ task: "Oil change", lastDone: { doneOn: "2026-09-01" } });
  expect(reminder!.due).toMatchObject({ dueOn: "2027-03-01", state: "ok" });
  expect(reminder!.due.dueAt?.toString()).toBe("145000");
});

test("only a completed record resets: looking at it again and again leaves it overdue", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  const id = await ownedReminder(company, vehicleId, { every_time: 3, time_unit: "months" });
  for (let looks = 0; looks < 3; looks++)
    expect((await dueIn(company)).map(({ badge }) => badge.text)).toEqual(["Overdue"]);
  await completeReminder(company.scope, { vehicleId, reminderId: id }, done({}), await token(company.scope));
  expect(await dueIn(company)).toEqual([]);
});

test("a service entry resets its reminders; edited to do less, or removed, it no longer does", async () => {
  const company = await newCompany();
  const { scope, accountId } = company;
  const vehicleId = await ownedVehicle(company);
  const [oil, brakes] = [
    await ownedReminder(company, vehicleId, { every_time: 3, time_unit: "months" }),
    await ownedReminder(company, vehicleId, { every_time: 3, time_unit: "months", task: "Brakes" }),
  ];
  const serviceEntryId = await serviced(company, vehicleId, day);
  const complete = (reminderIds: string[]) =>
    scope.db((trx) =>
      completeReminders(trx, scope, { vehicleId, serviceEntryId, reminderIds, doneOn: day, readingId: null }),
    );
  const overdue = async () => (await dueIn(company)).map(({ task }) => task);
  expect(await complete([oil, brakes])).toEqual({ completed: [oil, brakes] });
  expect(await overdue()).toEqual([]);
  await complete([oil]);
  expect(await overdue()).toEqual(["Brakes"]);
  expect(await asAccount(accountId, (trx) => listCompletedBy(trx, serviceEntryId))).toEqual([oil]);
  await complete([oil, brakes]);
  expect(await overdue()).toEqual([]);
  await testDatabase()
    .owner.updateTable("service_entries")
    .set({ removed_at: new Date() })
    .where("id", "=", serviceEntryId)
    .execute();
  expect((await overdue()).sort()).toEqual(["Brakes", "Oil change"]);
});

test("a service entry completes no reminder of another vehicle or company, and none that was removed", async () => {
  const company = await newCompany();
  const { scope } = company;
  const [vehicleId, other] = [await ownedVehicle(company), await ownedVehicle(company)];
  const theirs = await newCompany();
  const strangers = [
    await ownedReminder(company, other, { every_time: 3, time_unit: "months" }),
    await ownedReminder(theirs, await ownedVehicle(theirs), { every_time: 3, time_unit: "months" }),
    await ownedReminder(company, vehicleId, { every_time: 3, time_unit: "months", removed_at: new Date() }),
  ];
  const serviceEntryId = await serviced(company, vehicleId, day);
  for (const id of strangers) {
    const entry = { vehicleId, serviceEntryId, reminderIds: [id], doneOn: day, readingId: null };
    expect(await scope.db((trx) => completeReminders(trx, scope, entry))).toEqual({
      problem: "reminder-gone",
    });
  }
});

test("a service entered late does not put the last one back", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  const id = await ownedReminder(company, vehicleId, { every_time: 12, time_unit: "months" });
  await doneOnce(company, id, "2026-10-01");
  await doneOnce(company, id, "2026-03-01");
  expect((await listReminders(company.scope, vehicleId))[0]!.due.dueOn).toBe("2027-10-01");
});

test("done by mistake: taken back, it is due as before, and its mileage no longer counts", async () => {
  const company = await newCompany();
  const { scope } = company;
  const vehicleId = await ownedVehicle(company, { mileage: 100_000 });
  const id = await ownedReminder(company, vehicleId, { every_use: "5000", use_unit: "mi" });
  const place = { vehicleId, reminderId: id };
  await completeReminder(scope, place, done({ mileage: "103000" }), await token(scope));
  const reminder = await getReminder(scope, place);
  expect(reminder!.due.dueAt?.toString()).toBe("108000");
  const completionId = reminder!.completions[0]!.id;
  expect(await removeCompletion(scope, { ...place, completionId })).toBe(true);
  expect(await removeCompletion(scope, { ...place, completionId })).toBe(false);
  const after = await getReminder(scope, place);
  expect(after).toMatchObject({ completions: [] });
  expect(after!.due.dueAt?.toString()).toBe("105000");
});

test("a mileage that cannot be is asked back about, and nothing is saved meanwhile", async () => {
  const company = await newCompany();
  const { scope } = company;
  const vehicleId = await ownedVehicle(company, { mileage: 100_000 });
  const id = await ownedReminder(company, vehicleId, { every_use: "5000", use_unit: "mi" });
  const place = { vehicleId, reminderId: id };
  const refused = await completeReminder(scope, place, done({ mileage: "90000" }), await token(scope));
  expect(refused).toMatchObject({ problem: "meter-doubtful" });
  expect((await getReminder(scope, place))!.completions).toEqual([]);
});

test("a due date that is corrected counts, before it was ever done and after", async () => {
  const company = await newCompany();
  const { scope } = company;
  const vehicleId = await ownedVehicle(company);
  const id = await ownedReminder(company, vehicleId, {
    every_time: 12,
    time_unit: "months",
    due_on: "2026-12-31",
  });
  const place = { vehicleId, reminderId: id };
  const dueOn = async () => (await getReminder(scope, place))!.due.dueOn;
  const save = async (version: number, fields: Record<string, string>) =>
    updateReminder(scope, place, edited(version, fields), await token(scope));
  await save(1, { everyTime: "12", dueOn: "2026-12-15" });
  expect(await dueOn()).toBe("2026-12-15");
  await completeReminder(scope, place, done({ nextDueOn: "2027-12-15" }), await token(scope));
  expect(await dueOn()).toBe("2027-12-15");
  expect(await save(2, { everyTime: "12" })).toEqual({ problem: "changed-meanwhile", version: 3 });
  await save(3, { everyTime: "12", dueOn: "2027-11-30" });
  expect(await dueOn()).toBe("2027-11-30");
  await save(4, { everyTime: "6" });
  expect(await dueOn()).toBe(addMonths(day, 6));
});

test("somebody gives a reminder that was done before a fixed date: that date counts", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  const id = await ownedReminder(company, vehicleId, { every_use: "5000", use_unit: "mi" });
  await doneOnce(company, id, "2026-10-01");
  const place = { vehicleId, reminderId: id };
  const fields = edited(1, { everyUse: "5000", dueOn: "2027-02-01" });
  await updateReminder(company.scope, place, fields, await token(company.scope));
  expect((await getReminder(company.scope, place))!.due).toMatchObject({ dueOn: "2027-02-01" });
});

test("another company neither sees, changes nor completes a reminder", async () => {
  const theirs = await newCompany();
  const { scope } = await newCompany();
  const vehicleId = await ownedVehicle(theirs);
  const reminderId = await ownedReminder(theirs, vehicleId, { every_time: 3, time_unit: "months" });
  const place = { vehicleId, reminderId };
  expect(await listReminders(scope, vehicleId)).toEqual([]);
  expect(await getReminder(scope, place)).toBeUndefined();
  expect(await countFleetDue(scope)).toEqual({ overdue: 0, dueSoon: 0, unknown: 0 });
  const fields = edited(1, { everyTime: "9" });
  expect(await updateReminder(scope, place, fields, await token(scope))).toEqual({ problem: "gone" });
  expect(await completeReminder(scope, place, done({}), await token(scope))).toEqual({ problem: "gone" });
  expect(await removeReminder(scope, place)).toBe(false);
  expect((await listReminders(theirs.scope, vehicleId))[0]).toMatchObject({
    version: 1,
    lastDone: undefined,
  });
});

test("the due list of the fleet: overdue first, then by the day; vehicles that left and removed reminders are not in it", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const [first, second, former] = [
    await ownedVehicle(company, { mileage: 100_000 }),
    await ownedVehicle(company),
    await ownedVehicle(company, { archived_at: new Date() }),
  ];
  await readMeter(company, first, "2026-06-01", 106_000);
  await ownedReminder(company, first, { task: "Oil", every_use: "5000", use_unit: "mi" });
  await ownedReminder(company, first, { task: "Permit", due_on: addDays(day, 10) });
  await ownedReminder(company, second, { task: "Registration", due_on: addDays(day, -3) });
  await ownedReminder(company, second, { task: "Soon", due_on: addDays(day, 2) });
  await ownedReminder(company, second, { task: "Later", due_on: addDays(day, 200) });
  await ownedReminder(company, second, { task: "Gone", due_on: addDays(day, -9), removed_at: new Date() });
  await ownedReminder(company, former, { task: "Sold", due_on: addDays(day, -9) });
  expect((await dueIn(company)).map(({ task }) => task)).toEqual(["Oil", "Registration", "Soon", "Permit"]);
  expect(await countFleetDue(company.scope)).toEqual({ overdue: 2, dueSoon: 2, unknown: 0 });
});

test("the few readings that are fetched say the same as all of them: replaced meters, strike-outs and kilometers", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company, { mileage: 400_000 });
  for (let week = 1; week < 30; week++)
    await readMeter(company, vehicleId, addDays("2026-01-05", week * 7), 400_000 + week * 1_000);
  await readMeter(company, vehicleId, "2026-08-01", 429_500, { source: "closing" });
  await readMeter(company, vehicleId, "2026-08-01", 0, { source: "opening", meter_number: 2 });
  for (let week = 1; week < 12; week++)
    await readMeter(company, vehicleId, addDays("2026-08-01", week * 7), week * 700, { meter_number: 2 });
  await readMeter(company, vehicleId, "2026-10-25", 99_999, { meter_number: 2, struck_at: new Date() });
  await readMeter(company, vehicleId, "2026-10-24", 13_350, { meter_number: 2, unit: "km" });
  const id = await ownedReminder(company, vehicleId, { every_use: "30000", use_unit: "mi" });
  await doneOnce(company, id, "2026-05-01");
  const clock = { timeZone: "America/Chicago", now: new Date("2026-11-01T18:00:00Z") };
  const [[reminder], all] = await company.scope.db(async (trx) => [
    await listDueReminders(trx, clock),
    await listReadings(trx, vehicleId),
  ]);
  // Read on Apr 27: 416,000. 13,350 km on the second meter are 8,295.3 mi, so there are 8,204.7 mi left.
  expect(reminder!.due.leftUse?.toFixed(1)).toBe("8204.7");
  expect(reminder!.due.dueAt?.toFixed(1)).toBe("16500.0");
  expect(reminder!.due.basis).toMatchObject({ from: "2026-07-27", to: "2026-10-24" });
  const placed = placeReadings(all, "mi");
  expect(reminder!.due).toEqual(
    reminderDue(reminder!.rule, reminder!.lastDone, { unit: "mi", placed }, "2026-11-01"),
  );
});

/** Weekly fills of 1,000 miles since the oil change on Sep 5 at 135,000, the last on Nov 28 at 147,000. */
async function overdueTruck(company: Member) {
  const vehicleId = await ownedVehicle(company);
  const { owner } = testDatabase();
  await owner.deleteFrom("meter_readings").where("vehicle_id", "=", vehicleId).execute();
  const start = await readMeter(company, vehicleId, "2026-09-05", 135_000);
  for (let week = 1; week <= 12; week++)
    await readMeter(company, vehicleId, addDays("2026-09-05", week * 7), 135_000 + week * 1_000);
  const id = await ownedReminder(company, vehicleId, { every_use: "10000", use_unit: "mi" });
  await doneOnce(company, id, "2026-09-05", { meter_reading_id: start });
  const dueNow = async () => {
    const clock = { timeZone: "America/Chicago", now: new Date("2026-12-01T18:00:00Z") };
    const [reminder] = await company.scope.db((trx) => listDueReminders(trx, clock, { vehicleId }));
    return reminder!.due;
  };
  return { vehicleId, id, dueNow };
}

test.each([
  ["far too high", 1_471_000],
  ["with two digits swapped", 174_000],
  ["with a digit missing", 14_740],
])("an overdue reminder stays overdue after the newest mileage was typed %s", async (_, mistyped) => {
  const company = await newCompany();
  const { vehicleId, dueNow } = await overdueTruck(company);
  await readMeter(company, vehicleId, "2026-11-29", mistyped);
  expect(await dueNow()).toMatchObject({ state: "overdue" });
  expect((await dueNow()).leftUse?.toString()).toBe("-2000");
  expect((await dueIn(company)).map(({ badge }) => badge.text)).toEqual(["Overdue"]);
  for (const [days, value] of [
    [3, mistyped + 10],
    [4, mistyped + 20],
  ] as const)
    await readMeter(company, vehicleId, addDays("2026-11-27", days), value);
  expect((await dueNow()).leftUse?.toString()).toBe("-2000");
});

test("a reminder does not count from a mileage that the readings around it contradict", async () => {
  const company = await newCompany();
  const { vehicleId, id, dueNow } = await overdueTruck(company);
  const mistyped = await readMeter(company, vehicleId, "2026-10-04", 145_300);
  await doneOnce(company, id, "2026-10-04", { meter_reading_id: mistyped });
  // The last right one is 139,000 of Oct 3.
  expect((await dueNow()).leftUse?.toString()).toBe("2000");
});
