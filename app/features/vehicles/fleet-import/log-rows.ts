import { addDays } from "~/features/calendar/days";
import { leftOutName, vehicleNamed } from "./log-settings";
import type { PlanContext } from "./fleet-record";

export function vehicleOfRow(name: string | null, { settings, fleet }: PlanContext) {
  const chosen = (name === null ? undefined : vehicleNamed(settings, name)) ?? settings.vehicleId;
  const vehicle = fleet.byId.get(chosen ?? "");
  if (vehicle) return { vehicle };
  if (chosen === leftOutName) return { leftOut: { skipped: `You left the rows of “${name}” out.` } };
  const hasNames = Object.keys(settings.vehicleOf).length > 0;
  if (name === null && hasNames) return { problem: "The row names no vehicle, and other rows do." };
  return { problem: name === null ? "Choose the vehicle above." : `Choose the vehicle for “${name}” above.` };
}

export function dayProblem(day: string, today: string): string | undefined {
  if (day < "1950-01-01") return `${day} is before 1950.`;
  return day > addDays(today, 1) ? `${day} lies in the future.` : undefined;
}

/** The same vehicle, day, mileage, money and (gallons or words) make the same record. */
export function recordKey(parts: (string | null)[]): string {
  return parts.map((part) => part?.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "") ?? "").join("|");
}
