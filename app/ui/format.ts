// Making a formatter takes a hundred times as long as using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  formatters.set(timeZone, made);
  return made;
}

/** MMM d, yyyy h:mm a in the given time zone: "Nov 27, 2026 4:05 PM". */
export function formatTime(time: Date, timeZone: string): string {
  const parts = formatterFor(timeZone).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? "";
  return `${part("month")} ${part("day")}, ${part("year")} ${part("hour")}:${part("minute")} ${part("dayPeriod")}`;
}

/** The day it is there now, as YYYY-MM-DD. */
export function today(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(now);
}

/** With thousands separators and ' mi'. */
export function formatMileage(miles: number): string {
  return `${formatCount(miles)} mi`;
}

export function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}
