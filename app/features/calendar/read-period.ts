import { isoOf } from "./read-day";
import { addDays } from "./days";

/** The days of the period in the URL; when it names none or an invalid one, today and so many days before. */
export function readPeriod(
  searchParams: URLSearchParams,
  today: string,
  days = 365,
): { from: string; to: string } {
  const to = isoOf(searchParams.get("to") ?? "") ?? today;
  const from = isoOf(searchParams.get("from") ?? "") ?? addDays(to, -days);
  return from <= to ? { from, to } : { from: to, to: from };
}
