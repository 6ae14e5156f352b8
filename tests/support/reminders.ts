import type { Insertable } from "kysely";
import type { RemindersTable } from "~db/tables/reminders";
import type { MeterReadingsTable } from "~db/tables/meter_readings";
import type { ReminderCompletionsTable } from "~db/tables/reminder_completions";
import { testDatabase } from "./database";
import type { Member } from "./people";

/** From last January. */
export async function ownedReminder(
  { accountId, userId }: Member,
  vehicleId: string,
  facts: Partial<Insertable<RemindersTable>> = {},
): Promise<string> {
  const { id } = await testDatabase()
    .owner.insertInto("reminders")
    .values({
      account_id: accountId,
      user_id: userId,
      vehicle_id: vehicleId,
      task: "Oil change",
      created_at: new Date("2026-01-06T12:00:00Z"),
      ...facts,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function readMeter(
  { accountId, userId }: Member,
  vehicleId: string,
  readOn: string,
  value: number,
  facts: Partial<Insertable<MeterReadingsTable>> = {},
): Promise<string> {
  const { id } = await testDatabase()
    .owner.insertInto("meter_readings")
    .values({
      account_id: accountId,
      user_id: userId,
      vehicle_id: vehicleId,
      value: String(value),
      unit: "mi",
      read_on: readOn,
      source: "fuel",
      ...facts,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function doneOnce(
  { accountId, userId }: Member,
  reminderId: string,
  doneOn: string,
  facts: Partial<Insertable<ReminderCompletionsTable>> = {},
): Promise<void> {
  await testDatabase()
    .owner.insertInto("reminder_completions")
    .values({ account_id: accountId, user_id: userId, reminder_id: reminderId, done_on: doneOn, ...facts })
    .execute();
}
