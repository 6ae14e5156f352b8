import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { type Clock, type DueReminder, isDue, listDueReminders } from "./due-reminders.server";
import { type DueWindow, dueWindows } from "./due-windows";

export type DueCount = { overdue: number; dueSoon: number; unknown: number };

export const pageSize = 100;

/**
 * The fleet's reminders of a window, a page of them, overdue first, then by due or expected day, then what cannot be judged; with how many
 * each window has.
 */
export async function listDue(scope: Scope, window: DueWindow, page: number) {
  const { timeZone } = scope.account;
  const day = today(timeZone);
  const all = await scope.db((trx) => listDueReminders(trx, { timeZone }));
  const open = all.filter(({ due }) => !due.isFinished);
  const found = inOrderOfDays(open.filter((one) => isIn(window, one, day)));
  const start = (page - 1) * pageSize;
  return {
    reminders: found.slice(start, start + pageSize),
    hasMore: found.length > start + pageSize,
    count: countOf(all),
    counts: dueWindows.map((one) => open.filter((reminder) => isIn(one, reminder, day)).length),
  };
}

/** What cannot be judged may be overdue, and is in every window. */
function isIn(window: DueWindow, reminder: DueReminder, today: string): boolean {
  const { state } = reminder.due;
  if (window === "all" || state === "overdue" || state === "unknown") return true;
  if (window === "now") return isDue(reminder);
  const day = dayOf(reminder);
  return day === undefined ? state === "due_soon" : day <= addDays(today, Number(window));
}

function dayOf({ due: { dueOn, forecastOn } }: DueReminder): string | undefined {
  return [dueOn, forecastOn].filter((day) => day !== undefined).sort()[0];
}

function inOrderOfDays(reminders: DueReminder[]): DueReminder[] {
  const keyOf = (reminder: DueReminder): string => {
    const { state, leftUse } = reminder.due;
    if (state === "unknown") return "2";
    const day = dayOf(reminder);
    if (state === "overdue") return `0 ${leftUse?.lt(0) ? "" : day}`;
    return `1 ${day ?? (state === "due_soon" ? "" : "9999")}`;
  };
  const keyed = reminders.map((reminder) => ({ reminder, key: keyOf(reminder) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ reminder }) => reminder);
}

export async function countFleetDue(scope: Scope): Promise<DueCount> {
  return scope.db(async (trx) => countOf(await listDueReminders(trx, clockOf(scope))));
}

export async function countVehicleDue(scope: Scope, vehicleId: string): Promise<DueCount> {
  return scope.db((trx) => countDue(trx, clockOf(scope), vehicleId));
}

export async function countDue(trx: AccountTransaction, clock: Clock, vehicleId: string): Promise<DueCount> {
  return countOf(await listDueReminders(trx, clock, { vehicleId }));
}

const clockOf = (scope: Scope): Clock => ({ timeZone: scope.account.timeZone });

function countOf(reminders: DueReminder[]): DueCount {
  const count = (state: string) => reminders.filter(({ due }) => due.state === state).length;
  return { overdue: count("overdue"), dueSoon: count("due_soon"), unknown: count("unknown") };
}
