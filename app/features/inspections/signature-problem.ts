import { formatDay, formatTime } from "~/ui/format";
import { today } from "~/features/calendar/today";
import { itemLabel } from "./items/inspection-items";
import type { SignatureProblem } from "./inspection-signatures.server";

/** `timeZone` is the account's. */
export function signatureProblemText(
  problem: Exclude<SignatureProblem, { problem: "no-report" }>,
  timeZone: string,
) {
  switch (problem.problem) {
    case "certified-before": {
      const { item, by, at } = problem;
      const time = formatTime(new Date(at), timeZone);
      return `${itemLabel(item)} was certified by ${by} on ${time}. A defect is certified once. Nothing was saved; what you typed is still here.`;
    }
    case "defects-open":
      return "A defect of this report is not certified yet. Once all are certified as repaired or as needing no repair, the report can be acknowledged.";
    case "acknowledged-before": {
      const time = formatTime(new Date(problem.at), timeZone);
      return `${problem.by} acknowledged this report on ${time}. It is not signed twice by the same person.`;
    }
    case "kept":
      return keptText(problem.until ? new Date(problem.until) : undefined, timeZone);
  }
}

/** How long a report is kept (49 CFR 396.11 and 396.13). */
export function keptText(until: Date | undefined, timeZone: string): string {
  if (!until) return "A report with an open defect is kept until three months after the defect is certified.";
  return `The law asks for this report until ${formatDay(today(timeZone, until))}, three months after it was last signed. Until then it cannot be deleted.`;
}
