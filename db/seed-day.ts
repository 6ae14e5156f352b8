/** YYYY-MM-DD in the sample companies' time zone: a reading dated tomorrow would make every entry of this evening doubtful. */
export function dayAgo(days: number): string {
  const time = new Date(Date.now() - days * 86_400_000);
  return new Intl.DateTimeFormat("en-CA", { timeZone: "America/Chicago", dateStyle: "short" }).format(time);
}
