import type { Transaction } from "kysely";
import type { Database } from "./database";
import type { TimeUnit } from "./tables/reminders";
import { addMonths } from "~/features/calendar/days";
import { dayAgo } from "./seed-day";

type SampleReminder = {
  task: string;
  everyUse?: number;
  every?: [count: number, unit: TimeUnit];
  /** Days from today. */
  dueIn?: number;
  done?: { daysAgo: number; milesAgo: number };
};

/** By unit number: one overdue, some due soon. */
const reminders: Record<string, SampleReminder[]> = {
  "1": [{ task: "Oil and filters", everyUse: 25_000, done: { daysAgo: 62, milesAgo: 24_200 } }],
  "101": [
    { task: "Oil and filters", everyUse: 25_000, done: { daysAgo: 70, milesAgo: 25_340 } },
    { task: "Registration", every: [12, "months"], dueIn: 9 },
  ],
};

/** By unit number, days ago. */
const annualInspections: Record<string, number> = { "1": 200, "101": 355 };

type Vehicle = { accountId: string; userId: string; vehicleId: string; unit: string; mileage: number };

export async function addSampleReminders(trx: Transaction<Database>, vehicle: Vehicle): Promise<void> {
  const { accountId, userId, vehicleId, unit, mileage } = vehicle;
  const owned = { account_id: accountId, user_id: userId };
  for (const { task, everyUse, every, dueIn, done } of reminders[unit] ?? []) {
    const reminder = await trx
      .insertInto("reminders")
      .values({
        ...owned,
        vehicle_id: vehicleId,
        task,
        every_use: everyUse === undefined ? null : String(everyUse),
        use_unit: everyUse === undefined ? null : "mi",
        every_time: every?.[0] ?? null,
        time_unit: every?.[1] ?? null,
        due_on: dueIn === undefined ? null : dayAgo(-dueIn),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (!done) continue;
    const [day, value] = [dayAgo(done.daysAgo), String(mileage - done.milesAgo)];
    const reading = await trx
      .insertInto("meter_readings")
      .values({ ...owned, vehicle_id: vehicleId, value, unit: "mi", read_on: day, source: "reminder" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await trx
      .insertInto("reminder_completions")
      .values({ ...owned, reminder_id: reminder.id, done_on: day, meter_reading_id: reading.id })
      .execute();
  }
}

export async function addSampleAnnualInspection(trx: Transaction<Database>, vehicle: Vehicle): Promise<void> {
  const { accountId, userId, vehicleId, unit } = vehicle;
  const daysAgo = annualInspections[unit];
  if (daysAgo === undefined) return;
  await trx
    .insertInto("annual_inspections")
    .values({
      account_id: accountId,
      user_id: userId,
      vehicle_id: vehicleId,
      inspected_on: dayAgo(daysAgo),
      result: "passed",
      inspector: "R. Sample",
      report_kept_at: "Office, and a copy in the cab",
      next_due_on: addMonths(dayAgo(daysAgo), 12),
    })
    .execute();
}
