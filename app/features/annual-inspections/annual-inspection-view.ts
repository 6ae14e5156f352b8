import type { BadgeKind } from "~/ui/badge";
import { formatDay } from "~/ui/format";
import type { Stored } from "~/features/fields/field";
import { detailsOf } from "~/features/fields/field-values";
import { addDays, daysBetween } from "~/features/calendar/days";
import { annualInspectionFields } from "./annual-inspection-fields";

/** As many days as a reminder by date has by default. */
const soonDays = 30;

export type LastAnnual = { inspected_on: string; result: "passed" | "failed"; next_due_on: string | null };

export type AnnualState = "none" | "failed" | "expired" | "soon" | "valid";

/** By the last one of the vehicle. */
export function annualState(last: LastAnnual | null | undefined, today: string): AnnualState {
  if (!last) return "none";
  if (last.next_due_on === null) return "failed";
  if (last.next_due_on < today) return "expired";
  return last.next_due_on <= addDays(today, soonDays) ? "soon" : "valid";
}

const badges: Record<AnnualState, { kind: BadgeKind; text: string }> = {
  none: { kind: "plain", text: "None recorded" },
  failed: { kind: "bad", text: "Failed" },
  expired: { kind: "bad", text: "EXPIRED" },
  soon: { kind: "warning", text: "Runs out soon" },
  valid: { kind: "good", text: "Valid" },
};

/** "Valid until Nov 3, 2027", "EXPIRED on Nov 3, 2026", "Failed on Nov 3, 2026", "None recorded". */
export function annualView(last: LastAnnual | null | undefined, today: string) {
  const state = annualState(last, today);
  return { state, badge: badges[state], text: wordsOf(last, state), left: leftOf(last, today) };
}

function wordsOf(last: LastAnnual | null | undefined, state: AnnualState): string {
  if (!last) return "None recorded";
  if (last.next_due_on === null) return `Failed on ${formatDay(last.inspected_on)}`;
  return `${state === "expired" ? "EXPIRED on" : "Valid until"} ${formatDay(last.next_due_on)}`;
}

function leftOf(last: LastAnnual | null | undefined, today: string): string {
  if (!last?.next_due_on) return "";
  const days = daysBetween(today, last.next_due_on);
  const count = Math.abs(days) === 1 ? "1 day" : `${Math.abs(days)} days`;
  return days === 0 ? "last day" : `${count} ${days < 0 ? "over" : "left"}`;
}

type LastReport = LastAnnual & { inspector: string; report_kept_at: string | null };

/** On paper: "Valid until Nov 3, 2027", "Passed on Nov 3, 2026. Inspector: Ann Lee. Report kept: glove box." */
export function annualWords(last: LastReport | undefined, today: string) {
  const { text: state } = annualView(last, today);
  if (!last) return { state, report: "" };
  const { inspected_on, result, inspector, report_kept_at } = last;
  const day = result === "passed" ? `Passed on ${formatDay(inspected_on)}. ` : "";
  const kept = report_kept_at ? ` Report kept: ${report_kept_at}.` : "";
  return { state, report: `${day}Inspector: ${inspector}.${kept}` };
}

export function annualInspectionDetails(inspection: Stored<typeof annualInspectionFields>) {
  return Object.values(detailsOf(annualInspectionFields, inspection));
}

/** The words only offer a link: what is written somewhere else never counts as an annual inspection. */
export function speaksOfAnnualInspection(text: string): boolean {
  return /(annual|periodic|dot)\b.*inspection/i.test(text);
}
