import type { MeterUnit } from "../meters/meter-unit";
import { mostOnMeter } from "../meters/read-meter";
import { addDays } from "../calendar/days";
import type { FleetOfImport } from "./fleet-of-import.server";
import type { RowVerdict } from "./import-kinds";
import { type ImportSettings, vehicleNamed } from "./import-settings";

export type PlannedReading = { value: string; unit: MeterUnit; readOn: string };

/** What will be written of a row: a record with its mileage, or why there is none. */
export type PlannedRow<Columns> = { line: number; notes: string[] } & (
  | { columns: Columns; reading: PlannedReading | null; vehicleId: string | null }
  | { problem: string }
  | { skipped: string }
);

export type PlanContext = { settings: ImportSettings; fleet: FleetOfImport; today: string };

type Read<Values> = RowVerdict<Values>;

/** Passes on what was refused while reading; `plan` says what becomes of the rest. */
export function planRows<Values, Columns>(
  rows: Read<Values>[],
  plan: (values: Values, notes: string[]) => Omit<PlannedRow<Columns> & object, "line" | "notes">,
): PlannedRow<Columns>[] {
  return rows.map((row) => {
    if (!("values" in row)) return row;
    const notes = [...row.notes];
    return { line: row.line, notes, ...plan(row.values, notes) } as PlannedRow<Columns>;
  });
}

/** The vehicle that a row of a log is about. */
export function vehicleOfRow(name: string | null, { settings, fleet }: PlanContext) {
  const chosen = (name === null ? undefined : vehicleNamed(settings, name)) ?? settings.vehicleId;
  const vehicle = fleet.byId.get(chosen ?? "");
  if (vehicle) return { vehicle };
  return { problem: name === null ? "Choose the vehicle above." : `Choose the vehicle for “${name}” above.` };
}

export function dayProblem(day: string, today: string): string | undefined {
  if (day < "1950-01-01") return `${day} is before 1950.`;
  return day > addDays(today, 1) ? `${day} lies in the future.` : undefined;
}

type Measured = { value: string; unit: MeterUnit };

/** Miles and kilometers as whole numbers, hours with one decimal, as in every form. */
export function readingOfRow(
  odometer: Measured | null,
  readOn: string,
  notes: string[],
): { reading: PlannedReading | null } | { problem: string } {
  if (!odometer) return { reading: null };
  const { value, unit } = odometer;
  if (Number(value) > mostOnMeter) return { problem: `The mileage ${value} is above 9,999,999.` };
  const [whole = "0", decimals = ""] = value.split(".");
  const kept = unit === "h" ? decimals.slice(0, 1) : "";
  if (/[1-9]/.test(decimals.slice(kept.length)))
    notes.push(`The mileage ${value} is kept as ${whole}${kept && `.${kept}`}.`);
  return { reading: { value: kept ? `${whole}.${kept}` : whole, unit, readOn } };
}
