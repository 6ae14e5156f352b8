import Big from "big.js";
import { addDays, daysBetween } from "~/features/calendar/days";
import type { PlacedReading } from "~/features/meters/lifetime-use";

export type CostKind = "fuel" | "parts" | "breakdowns" | "service";
export type DayCost = { day: string; kind: CostKind; cost: Big };

type Period = { from: string; to: string };
type Absence = { leftOn: string; returnedOn: string | null };

/** The end of a day. `between` are the readings whose use was shared by days when none was taken on it. */
export type Moment = { day: string; reading?: PlacedReading; between?: [PlacedReading, PlacedReading] };

/** Days whose costs and use are both left out: after `from`, up to and with `to`. */
export type LeftOut = { why: "before" | "after" | "away"; from: string; to: string; cost: Big };

/** What sets the first or the last day. */
export type Limit = "period" | "reading" | "fuel" | "cost";

export type CostPerUse = {
  /** Dollars per mile, kilometer or hour; rounded half up to tenths of a cent. */
  perUse: string;
  cost: Big;
  use: Big;
  start: Moment & { limit: Limit };
  end: Moment & { limit: Limit };
  leftOut: LeftOut[];
};

export type NoCostPerUse =
  | { reason: "no-readings" | "no-costs" }
  | { reason: "no-span"; start: Bound; end: Bound }
  | { reason: "not-driven" | "nothing-spent" | "away"; start: Bound; end: Bound };

export type Bound = { day: string; limit: Limit };

type Known = { readings: PlacedReading[]; absences: Absence[]; costs: DayCost[] };

/**
 * What a mile cost. Costs and use are cut at the same two moments, which are ends of days: what is paid on the first day was for the miles
 * before it. They are the period's, or the later first and the earlier last day for which readings and costs are both known. Fuel is a
 * cost of every mile, so where fuel is recorded costs are known from the first receipt to the last. Readings are in order of time.
 */
export function costPerUse(known: Known, period: Period): CostPerUse | NoCostPerUse {
  const { absences, costs } = known;
  const readings = lastOfEachDay(known.readings);
  if (readings.length < 2) return { reason: "no-readings" };
  if (costs.length === 0) return { reason: "no-costs" };
  const { start, end } = boundsOf(readings, costs, period);
  if (start.day >= end.day) return { reason: "no-span", start, end };
  const steps = stepsBetween(readings, absences, { from: start.day, to: end.day });
  const ours = steps.filter(({ isAway }) => !isAway);
  if (ours.length === 0) return { reason: "away", start, end };
  const use = sum(ours.map((step) => useOf(step)));
  const cost = sum(ours.map((step) => spentIn(costs, step)));
  if (use.lte(0)) return { reason: "not-driven", start, end };
  if (cost.lte(0)) return { reason: "nothing-spent", start, end };
  return {
    perUse: cost.div(use).toFixed(3),
    cost,
    use,
    start: { ...momentOf(readings, start.day), limit: start.limit },
    end: { ...momentOf(readings, end.day), limit: end.limit },
    leftOut: leftOutOf(steps, costs, { period, start, end }),
  };
}

/** The highest of each day. */
function lastOfEachDay(readings: PlacedReading[]): PlacedReading[] {
  return [...new Map(readings.map((reading) => [reading.readOn, reading])).values()];
}

function boundsOf(readings: PlacedReading[], costs: DayCost[], { from, to }: Period) {
  const fuel = costs.filter(({ kind }) => kind === "fuel");
  const days = (fuel.length > 0 ? fuel : costs).map(({ day }) => day).sort();
  const limit: Limit = fuel.length > 0 ? "fuel" : "cost";
  const isRead = from < to && readings.some(({ readOn }) => readOn === from);
  const starts: Bound[] = [
    { day: isRead ? from : addDays(from, -1), limit: "period" },
    { day: readings[0]!.readOn, limit: "reading" },
    { day: days[0]!, limit },
  ];
  const ends: Bound[] = [
    { day: to, limit: "period" },
    { day: readings.at(-1)!.readOn, limit: "reading" },
    { day: days.at(-1)!, limit },
  ];
  return {
    start: starts.reduce((last, one) => (one.day > last.day ? one : last)),
    end: ends.reduce((first, one) => (one.day < first.day ? one : first)),
  };
}

type Step = { before: PlacedReading; after: PlacedReading; from: string; to: string; isAway: boolean };

/** From one reading to the next, the first and the last cut at the two days. */
function stepsBetween(readings: PlacedReading[], absences: Absence[], { from, to }: Period): Step[] {
  return readings.slice(1).flatMap((after, index) => {
    const before = readings[index]!;
    if (after.readOn <= from || before.readOn >= to) return [];
    const step = { before, after, from: max(before.readOn, from), to: min(after.readOn, to) };
    return [{ ...step, isAway: isAway(before, after, absences) }];
  });
}

/** An absence that began and ended on one day was a slip. */
function isAway(before: PlacedReading, after: PlacedReading, absences: Absence[]): boolean {
  return absences.some(
    ({ leftOn, returnedOn }) =>
      leftOn !== returnedOn && leftOn < after.readOn && (returnedOn ?? "9999") > before.readOn,
  );
}

/** Shared by days within the step. */
function useOf({ before, after, from, to }: Step): Big {
  const use = after.lifetime.minus(before.lifetime);
  return use.times(daysBetween(from, to)).div(daysBetween(before.readOn, after.readOn));
}

/** After the first day, up to and with the last. */
function spentIn(costs: DayCost[], { from, to }: Period): Big {
  return sum(costs.filter(({ day }) => day > from && day <= to).map(({ cost }) => cost));
}

function momentOf(readings: PlacedReading[], day: string): Moment {
  const reading = readings.find(({ readOn }) => readOn === day);
  if (reading) return { day, reading };
  const next = readings.findIndex(({ readOn }) => readOn > day);
  return { day, between: [readings[next - 1]!, readings[next]!] };
}

function leftOutOf(
  steps: Step[],
  costs: DayCost[],
  { period, start, end }: { period: Period; start: Bound; end: Bound },
): LeftOut[] {
  const parts = [
    { why: "before" as const, from: addDays(period.from, -1), to: start.day },
    ...steps.filter((step) => step.isAway).map(({ from, to }) => ({ why: "away" as const, from, to })),
    { why: "after" as const, from: end.day, to: period.to },
  ];
  return parts
    .map((part) => ({ ...part, cost: spentIn(costs, part) }))
    .filter(({ why, cost }) => why === "away" || cost.gt(0));
}

function sum(numbers: Big[]): Big {
  return numbers.reduce((total, one) => total.plus(one), new Big(0));
}

const max = (a: string, b: string) => (a > b ? a : b);
const min = (a: string, b: string) => (a < b ? a : b);
