import { isoOf } from "./read-day";
import { addDays } from "./days";

/** The days of the period in the URL; the last twelve months when it names none or an invalid one. */
export function readPeriod(searchParams: URLSearchParams, today: string): { from: string; to: string } {
  const to = isoOf(searchParams.get("to") ?? "") ?? today;
  const from = isoOf(searchParams.get("from") ?? "") ?? addDays(to, -365);
  return from <= to ? { from, to } : { from: to, to: from };
}
