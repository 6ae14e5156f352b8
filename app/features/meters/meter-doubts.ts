import type Big from "big.js";
import { formatDay } from "~/ui/format";
import { daysBetween } from "~/features/calendar/days";
import { type PlacedReading } from "./lifetime-use";
import { type MeterUnit, formatReading } from "./meter-unit";

/** An implausible reading: questioned once, never refused. `rival` is the reading that may be the wrong one instead. */
export type MeterDoubt = { text: string; rival: { id: string; text: string; isOfMeterChange: boolean } };

/** More than a truck can run in a day. */
export const maxInADay: Record<MeterUnit, number> = { mi: 1500, km: 2400, h: 24 };

type New = { lifetime: Big; value: string; unit: MeterUnit; readOn: string };

/** Compares a new reading with those before and after it (all in one unit, in order of time). */
export function meterDoubts(placed: PlacedReading[], reading: New, unit: MeterUnit): MeterDoubt[] {
  const shown = formatReading(reading.value, reading.unit);
  const earlier = placed.filter(({ readOn }) => readOn < reading.readOn);
  const later = placed.filter(({ readOn }) => readOn > reading.readOn);
  const highest = extreme(earlier, (a, b) => a.lifetime.gt(b.lifetime));
  if (highest && reading.lifetime.lt(highest.lifetime)) {
    return [{ text: `${shown} is below the ${figures(highest)}.`, rival: rivalOf(highest) }];
  }
  const lowest = extreme(later, (a, b) => a.lifetime.lt(b.lifetime));
  if (lowest && reading.lifetime.gt(lowest.lifetime)) {
    return [{ text: `${shown} is above the ${figures(lowest)}.`, rival: rivalOf(lowest) }];
  }
  const sameDay = placed.filter(({ readOn }) => readOn === reading.readOn);
  const neighbors = [highest, ...sameDay, lowest].filter((one) => one !== undefined);
  const fast = neighbors.find((one) => dailyUse(one, reading).gt(maxInADay[unit]));
  if (!fast) return [];
  const use = formatReading(dailyUse(fast, reading).toFixed(unit === "h" ? 1 : 0), unit);
  return [
    { text: `${shown} would mean ${use} a day, counted from the ${figures(fast)}.`, rival: rivalOf(fast) },
  ];
}

function dailyUse(from: PlacedReading, reading: New): Big {
  const days = Math.max(1, Math.abs(daysBetween(from.readOn, reading.readOn)));
  return reading.lifetime.minus(from.lifetime).abs().div(days);
}

function figures({ value, unit, readOn }: PlacedReading): string {
  return `${formatReading(value, unit)} read on ${formatDay(readOn)}`;
}

function rivalOf(reading: PlacedReading): MeterDoubt["rival"] {
  const isOfMeterChange = reading.source === "opening" || reading.source === "closing";
  return { id: reading.id, text: figures(reading), isOfMeterChange };
}

function extreme(
  readings: PlacedReading[],
  isMore: (a: PlacedReading, b: PlacedReading) => boolean,
): PlacedReading | undefined {
  return readings.reduce<PlacedReading | undefined>(
    (max, one) => (max === undefined || isMore(one, max) ? one : max),
    undefined,
  );
}
