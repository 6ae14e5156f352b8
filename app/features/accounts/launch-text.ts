/** `date` is the operator's own text, such as "November 1st, 2025": one that is not a date is taken for a day to come. */
export function launchText(date: string, now: Date): string {
  const day = Date.parse(`${date.replace(/(\d)(?:st|nd|rd|th)\b/, "$1")} 23:59 UTC-12`);
  return day < now.getTime()
    ? `We launched on ${date}, and open accounts one after another.`
    : `We launch on ${date}.`;
}
