import { type RawBuilder, sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";
import { today } from "~/features/calendar/today";
import type { PlacedReading } from "~/features/meters/lifetime-use";
import { listTrustedReadings } from "./due-readings.server";
import { intervalOf } from "./interval-of";
import {
  type LastDone,
  type ReminderDue,
  type ReminderRule,
  type ReminderState,
  reminderDue,
} from "./reminder-due";

/** The company's time zone; `now` is the present if left out. */
export type Clock = { timeZone: string; now?: Date };

/** The highest reading of a day counts, whatever its unit. */
const distanceRead = sql`meter_readings.value * case meter_readings.unit when 'km' then 1 / 1.609344 else 1 end`;

type Which = { vehicleId?: string; reminderId?: string };

export type DueReminder = {
  id: string;
  vehicleId: string;
  task: string;
  rule: ReminderRule;
  notes: string | null;
  version: number;
  lastDone: (LastDone & { id: string }) | undefined;
  due: ReminderDue;
  vehicle: Vehicle;
};

type Row = Awaited<ReturnType<typeof selectReminders>>[number];
type Vehicle = Pick<Row, "make_model" | "make" | "model" | "year" | "unit_number" | "meter_unit">;

/** Only vehicles in the fleet. Due dates are calculated here and never stored. */
export async function listDueReminders(
  trx: AccountTransaction,
  clock: Clock,
  which: Which = {},
): Promise<DueReminder[]> {
  const rows = await selectReminders(trx, clock, which);
  if (rows.length === 0) return [];
  const byUse = rows.filter(({ every_use }) => every_use !== null);
  const starts = byUse.flatMap((row) => [row.meter_reading_id, row.reading_before]);
  const placed = await listTrustedReadings(
    trx,
    new Map(byUse.map((row) => [row.vehicle_id, row.meter_unit])),
    starts.filter((id) => id !== null),
  );
  const day = today(clock.timeZone, clock.now);
  return rows.map((row) => toDueReminder(row, placed.get(row.vehicle_id) ?? [], day));
}

export function isDue({ due }: DueReminder): boolean {
  return due.state === "overdue" || due.state === "due_soon";
}

const ranks: ReminderState[] = ["overdue", "due_soon", "unknown", "ok"];

/** Overdue first, then by due or expected day. Reminders that are over by use have no day and come before all days. */
export function inOrderOfNeed(reminders: DueReminder[]): DueReminder[] {
  const keyed = reminders.map((reminder) => {
    const { dueOn, forecastOn, leftUse, state, isFinished } = reminder.due;
    const days = [dueOn, forecastOn].filter((day) => day !== undefined).sort();
    const day = leftUse?.lt(0) ? "" : (days[0] ?? "9999");
    return { reminder, key: `${isFinished ? 9 : ranks.indexOf(state)} ${day}` };
  });
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ reminder }) => reminder);
}

function toDueReminder(row: Row, placed: PlacedReading[], day: string): DueReminder {
  const rule = ruleOf(row);
  const lastDone = lastDoneOf(row);
  return {
    id: row.id,
    vehicleId: row.vehicle_id,
    task: row.task,
    rule,
    notes: row.notes,
    version: row.version,
    lastDone,
    due: reminderDue(rule, lastDone, { unit: row.meter_unit, placed }, day),
    vehicle: row,
  };
}

function ruleOf(row: Row): ReminderRule {
  return {
    everyUse: row.every_use,
    useUnit: row.use_unit,
    everyTime: intervalOf(row),
    dueOn: row.due_on,
    soonUse: row.soon_use,
    soonDays: row.soon_days,
    createdOn: row.created_on,
  };
}

function lastDoneOf(row: Row): DueReminder["lastDone"] {
  const { completion_id, done_on, meter_reading_id, reading_before, next_due_on } = row;
  if (completion_id === null || done_on === null) return undefined;
  return {
    id: completion_id,
    doneOn: done_on,
    readingId: meter_reading_id ?? reading_before,
    nextDueOn: next_due_on,
  };
}

function selectReminders(trx: AccountTransaction, { timeZone }: Clock, { vehicleId, reminderId }: Which) {
  const createdOn = sql<string>`(reminders.created_at at time zone ${timeZone}::text)::date`;
  return remindersWithStart(trx, createdOn)
    .selectAll("reminders")
    .select(["last.completion_id", "last.done_on", "last.meter_reading_id", "last.next_due_on"])
    .select(["before.reading_before", createdOn.as("created_on")])
    .select(["vehicles.make_model", "vehicles.make", "vehicles.model", "vehicles.year"])
    .select(["vehicles.unit_number", "vehicles.meter_unit"])
    .where("reminders.removed_at", "is", null)
    .where("vehicles.archived_at", "is", null)
    .$if(vehicleId !== undefined, (query) => query.where("reminders.vehicle_id", "=", vehicleId!))
    .$if(reminderId !== undefined, (query) => query.where("reminders.id", "=", reminderId!))
    .orderBy("reminders.created_at")
    .orderBy("reminders.id")
    .execute();
}

/** A reading of the same day that was entered after it was marked would move what was announced then. */
const wasKnown = sql<boolean>`(meter_readings.read_on < last.done_on
  or meter_readings.recorded_at <= coalesce(last.marked_at, 'infinity'))`;

/** With the last completion and the last reading before that day or, if never done, before the reminder was created. */
function remindersWithStart(trx: AccountTransaction, createdOn: RawBuilder<string>) {
  return trx
    .selectFrom("reminders")
    .innerJoin("vehicles", "vehicles.id", "reminders.vehicle_id")
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom("reminder_completions")
          .leftJoin("service_entries", "service_entries.id", "reminder_completions.service_entry_id")
          .select("reminder_completions.id as completion_id")
          .select(["done_on", "reminder_completions.meter_reading_id", "next_due_on"])
          .select("reminder_completions.created_at as marked_at")
          .whereRef("reminder_completions.reminder_id", "=", "reminders.id")
          .where("reminder_completions.removed_at", "is", null)
          .where("service_entries.removed_at", "is", null)
          .orderBy("done_on", "desc")
          .orderBy("reminder_completions.created_at", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom("meter_readings")
          .select("meter_readings.id as reading_before")
          .whereRef("meter_readings.vehicle_id", "=", "reminders.vehicle_id")
          .where("meter_readings.struck_at", "is", null)
          .where("reminders.every_use", "is not", null)
          .where(sql<boolean>`meter_readings.read_on <= coalesce(last.done_on, ${createdOn})`)
          .where(wasKnown)
          .orderBy("meter_readings.meter_number", "desc")
          .orderBy("meter_readings.read_on", "desc")
          .orderBy(distanceRead, "desc")
          .limit(1)
          .as("before"),
      (join) => join.onTrue(),
    );
}
