import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { type MeterProblem, recordReading, strike } from "~/features/meters/meters.server";
import { shownReading } from "~/features/meters/reading-of-record.server";
import type { MeterFields } from "~/features/meters/meter-schema";
import type { RecordProblem } from "~/features/vehicles/record-problem";
import { lockVehicle } from "~/features/vehicles/lock-vehicle.server";
import { type Clock, type DueReminder, inOrderOfNeed, listDueReminders } from "./due-reminders.server";
import { noteReminderEdit, noteReminderRemoval, noteTakenBack } from "./reminder-changes.server";
import { raiseVersions } from "./reminders-of-service.server";
import { dueDate } from "./reminder-due";
import type { EditedReminder, NewReminder } from "./reminder-schema";

type Place = { vehicleId: string; reminderId: string };

export const clockOf = (scope: Scope): Clock => ({ timeZone: scope.account.timeZone });

/** Most urgent first; empty if the vehicle has left the fleet. */
export async function listReminders(scope: Scope, vehicleId: string): Promise<DueReminder[]> {
  return scope.db(async (trx) => inOrderOfNeed(await listDueReminders(trx, clockOf(scope), { vehicleId })));
}

const maxOffered = 100;

/** For a form: the most urgent ones, and the one that was chosen before. */
export async function listRemindersToComplete(scope: Scope, vehicleId: string, chosen?: string | null) {
  const reminders = await listReminders(scope, vehicleId);
  return reminders
    .filter(({ id }, place) => place < maxOffered || id === chosen)
    .map(({ id, task }) => ({ id, task }));
}

/** With all completions, newest first. */
export async function getReminder(scope: Scope, which: Place) {
  return scope.db(async (trx) => {
    const [reminder] = await listDueReminders(trx, clockOf(scope), which);
    return reminder && { ...reminder, completions: await listCompletions(trx, reminder.id) };
  });
}

function listCompletions(trx: AccountTransaction, reminderId: string) {
  const { value, unit } = shownReading("meter_readings", "vehicles");
  return trx
    .selectFrom("reminder_completions")
    .leftJoin("service_entries", "service_entries.id", "reminder_completions.service_entry_id")
    .leftJoin("meter_readings", (join) =>
      join
        .onRef("meter_readings.id", "=", "reminder_completions.meter_reading_id")
        .on("meter_readings.struck_at", "is", null),
    )
    .select(["reminder_completions.id", "done_on", "next_due_on", "service_entry_id"])
    .leftJoin("vehicles", "vehicles.id", "meter_readings.vehicle_id")
    .select([
      "service_entries.description",
      sql<string | null>`(${value})::text`.as("value"),
      unit.as("unit"),
    ])
    .where("reminder_id", "=", reminderId)
    .where("reminder_completions.removed_at", "is", null)
    .where("service_entries.removed_at", "is", null)
    .orderBy("done_on", "desc")
    .orderBy("reminder_completions.created_at", "desc")
    .limit(200)
    .execute();
}

/** Once per form, with the day and mileage of the last completion if known. */
export async function addReminder(scope: Scope, vehicleId: string, fields: NewReminder, token: string) {
  return scope.db((trx) =>
    once<{ reminderId: string } | RecordProblem | MeterProblem>(trx, token, async () => {
      const vehicle = await lockVehicle(trx, vehicleId);
      if (!vehicle) return { problem: "gone" };
      const added = await trx
        .insertInto("reminders")
        .values({ ...fields.columns, vehicle_id: vehicleId, user_id: scope.user.id })
        .returning("id")
        .executeTakeFirstOrThrow();
      const { lastDoneOn, meter } = fields;
      if (lastDoneOn) {
        const done = { reminderId: added.id, doneOn: lastDoneOn, meter, nextDueOn: fields.columns.due_on };
        const problem = await addCompletion(trx, scope, vehicle, done);
        if (problem) return problem;
      }
      return { reminderId: added.id };
    }),
  );
}

/** `version` is the reminder's when the form was opened. A due date that comes from the last completion is corrected there. */
export async function updateReminder(scope: Scope, place: Place, fields: EditedReminder, token: string) {
  return scope.db((trx) =>
    once<{ updated: true } | RecordProblem>(trx, token, async () => {
      if (!(await lockVehicle(trx, place.vehicleId))) return { problem: "gone" };
      const [before] = await listDueReminders(trx, clockOf(scope), place);
      if (!before) return { problem: "removed" };
      if (before.version !== fields.version) return { problem: "changed-meanwhile", version: before.version };
      const { due_on, ...columns } = fields.columns;
      const { rule, lastDone } = before;
      if (lastDone && due_on !== shownDueOn(before)) await changeNextDue(trx, lastDone.id, due_on);
      // A repeating reminder keeps its first date: later ones are counted from it.
      const keeps = lastDone && rule.dueOn !== null && due_on !== null;
      await trx
        .updateTable("reminders")
        .set({ ...columns, version: fields.version + 1, ...(keeps ? {} : { due_on }) })
        .where("id", "=", place.reminderId)
        .execute();
      await noteReminderEdit(trx, scope, before, clockOf(scope));
      return { updated: true };
    }),
  );
}

async function changeNextDue(trx: AccountTransaction, completionId: string, next_due_on: string | null) {
  await trx.updateTable("reminder_completions").set({ next_due_on }).where("id", "=", completionId).execute();
}

/** The coming date or, if none is ahead, the past one. */
export function shownDueOn({ rule, lastDone }: Pick<DueReminder, "rule" | "lastDone">): string | null {
  return rule.dueOn === null ? null : (dueDate(rule, lastDone) ?? rule.dueOn);
}

/** It stays in the history. */
export async function removeReminder(scope: Scope, { vehicleId, reminderId }: Place): Promise<boolean> {
  return scope.db(async (trx) => {
    const [before] = await listDueReminders(trx, clockOf(scope), { vehicleId, reminderId });
    if (before) await noteReminderRemoval(trx, scope, before);
    const removed = await trx
      .updateTable("reminders")
      .set({ removed_at: sql<Date>`now()`, removed_by: scope.user.id })
      .where("id", "=", reminderId)
      .where("vehicle_id", "=", vehicleId)
      .where("removed_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    return removed !== undefined;
  });
}

export type Done = { doneOn: string; meter: MeterFields; nextDueOn: string | null };

/** Without a service entry: a renewed registration, an oil change elsewhere. */
export async function completeReminder(scope: Scope, place: Place, done: Done, token: string) {
  return scope.db((trx) =>
    once<{ completed: true } | RecordProblem | MeterProblem>(trx, token, async () => {
      const vehicle = await lockVehicle(trx, place.vehicleId);
      if (!vehicle) return { problem: "gone" };
      const [reminder] = await listDueReminders(trx, clockOf(scope), place);
      if (!reminder) return { problem: "removed" };
      const problem = await addCompletion(trx, scope, vehicle, { reminderId: reminder.id, ...done });
      return problem ?? { completed: true };
    }),
  );
}

type Vehicle = NonNullable<Awaited<ReturnType<typeof lockVehicle>>>;

async function addCompletion(
  trx: AccountTransaction,
  scope: Scope,
  vehicle: Vehicle,
  { reminderId, doneOn, meter, nextDueOn }: Done & { reminderId: string },
): Promise<MeterProblem | undefined> {
  const entry = { vehicle, readOn: doneOn, source: "reminder", fields: meter } as const;
  const reading = await recordReading(trx, scope, entry);
  if ("problem" in reading) return reading;
  await trx
    .insertInto("reminder_completions")
    .values({
      reminder_id: reminderId,
      user_id: scope.user.id,
      done_on: doneOn,
      meter_reading_id: reading.readingId,
      next_due_on: nextDueOn,
    })
    .execute();
  await raiseVersions(trx, [reminderId]);
  return undefined;
}

/** Also removes its mileage. Not for completions by a service entry. */
export async function removeCompletion(
  scope: Scope,
  { vehicleId, reminderId, completionId }: Place & { completionId: string },
): Promise<boolean> {
  return scope.db(async (trx) => {
    const [reminder] = await listDueReminders(trx, clockOf(scope), { vehicleId, reminderId });
    if (!reminder) return false;
    const removed = await trx
      .updateTable("reminder_completions")
      .set({ removed_at: sql<Date>`now()`, removed_by: scope.user.id })
      .where("id", "=", completionId)
      .where("reminder_id", "=", reminder.id)
      .where("service_entry_id", "is", null)
      .where("removed_at", "is", null)
      .returning(["meter_reading_id", "done_on", "next_due_on"])
      .executeTakeFirst();
    if (removed) await noteTakenBack(trx, scope, reminder, removed);
    if (removed) await raiseVersions(trx, [reminder.id]);
    if (removed?.meter_reading_id)
      await strike(trx, scope, vehicleId, removed.meter_reading_id, "Taken off the record");
    return removed !== undefined;
  });
}
