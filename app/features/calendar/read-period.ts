import { isoOf } from "./read-day";
import { addDays, addMonths } from "./days";

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

/** This month up to today, and last month. */
export function recentMonths(today: string) {
  const first = `${today.slice(0, 8)}01`;
  return [
    { label: "This month", from: first, to: today },
    { label: "Last month", from: addMonths(first, -1), to: addDays(first, -1) },
  ];
}
