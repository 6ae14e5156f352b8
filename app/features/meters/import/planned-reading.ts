import type { MeterValue } from "~/features/imports/cells/row-cells";
import { judgeReadings } from "../judge-readings";
import { type Reading, meterOf, placeReadings } from "../lifetime-use";
import { meterDoubts } from "../meter-doubts";
import type { MeterUnit } from "../meter-unit";
import { maxOnMeter } from "../read-meter";

/** As our own files say it. */
export type MeterOfReading = { meterNumber: number; source?: "opening" | "closing" };

export type PlannedReading = { value: string; unit: MeterUnit; readOn: string; ofMeter?: MeterOfReading };

/** Undefined unless the file says which meter it was. */
export function meterOfRow(number: string | null, readWith: string | null): MeterOfReading | undefined {
  if (!/^[1-9]\d{0,3}$/.test(number ?? "")) return undefined;
  const source = readWith === "opening" || readWith === "closing" ? readWith : undefined;
  return { meterNumber: Number(number), source };
}

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
export function readingColumns({ value, unit, readOn, ofMeter }: PlannedReading, known: Reading[]) {
  const meter_number = ofMeter?.meterNumber ?? meterOf(known, { value, unit, readOn });
  return { value, unit, read_on: readOn, meter_number };
}

export type ReadRow = { line: number; notes: string[]; reading: PlannedReading };

/** Notes on each row whose mileage does not fit the others why, in the words of the form. */
export function noteDoubts(rows: ReadRow[], known: Reading[], unit: MeterUnit): void {
  const added = rows.map(({ line, reading }) => ({
    ...reading,
    ...{ id: String(line), meterNumber: reading.ofMeter?.meterNumber ?? meterOf(known, reading) },
    ...{ source: reading.ofMeter?.source ?? "import", recordedAt: new Date(0) },
  }));
  const placed = placeReadings([...known, ...added], unit);
  const byLine = new Map(placed.map((one) => [one.id, one]));
  const { doubts } = judgeReadings(placed, unit);
  // A file may outnumber what was read before it, and be the wrong one.
  const outnumbered = judgeReadings(placeReadings(known, unit), unit).trusted.filter(({ id }) =>
    doubts.has(id),
  );
  for (const { line, notes } of rows) {
    const own = byLine.get(String(line));
    const doubt = doubts.get(String(line)) ?? (own && meterDoubts(outnumbered, own, unit)[0]?.text);
    if (doubt) notes.push(doubt);
  }
}
