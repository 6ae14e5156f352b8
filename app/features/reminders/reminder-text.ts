import type { BadgeKind } from "~/ui/badge";
import { formatCount, formatDay } from "~/ui/format";
import type { Interval } from "~/features/calendar/days";
import { type MeterUnit, formatReading, unitNames } from "~/features/meters/meter-unit";
import type { DueReminder } from "./due-reminders.server";
import type { ForecastBasis, ReminderDue, ReminderRule, ReminderState } from "./reminder-due";

export type DueWords = {
  badge: { kind: BadgeKind; text: string };
  /** "at 145,000 mi or on Mar 1, 2027" */
  when: string;
  left: string;
  forecast?: string;
  /** Why it is due, or when it will be. */
  reason: string;
};

/** For its page, the lists and the mail. `today` tells whether a forecast has passed. */
export function dueWords(
  { due, rule, vehicle }: Pick<DueReminder, "due" | "rule" | "vehicle">,
  today: string,
): DueWords {
  const forecast = forecastWords(due, vehicle.meter_unit, today);
  return {
    badge: badgeOf(due),
    when: whenWords(due, vehicle.meter_unit),
    left: leftWords(due, vehicle.meter_unit),
    forecast,
    reason: reasonWords(due, rule, forecast),
  };
}

export const reminderBadges: Record<ReminderState | "done" | "other_unit", DueWords["badge"]> = {
  overdue: { kind: "bad", text: "Overdue" },
  due_soon: { kind: "warning", text: "Due soon" },
  ok: { kind: "good", text: "Not due" },
  unknown: { kind: "plain", text: "Mileage missing" },
  other_unit: { kind: "plain", text: "Cannot be judged" },
  done: { kind: "plain", text: "Done" },
};

function badgeOf({ state, isFinished, unknown }: ReminderDue): DueWords["badge"] {
  if (isFinished) return reminderBadges.done;
  return reminderBadges[state === "unknown" && unknown === "unit" ? "other_unit" : state];
}

function whenWords({ dueAt, dueOn, state, unknown, isFinished }: ReminderDue, unit: MeterUnit): string {
  if (isFinished) return "not to be done again";
  const parts = [
    dueAt && `at ${formatReading(dueAt.round(1).toString(), unit)}`,
    dueOn && `on ${formatDay(dueOn)}`,
  ].filter(Boolean);
  if (unknown === "unit") parts.push(`unknown by use: the meter counts ${unitNames[unit].toLowerCase()}`);
  if (parts.length > 0) return parts.join(" or ");
  return state === "unknown"
    ? "unknown: no reading of the meter to count from"
    : "before the meter was replaced";
}

function leftWords({ leftUse, leftDays }: ReminderDue, unit: MeterUnit): string {
  const use = leftUse && {
    over: leftUse.lt(0),
    text: formatReading(leftUse.abs().round(1).toString(), unit),
  };
  const days = leftDays !== undefined && { over: leftDays < 0, text: countDays(Math.abs(leftDays)) };
  const parts = [use, days].filter((part) => typeof part === "object");
  const over = parts.filter((part) => part.over);
  if (over.length > 0) return `${over.map(({ text }) => text).join(" and ")} over`;
  if (leftDays === 0) return "due today";
  return parts.length > 0 ? `${parts.map(({ text }) => text).join(" or ")} left` : "";
}

function reasonWords(
  { state, leftUse, leftDays }: ReminderDue,
  rule: ReminderRule,
  forecast?: string,
): string {
  if (state === "unknown") return "It may be overdue.";
  if (state !== "overdue") return forecast ?? `Due soon from ${soonWords(rule)}.`;
  const past = [leftUse?.lt(0) && "use", leftDays !== undefined && leftDays < 0 && "date"].filter(Boolean);
  return `Past its ${past.join(" and its ")}.`;
}

function forecastWords({ forecastOn, basis }: ReminderDue, unit: MeterUnit, today: string) {
  if (!forecastOn || !basis) return undefined;
  const passed = forecastOn < today ? " That day has passed: read the meter." : "";
  return `Expected about ${formatDay(forecastOn)}: ${basisWords(basis, unit)}.${passed}`;
}

function basisWords({ perDay, from, to, remaining }: ForecastBasis, unit: MeterUnit): string {
  const left = formatReading(remaining.round(1).toString(), unit);
  const daily = `${perDay.toNumber().toLocaleString("en-US", { maximumFractionDigits: perDay.lt(10) ? 1 : 0 })} ${unit}`;
  return `${left} left at ${daily} a day over ${formatDay(from)} - ${formatDay(to)}`;
}

type Rule = Omit<ReminderRule, "soonUse" | "soonDays" | "createdOn">;

/** "Every 15,000 mi or 6 weeks", "On Mar 31, 2027, then every 12 months". */
export function ruleWords(rule: Rule, nextDueOn: string | null = rule.dueOn): string {
  const { everyTime, dueOn } = rule;
  if (dueOn === null) return everyWords(rule);
  const date = `On ${formatDay(nextDueOn ?? dueOn)}${everyTime ? `, then every ${intervalWords(everyTime)}` : ""}`;
  const use = useWords(rule);
  return use ? `${date}, or every ${use}` : date;
}

/** "Every 15,000 mi or 6 weeks"; "Once" for a date that does not come again. */
export function everyWords(rule: Omit<Rule, "dueOn">): string {
  const every = [useWords(rule), rule.everyTime && intervalWords(rule.everyTime)].filter(Boolean);
  return every.length > 0 ? `Every ${every.join(" or ")}` : "Once";
}

function useWords({ everyUse, useUnit }: Pick<Rule, "everyUse" | "useUnit">): string {
  return everyUse !== null && useUnit !== null ? formatReading(everyUse, useUnit) : "";
}

/** "6 weeks", "month". */
export function intervalWords({ count, unit }: Interval): string {
  return count === 1 ? unit.slice(0, -1) : `${formatCount(count)} ${unit}`;
}

/** "1,000 mi or 14 days before". */
export function soonWords({ everyUse, useUnit, soonUse, soonDays }: ReminderRule): string {
  const usual = "a tenth of the interval (at most 1,000 mi)";
  const use = everyUse !== null && (soonUse !== null && useUnit ? formatReading(soonUse, useUnit) : usual);
  return `${[use, countDays(soonDays)].filter(Boolean).join(" or ")} before`;
}

function countDays(count: number): string {
  return count === 1 ? "1 day" : `${count} days`;
}
