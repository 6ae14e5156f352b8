import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { type Clock, type DueReminder, inOrderOfNeed, isDue, listDueReminders } from "./due-reminders.server";

export type DueCount = { overdue: number; dueSoon: number; unknown: number };

/** Overdue first, then by due or expected day, then what cannot be judged, which may be overdue. */
export async function listDue(scope: Scope): Promise<DueReminder[]> {
  return scope.db(async (trx) => {
    const reminders = await listDueReminders(trx, clockOf(scope));
    return inOrderOfNeed(reminders.filter((one) => isDue(one) || one.due.state === "unknown"));
  });
}

export async function countFleetDue(scope: Scope): Promise<DueCount> {
  return scope.db(async (trx) => countOf(await listDueReminders(trx, clockOf(scope), { forecasts: false })));
}

export async function countVehicleDue(scope: Scope, vehicleId: string): Promise<DueCount> {
  return scope.db((trx) => countDue(trx, clockOf(scope), vehicleId));
}

export async function countDue(trx: AccountTransaction, clock: Clock, vehicleId: string): Promise<DueCount> {
  return countOf(await listDueReminders(trx, clock, { vehicleId, forecasts: false }));
}

const clockOf = (scope: Scope): Clock => ({ timeZone: scope.account.timeZone });

function countOf(reminders: DueReminder[]): DueCount {
  const count = (state: string) => reminders.filter(({ due }) => due.state === state).length;
  return { overdue: count("overdue"), dueSoon: count("due_soon"), unknown: count("unknown") };
}
