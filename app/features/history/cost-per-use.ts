import Big from "big.js";
import { daysBetween } from "~/features/calendar/days";
import type { PlacedReading } from "~/features/meters/lifetime-use";

type Period = { from: string; to: string };
type Absence = { leftOn: string; returnedOn: string | null };

export type CostPerUse = {
  /** Dollars per mile, kilometer or hour; rounded half up to tenths of a cent. */
  perUse: string;
  use: Big;
  start: PlacedReading;
  end: PlacedReading;
  /** Days of the period before the first and after the last reading used. */
  daysWithout: number;
};

/**
 * What a mile cost in a period: all costs of the period over the distance between its readings. The first reading is the last one up to
 * the period's first day, or else the first in it. Distance run while the vehicle was away from the fleet is left out.
 */
export function costPerUse(
  placed: PlacedReading[],
  absences: Absence[],
  { from, to }: Period,
  cost: Big,
): CostPerUse | { reason: string } {
  const upTo = placed.filter(({ readOn }) => readOn <= to);
  const start = upTo.filter(({ readOn }) => readOn <= from).at(-1) ?? upTo[0];
  const end = upTo.at(-1);
  if (!start || !end || start === end) return { reason: "Two readings of the meter are needed." };
  const steps = upTo.slice(upTo.indexOf(start));
  let use = new Big(0);
  for (const [index, reading] of steps.entries()) {
    const before = steps[index - 1];
    if (before && !isAcross(before, reading, absences))
      use = use.plus(reading.lifetime).minus(before.lifetime);
  }
  if (use.lte(0)) return { reason: "The vehicle was not driven between the readings." };
  const daysWithout = Math.max(0, daysBetween(from, start.readOn)) + Math.max(0, daysBetween(end.readOn, to));
  return { perUse: cost.div(use).toFixed(3), use, start, end, daysWithout };
}

function isAcross(before: PlacedReading, after: PlacedReading, absences: Absence[]): boolean {
  return absences.some(
    ({ leftOn, returnedOn }) => leftOn >= before.readOn && (returnedOn ?? "9999") <= after.readOn,
  );
}
