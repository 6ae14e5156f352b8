/** Making a formatter takes a hundred times as long as using it, so there is one for each time zone. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function dayFormatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone });
  formatters.set(timeZone, made);
  return made;
}

/** YYYY-MM-DD. */
export function today(timeZone: string, now = new Date()): string {
  return dayFormatterFor(timeZone).format(now);
}

/** 0 to 23. */
export function hourIn(timeZone: string, now: Date): number {
  return Number(
    new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", hourCycle: "h23" }).format(now),
  );
}
