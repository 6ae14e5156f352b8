export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

export const timeUnits = ["days", "weeks", "months", "years"] as const;

export type Interval = { count: number; unit: (typeof timeUnits)[number] };

/** So many intervals later. Months and years are those of the calendar (addMonths). */
export function addInterval(day: string, { count, unit }: Interval, times = 1): string {
  if (unit === "days") return addDays(day, count * times);
  if (unit === "weeks") return addDays(day, count * times * 7);
  return addMonths(day, count * times * (unit === "years" ? 12 : 1));
}

/** On average, for months and years. */
export function daysOf({ count, unit }: Interval): number {
  return count * { days: 1, weeks: 7, months: 365.25 / 12, years: 365.25 }[unit];
}

/** Calendar months later. A day that the month does not have becomes its last: Jan 31 plus one month is Feb 28. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), count % 12];
  const last = new Date(Date.UTC(toYear, toMonth + 1, 0)).getUTCDate();
  const parts = [String(toMonth + 1), String(Math.min(date, last))].map((part) => part.padStart(2, "0"));
  return [String(toYear).padStart(4, "0"), ...parts].join("-");
}
