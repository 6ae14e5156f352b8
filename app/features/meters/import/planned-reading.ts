import type { MeterValue } from "~/features/imports/cells/row-cells";
import { formatDay } from "~/ui/format";
import { type PlacedReading, type Reading, meterOf, placeReadings } from "../lifetime-use";
import { type MeterUnit, formatReading } from "../meter-unit";
import { maxOnMeter } from "../read-meter";

export type PlannedReading = { value: string; unit: MeterUnit; readOn: string };

/** Miles and kilometers are whole numbers, hours have one decimal, as in every form. */
export function readingOfRow(
  odometer: MeterValue | null,
  readOn: string,
  notes: string[],
): { reading: PlannedReading | null } | { problem: string } {
  if (!odometer) return { reading: null };
  const { value, unit } = odometer;
  if (Number(value) > maxOnMeter) return { problem: `The mileage ${value} is above 9,999,999.` };
  const [whole = "0", decimals = ""] = value.split(".");
  const kept = unit === "h" ? decimals.slice(0, 1) : "";
  if (/[1-9]/.test(decimals.slice(kept.length)))
    notes.push(`The mileage ${value} is kept as ${whole}${kept && `.${kept}`}.`);
  return { reading: { value: kept ? `${whole}.${kept}` : whole, unit, readOn } };
}

/** `known` are the vehicle's readings so far. */
export function readingColumns({ value, unit, readOn }: PlannedReading, known: Reading[]) {
  return { value, unit, read_on: readOn, meter_number: meterOf(known, { value, unit, readOn }) };
}

export type ReadRow = { line: number; notes: string[]; reading: PlannedReading };

export function noteFallingMeter(rows: ReadRow[], known: Reading[], unit: MeterUnit): void {
  const notes = new Map(rows.map((row) => [String(row.line), row.notes]));
  const readings = rows.map(({ line, reading }) => ({
    ...reading,
    ...{ id: String(line), meterNumber: meterOf(known, reading), source: "import", recordedAt: new Date(0) },
  }));
  let highest: PlacedReading | undefined;
  for (const one of placeReadings([...known, ...readings], unit)) {
    if (highest && one.lifetime.lt(highest.lifetime) && one.readOn > highest.readOn) {
      const shown = `${formatReading(highest.value, highest.unit)} of ${formatDay(highest.readOn)}`;
      notes.get(one.id)?.push(`The mileage is below the ${shown}.`);
    }
    if (!highest || one.lifetime.gt(highest.lifetime)) highest = one;
  }
}
