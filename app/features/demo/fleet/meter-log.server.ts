import type { ReadingSource } from "~db/tables/meter_readings";
import { type SampleCompany, addRow, dayAgo, idOf, isWorkday, momentOf } from "../sample-company.server";
import { type Unit, grounded } from "./units";

export const daysOfHistory = 364;

/** What the meter of a unit shows, by days ago. */
export type MeterLog = { company: SampleCompany; unit: Unit; vehicleId: string; values: number[] };

/** Backward from what it shows now: no day falls, and none is more than a unit can run. */
export function logMeter(company: SampleCompany, unit: Unit, vehicleId: string): MeterLog {
  const values: number[] = [];
  let value = unit.now ?? 0;
  for (let days = 0; days <= daysOfHistory; days++) {
    values.push(value);
    const stands = days === 0 || (unit.number === grounded && days === 1);
    const runs = isWorkday(dayAgo(company, days)) && !stands;
    const use = runs ? unit.perWorkday * (0.8 + company.random.share() * 0.4) : 0;
    value -= unit.meter === "h" ? Math.round(use * 10) / 10 : Math.round(use);
  }
  return { company, unit, vehicleId, values };
}

/** What it showed at the end of that day, read then or on the next morning. Returns the id; null for a unit without a meter. */
export function readMeter(
  { company, unit, vehicleId, values }: MeterLog,
  days: number,
  source: ReadingSource,
  readDaysAgo = days,
): string | null {
  if (unit.now === null) return null;
  const name = `reading ${unit.number} ${company.rows.get("meter_readings")?.length ?? 0}`;
  const id = idOf(company, name);
  const day = dayAgo(company, readDaysAgo);
  addRow(company, "meter_readings", {
    ...{ id, vehicle_id: vehicleId, user_id: company.people.manager.id, unit: unit.meter, source },
    ...{ value: values[days]!.toFixed(unit.meter === "h" ? 1 : 0), read_on: day },
    recorded_at: momentOf(day, readDaysAgo === days ? "16:30" : "06:15"),
  });
  return id;
}
