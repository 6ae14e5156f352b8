import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import {
  type AnnualOfVehicle,
  listAnnual,
  listWithoutAnnual,
} from "~/features/annual-inspections/annual-due.server";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { type DueReminder, listDueReminders } from "./due-reminders.server";
import { type DueWindow, dueWindows } from "./due-windows";
import type { ReminderState } from "./reminder-due";
import { type DueLine, annualDueLine, dueLineOf } from "./reminder-values";
import { clockOf } from "./reminders.server";

export type DueCount = { overdue: number; dueSoon: number; unknown: number };

export const pageSize = 100;
const maxWithoutAnnual = 100;

/** A reminder or an annual inspection. */
type Due = { state: ReminderState; day: string | undefined; isOverByUse: boolean; line: () => DueLine };

/**
 * The fleet's reminders and annual inspections of a window, a page of them, overdue first, then by due or expected day, then what cannot be
 * judged; with how many each window has, and the vehicles that have no annual inspection on record, which nobody can tell to be due.
 */
export async function listDue(scope: Scope, window: DueWindow, page: number) {
  const day = today(scope.account.timeZone);
  return scope.db(async (trx) => {
    const all = await listAll(trx, scope, day);
    const found = inOrderOfDays(all.filter((one) => isIn(window, one, day)));
    const start = (page - 1) * pageSize;
    return {
      lines: found.slice(start, start + pageSize).map(({ line }) => line()),
      hasMore: found.length > start + pageSize,
      count: countOf(all),
      counts: dueWindows.map((one) => all.filter((due) => isIn(one, due, day)).length),
      withoutAnnual: await listWithoutAnnual(trx, { limit: maxWithoutAnnual }),
    };
  });
}

async function listAll(trx: AccountTransaction, scope: Scope, day: string): Promise<Due[]> {
  const reminders = await listDueReminders(trx, clockOf(scope));
  const annual = await listAnnual(trx, day);
  return [
    ...reminders.filter(({ due }) => !due.isFinished).map((one) => ofReminder(one, day)),
    ...annual.map(ofAnnual),
  ];
}

function ofReminder(reminder: DueReminder, today: string): Due {
  const { state, leftUse, dueOn, forecastOn } = reminder.due;
  return {
    state,
    day: [dueOn, forecastOn].filter((day) => day !== undefined).sort()[0],
    isOverByUse: leftUse?.lt(0) ?? false,
    line: () => dueLineOf(reminder, today),
  };
}

const annualStates = { failed: "overdue", expired: "overdue", soon: "due_soon", valid: "ok" } as const;

function ofAnnual(annual: AnnualOfVehicle): Due {
  const state = annual.state === "none" ? "unknown" : annualStates[annual.state];
  return { state, day: annual.day, isOverByUse: false, line: () => annualDueLine(annual) };
}

/** What cannot be judged may be overdue, and is in every window. */
function isIn(window: DueWindow, { state, day }: Due, today: string): boolean {
  if (window === "all" || state === "overdue" || state === "unknown") return true;
  if (window === "now" || day === undefined) return state === "due_soon";
  return day <= addDays(today, Number(window));
}

function inOrderOfDays(all: Due[]): Due[] {
  const keyOf = ({ state, day, isOverByUse }: Due): string => {
    if (state === "unknown") return "2";
    if (state === "overdue") return `0 ${isOverByUse ? "" : day}`;
    return `1 ${day ?? (state === "due_soon" ? "" : "9999")}`;
  };
  const keyed = all.map((due) => ({ due, key: keyOf(due) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ due }) => due);
}

/** Of reminders and annual inspections. */
export async function countFleetDue(scope: Scope): Promise<DueCount> {
  const day = today(scope.account.timeZone);
  return scope.db(async (trx) => countOf(await listAll(trx, scope, day)));
}

/** Of its reminders: the vehicle's page says beside it until when its annual inspection is valid. */
export async function countVehicleDue(scope: Scope, vehicleId: string): Promise<DueCount> {
  return scope.db(async (trx) => {
    const reminders = await listDueReminders(trx, clockOf(scope), { vehicleId });
    return countOf(reminders.map(({ due }) => due));
  });
}

function countOf(all: { state: ReminderState }[]): DueCount {
  const count = (state: ReminderState) => all.filter((one) => one.state === state).length;
  return { overdue: count("overdue"), dueSoon: count("due_soon"), unknown: count("unknown") };
}
