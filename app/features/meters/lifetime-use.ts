import Big from "big.js";
import { type MeterUnit, formatReading } from "./meter-unit";

export type Reading = {
  id: string;
  meterNumber: number;
  value: string;
  unit: MeterUnit;
  readOn: string;
  source: string;
  recordedAt: Date;
};

const kilometersPerMile = new Big("1.609344");

/** Undefined between hours and a distance. Not rounded. */
export function convertUse(value: Big, from: MeterUnit, to: MeterUnit): Big | undefined {
  if (from === to) return value;
  if (from === "mi" && to === "km") return value.times(kilometersPerMile);
  if (from === "km" && to === "mi") return value.div(kilometersPerMile);
  return undefined;
}

/** In the vehicle's own unit, if it can be converted. */
export function formatReadingIn({ value, unit }: Pick<Reading, "value" | "unit">, own: MeterUnit): string {
  const converted = convertUse(new Big(value), unit, own);
  return converted ? formatReading(converted.toFixed(1), own) : formatReading(value, unit);
}

/** "105,633 mi (read as 170,000 km)". */
export function formatReadAs(reading: Pick<Reading, "value" | "unit">, own: MeterUnit): string {
  const shown = formatReadingIn(reading, own);
  return reading.unit === own ? shown : `${shown} (read as ${formatReading(reading.value, reading.unit)})`;
}

/** `lifetime` is the vehicle's total use over all its meters, in the asked unit. */
export type PlacedReading = Reading & { lifetime: Big };

/**
 * Adds lifetime use to valid readings, in order of time. A new meter continues where the old one ended: its opening reading equals the old
 * one's closing reading. Readings that cannot be converted (hours among miles) are left out.
 */
export function placeReadings(readings: Reading[], unit: MeterUnit): PlacedReading[] {
  const offsets = meterOffsets(readings, unit);
  const placed = readings.flatMap((reading) => {
    const value = convertUse(new Big(reading.value), reading.unit, unit);
    const offset = offsets.get(reading.meterNumber);
    return value && offset ? [{ ...reading, lifetime: value.plus(offset) }] : [];
  });
  return placed.sort(inOrderOfTime);
}

export function inOrderOfTime(a: PlacedReading, b: PlacedReading): number {
  return (
    compareText(a.readOn, b.readOn) ||
    a.meterNumber - b.meterNumber ||
    a.lifetime.cmp(b.lifetime) ||
    a.recordedAt.getTime() - b.recordedAt.getTime() ||
    compareText(a.id, b.id)
  );
}

/** The amount to add to each meter's readings to get lifetime use; 0 for the first meter. */
export function meterOffsets(readings: Reading[], unit: MeterUnit): Map<number, Big> {
  const numbers = [...new Set(readings.map(({ meterNumber }) => meterNumber))].sort((a, b) => a - b);
  const offsets = new Map<number, Big>();
  const firstNumber = numbers[0];
  if (firstNumber === undefined) return offsets;
  offsets.set(firstNumber, new Big(0));
  for (const [index, number] of numbers.entries()) {
    if (index === 0) continue;
    const before = numbers[index - 1]!;
    const closing = valueOf(readings, before, "closing", unit) ?? highestOf(readings, before, unit);
    const opening = valueOf(readings, number, "opening", unit) ?? new Big(0);
    offsets.set(number, (offsets.get(before) ?? new Big(0)).plus(closing).minus(opening));
  }
  return offsets;
}

function valueOf(readings: Reading[], meterNumber: number, source: string, unit: MeterUnit): Big | undefined {
  const found = readings.find((one) => one.meterNumber === meterNumber && one.source === source);
  return found && convertUse(new Big(found.value), found.unit, unit);
}

function highestOf(readings: Reading[], meterNumber: number, unit: MeterUnit): Big {
  const values = readings
    .filter((one) => one.meterNumber === meterNumber)
    .map((one) => convertUse(new Big(one.value), one.unit, unit) ?? new Big(0));
  return values.reduce((max, value) => (value.gt(max) ? value : max), new Big(0));
}

/** The highest reading of the last day on the last meter. Late entries for earlier days never lower it. */
export function currentReading(placed: PlacedReading[]): PlacedReading | undefined {
  return placed.reduce<PlacedReading | undefined>((newest, one) => {
    if (!newest) return one;
    const order =
      one.meterNumber - newest.meterNumber ||
      compareText(one.readOn, newest.readOn) ||
      one.lifetime.cmp(newest.lifetime);
    return order > 0 ? one : newest;
  }, undefined);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function lastMeter(readings: Reading[]): number {
  return readings.reduce((max, { meterNumber }) => Math.max(max, meterNumber), 1);
}

/** On the day of a replacement, the meter with the closer reading. */
export function meterOf(
  readings: Reading[],
  { readOn, value, unit }: Pick<Reading, "readOn" | "value" | "unit">,
): number {
  // Not Math.min(...): a long log has more readings than a call takes arguments.
  const first = readings.reduce((min, { meterNumber }) => Math.min(min, meterNumber), Infinity);
  let number = Number.isFinite(first) ? first : 1;
  const openings = readings
    .filter(({ source }) => source === "opening")
    .sort((a, b) => a.meterNumber - b.meterNumber);
  for (const opening of openings) {
    if (opening.readOn < readOn) number = opening.meterNumber;
    else if (opening.readOn === readOn && isNearer(readings, opening, { value, unit }))
      number = opening.meterNumber;
  }
  return number;
}

function isNearer(
  readings: Reading[],
  opening: Reading,
  { value, unit }: Pick<Reading, "value" | "unit">,
): boolean {
  const closing = valueOf(readings, opening.meterNumber - 1, "closing", unit);
  const start = convertUse(new Big(opening.value), opening.unit, unit);
  if (!closing || !start) return true;
  const figure = new Big(value);
  return figure.minus(start).abs().lte(figure.minus(closing).abs());
}
