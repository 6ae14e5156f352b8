import type { PlacedReading } from "./lifetime-use";
import { maxInADay, meterDoubts } from "./meter-doubts";
import type { MeterUnit } from "./meter-unit";

/** `doubts` says of each reading that the others contradict why, in the words of the form. Figures are calculated from `trusted`. */
export type JudgedReadings = { trusted: PlacedReading[]; doubts: Map<string, string> };

/** A reading is compared with at most so many before it, so that a long log is judged quickly. */
const maxBefore = 60;

type Step = {
  reading: PlacedReading;
  lifetime: number;
  day: number;
  count: number;
  before: Step | undefined;
};

/**
 * Trusts the most readings that fit together: never falling, and no faster than a vehicle can run. Between equally many it trusts the lower
 * ones, because a wrong figure that is too high is contradicted by every later one. Readings are in order of time.
 */
export function judgeReadings(placed: PlacedReading[], unit: MeterUnit): JudgedReadings {
  const steps: Step[] = [];
  for (const reading of placed) {
    const lifetime = reading.lifetime.toNumber();
    const day = Date.parse(reading.readOn) / 86_400_000;
    const before = steps.slice(-maxBefore).filter((one) => fits(one, { lifetime, day }, unit));
    const best = longest(before);
    steps.push({ reading, lifetime, day, count: (best?.count ?? 0) + 1, before: best });
  }
  const trusted: PlacedReading[] = [];
  for (let step = longest(steps); step; step = step.before) trusted.unshift(step.reading);
  const kept = new Set(trusted);
  const doubted = placed.filter((reading) => !kept.has(reading));
  return {
    trusted,
    doubts: new Map(doubted.map((reading) => [reading.id, doubtText(trusted, reading, unit)])),
  };
}

function fits(before: Step, after: Pick<Step, "lifetime" | "day">, unit: MeterUnit): boolean {
  const use = after.lifetime - before.lifetime;
  return use >= 0 && use <= maxInADay[unit] * Math.max(1, after.day - before.day);
}

function longest(steps: Step[]): Step | undefined {
  return steps.reduce<Step | undefined>((best, one) => {
    if (!best || one.count > best.count) return one;
    return one.count === best.count && one.lifetime < best.lifetime ? one : best;
  }, undefined);
}

function doubtText(trusted: PlacedReading[], reading: PlacedReading, unit: MeterUnit): string {
  return (
    meterDoubts(trusted, reading, unit).map(({ text }) => text)[0] ?? "It does not fit the other readings."
  );
}
