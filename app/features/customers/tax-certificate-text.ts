import { daysBetween } from "~/features/calendar/days";
import { formatCount } from "~/ui/format";
import type { LapsingCertificates } from "./tax-certificates.server";

/** Empty if no certificate needs a look. */
export function certificatesText({ ranOut, soon }: LapsingCertificates): string {
  const of = (count: number) => `${formatCount(count)} tax ${count === 1 ? "certificate" : "certificates"}`;
  if (ranOut > 0)
    return `${of(ranOut)} ran out${soon > 0 ? `, ${formatCount(soon)} more will within 60 days` : ""}`;
  return soon > 0 ? `${of(soon)} will run out within 60 days` : "";
}

/** Days as YYYY-MM-DD. */
export function lapseText(until: string, today: string): string {
  const days = daysBetween(today, until);
  const count = `${formatCount(Math.abs(days))} ${Math.abs(days) === 1 ? "day" : "days"}`;
  if (days < 0) return `Ran out ${count} ago: tax is charged`;
  return days === 0 ? "Runs out today" : `Runs out in ${count}`;
}
