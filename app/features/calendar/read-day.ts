import { addDays } from "./days";

export type Day = { day: string } | { problem: string };

/** Reads a day as a date field sends it (2026-11-28) or as Americans write it (11/28/2026, 11-28-26). Tomorrow is the last day: a phone may be in another time zone. */
export function readDay(typed: string, name: string, today: string, last = addDays(today, 1)): Day {
  const day = isoOf(typed.trim());
  if (!day) return { problem: `${name} must be a date, such as 11/28/2026` };
  if (day < "1950-01-01") return { problem: `${name} must be 1950 or later` };
  if (day > last) return { problem: `${name} lies in the future` };
  return { day };
}

/** YYYY-MM-DD, or undefined when there is no such day. */
export function isoOf(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const us = /^(\d{1,2})[/-](\d{1,2})[/-](\d{2}|\d{4})$/.exec(text);
  if (!iso && !us) return undefined;
  const [year, month, date] = iso ? [iso[1]!, iso[2]!, iso[3]!] : [us![3]!, us![1]!, us![2]!];
  const full = year.length === 2 ? `20${year}` : year;
  const day = `${full}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  // PostgreSQL has no year 0, and nobody means the first thousand years.
  return day >= "1000" && isDay(day) ? day : undefined;
}

export function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
