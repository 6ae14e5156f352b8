import { type MeterUnit, formatReading, readingInForm } from "~/features/meters/meter-unit";
import type { AnnualOfVehicle } from "~/features/annual-inspections/annual-due.server";
import type { DueReminder } from "./due-reminders.server";
import type { EditedReminder, RuleField } from "./reminder-schema";
import { intervalOf } from "./interval-of";
import { type DueWords, dueWords, everyWords, ruleWords, soonWords } from "./reminder-text";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";

/** The most common reminders, opened by ?task=. */
export const reminderPresets = {
  registration: {
    label: "Registration",
    values: { task: "Registration", everyTime: "12", soonDays: "30" },
  },
  permit: { label: "Permit", values: { task: "Permit", everyTime: "12", soonDays: "30" } },
} as const satisfies Record<string, { label: string; values: Partial<Record<RuleField, string>> }>;

export function presetNamed(name: string | null) {
  return Object.entries(reminderPresets).find(([key]) => key === name)?.[1];
}

/** `dueOn` is the coming date. */
export function reminderFormValues(
  { task, rule, notes, version }: DueReminder,
  dueOn: string | null,
  unit: MeterUnit,
): Record<RuleField | "version", string> {
  const use = (value: string | null) =>
    value === null || rule.useUnit === null ? "" : readingInForm({ value, unit: rule.useUnit }, unit);
  return {
    task,
    everyUse: use(rule.everyUse),
    everyTime: rule.everyTime === null ? "" : String(rule.everyTime.count),
    timeUnit: rule.everyTime?.unit ?? "months",
    dueOn: dueOn ?? "",
    soonUse: use(rule.soonUse),
    soonDays: String(rule.soonDays),
    notes: notes ?? "",
    version: String(version),
  };
}

export function understoodRule({ columns }: Pick<EditedReminder, "columns">): string[] {
  const rule = {
    everyUse: columns.every_use,
    useUnit: columns.use_unit,
    everyTime: intervalOf(columns),
    dueOn: columns.due_on,
    soonUse: columns.soon_use,
    soonDays: columns.soon_days,
    createdOn: "",
  };
  return [`${columns.task}: ${ruleWords(rule)}.`, `Due soon: ${soonWords(rule)}.`];
}

/** A reminder or an annual inspection. */
export type DueLine = DueWords & {
  id: string;
  vehicle: string;
  list: string;
  task: string;
  to: string;
};

export function dueLineOf(reminder: DueReminder, today: string): DueLine {
  const { vehicleId, ...line } = reminderLine(reminder, today);
  const list = `/fleet-data/${vehicleId}/reminders`;
  return { ...line, list, to: `${list}/${line.id}` };
}

export function annualDueLine(annual: AnnualOfVehicle): DueLine {
  const list = `/fleet-data/${annual.vehicleId}/annual-inspections`;
  return {
    id: `annual ${annual.vehicleId}`,
    vehicle: annual.vehicle,
    list,
    task: "Annual inspection",
    to: list,
    badge: annual.badge,
    when: annual.text,
    left: annual.left,
    reason: "Once every 12 months (49 CFR 396.17).",
  };
}

export type ReminderLine = DueWords & {
  id: string;
  vehicleId: string;
  vehicle: string;
  task: string;
  every: string;
};

export function reminderLine(reminder: DueReminder, today: string): ReminderLine {
  const { id, vehicleId, task, rule, vehicle } = reminder;
  const title = vehicleTitle(vehicle);
  return {
    id,
    vehicleId,
    vehicle: vehicle.unit_number ? `Unit ${vehicle.unit_number}, ${title}` : title,
    task,
    every: everyWords(rule),
    ...dueWords(reminder, today),
  };
}

/** The meter reading at completion. */
export function readAt(value: string | null, unit: MeterUnit | null): string | undefined {
  return value === null || unit === null ? undefined : formatReading(value, unit);
}
