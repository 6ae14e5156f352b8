import Big from "big.js";
import { type Interval, addDays, addInterval, daysBetween, daysOf } from "~/features/calendar/days";
import { type PlacedReading, convertUse, currentReading } from "~/features/meters/lifetime-use";
import type { MeterUnit } from "~/features/meters/meter-unit";

export type ReminderRule = {
  everyUse: string | null;
  useUnit: MeterUnit | null;
  everyTime: Interval | null;
  /** A fixed date, such as a registration's; with an interval by time it repeats from that date. */
  dueOn: string | null;
  /** "Due soon" begins at this much use or this many days left. By default a tenth of the interval, at most 1,000 miles. */
  soonUse: string | null;
  soonDays: number;
  createdOn: string;
};

/** `readingId` is the reading then, or else the last one known then. */
export type LastDone = { doneOn: string; readingId: string | null; nextDueOn: string | null };

export type ReminderState = "overdue" | "due_soon" | "ok" | "unknown";

export type ReminderDue = {
  state: ReminderState;
  isFinished: boolean;
  /** Why nothing is known by use: no reading to count from, or a rule in miles on a meter of hours. */
  unknown?: "reading" | "unit";
  dueOn?: string;
  leftDays?: number;
  /** What the current meter will show, in the vehicle's unit. */
  dueAt?: Big;
  /** In the vehicle's unit; negative if past due. */
  leftUse?: Big;
  forecastOn?: string;
  basis?: ForecastBasis;
};

/** Average use per day between two readings, and the use that remains. */
export type ForecastBasis = { perDay: Big; from: string; to: string; remaining: Big };

type Vehicle = { unit: MeterUnit; placed: PlacedReading[] };

/** By use or by date, whichever comes first; the day on which the use is expected to be reached counts as a date does. `placed` are the vehicle's readings in its own unit, in order of time. */
export function reminderDue(
  rule: ReminderRule,
  last: LastDone | undefined,
  { unit, placed }: Vehicle,
  today: string,
): ReminderDue {
  const date = dueDate(rule, last);
  const leftDays = date === undefined ? undefined : daysBetween(today, date);
  const use = rule.everyUse === null ? undefined : dueUse(rule, last, { unit, placed });
  const expected = use?.leftUse ? forecast(placed, use.leftUse) : {};
  const states: ReminderState[] = [];
  if (leftDays !== undefined) states.push(stateOf(leftDays < 0, leftDays <= rule.soonDays));
  if (use?.leftUse) {
    const isNear =
      expected.forecastOn !== undefined && daysBetween(today, expected.forecastOn) <= rule.soonDays;
    states.push(stateOf(use.leftUse.lt(0), isNear || use.leftUse.lte(use.soon)));
  } else if (use) states.push("unknown");
  const worst = (["overdue", "due_soon", "unknown"] as const).find((state) => states.includes(state));
  return {
    state: worst ?? "ok",
    isFinished: states.length === 0,
    ...(use?.unknown ? { unknown: use.unknown } : {}),
    ...(date === undefined ? {} : { dueOn: date, leftDays }),
    ...(use?.leftUse ? { leftUse: use.leftUse, dueAt: use.dueAt, ...expected } : {}),
  };
}

function stateOf(isPast: boolean, isSoon: boolean): ReminderState {
  return isPast ? "overdue" : isSoon ? "due_soon" : "ok";
}

/** Undefined if no date is ahead. */
export function dueDate(rule: ReminderRule, last: LastDone | undefined): string | undefined {
  const { dueOn, everyTime, createdOn } = rule;
  if (!last) return dueOn ?? (everyTime === null ? undefined : addInterval(createdOn, everyTime));
  if (last.nextDueOn) return last.nextDueOn;
  if (everyTime === null) return undefined;
  return dueOn === null ? addInterval(last.doneOn, everyTime) : nextOnCalendar(dueOn, everyTime, last.doneOn);
}

/**
 * A registration renewed some days early or late still expires on its own date: the one after the date nearest to the renewal, and none
 * before the first. A renewal more than half an interval before the first was that of an earlier one.
 */
export function nextOnCalendar(dueOn: string, every: Interval, doneOn: string): string {
  const length = daysOf(every);
  let times = Math.max(0, Math.floor(daysBetween(dueOn, doneOn) / length) - 1);
  while (daysBetween(doneOn, addInterval(dueOn, every, times)) <= length / 2) times++;
  return addInterval(dueOn, every, times);
}

type DueUse = { soon: Big; unknown?: ReminderDue["unknown"]; leftUse?: Big; dueAt?: Big };

/** Counts from the reading at the last completion, else from the last reading before that day or before the reminder was created. */
function dueUse(rule: ReminderRule, last: LastDone | undefined, { unit, placed }: Vehicle): DueUse {
  const toOwn = (use: string) => convertUse(new Big(use), rule.useUnit ?? unit, unit);
  const every = toOwn(rule.everyUse!);
  const current = currentReading(placed);
  const start = startReading(placed, last?.readingId ?? null, last?.doneOn ?? rule.createdOn);
  const shown = current && convertUse(new Big(current.value), current.unit, unit);
  if (!every) return { soon: new Big(0), unknown: "unit" };
  if (!current || !start || !shown) return { soon: new Big(0), unknown: "reading" };
  const soon = rule.soonUse === null ? usualSoon(every, unit) : toOwn(rule.soonUse)!;
  const leftUse = start.lifetime.plus(every).minus(current.lifetime);
  const dueAt = shown.plus(leftUse);
  // Below the first reading of a replaced meter, there is nothing to compare with the dash.
  return { soon, leftUse, ...(dueAt.gte(0) ? { dueAt } : {}) };
}

function startReading(placed: PlacedReading[], readingId: string | null, day: string) {
  const own = placed.find(({ id }) => id === readingId);
  return own ?? [...placed].reverse().find(({ readOn }) => readOn <= day);
}

function usualSoon(every: Big, unit: MeterUnit): Big {
  const tenth = every.div(10);
  const max = convertUse(new Big(1000), "mi", unit);
  return max && tenth.gt(max) ? max : tenth;
}

const windowDays = 90;
const minDays = 7;
/** A forecast further ahead than this is meaningless. */
const maxDays = 3650;

/** From the last 90 days of readings; if those are less than a week apart, from all readings. */
function forecast(placed: PlacedReading[], remaining: Big): Pick<ReminderDue, "forecastOn" | "basis"> {
  const to = currentReading(placed);
  if (!to || remaining.lt(0)) return {};
  const since = addDays(to.readOn, -windowDays);
  const from = [placed.find(({ readOn }) => readOn >= since), placed[0]].find(
    (one) => one && daysBetween(one.readOn, to.readOn) >= minDays,
  );
  if (!from) return {};
  const perDay = to.lifetime.minus(from.lifetime).div(daysBetween(from.readOn, to.readOn));
  if (perDay.lte(0)) return {};
  const days = remaining.div(perDay).round(0, Big.roundDown).toNumber();
  if (days > maxDays) return {};
  const basis = { perDay, from: from.readOn, to: to.readOn, remaining };
  return { forecastOn: addDays(to.readOn, days), basis };
}
