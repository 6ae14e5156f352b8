import { type DealStage, stageLabel } from "./deal-choices";
import { formatTime } from "~/ui/format";

/** The last move of a deal: `at` is an ISO time, as results are kept as JSON. */
export type LastMove = { author: string; at: string };

export type MovedMeanwhile = { problem: "moved-meanwhile"; stage: DealStage; last: LastMove | null };

export type DealProblem =
  | { problem: "gone" }
  | { problem: "changed-meanwhile"; version: number }
  | { problem: "reason-missing" }
  | MovedMeanwhile;

export const dealGone =
  "This deal is no longer shown: its customer was deleted. Nothing was saved. What you typed is still here.";

export const customerGone = "This customer was deleted. Nothing was saved. What you typed is still here.";

/** Where it is now, and who moved it there. */
export function whereNowText({ stage, last }: MovedMeanwhile, timeZone: string): string {
  const moved = last ? `: ${last.author} moved it on ${formatTime(new Date(last.at), timeZone)}` : "";
  return `It is in ${stageLabel(stage)} now${moved}.`;
}

export function dealProblemText(problem: DealProblem, timeZone: string) {
  switch (problem.problem) {
    case "gone":
      return { formErrors: [dealGone] };
    case "reason-missing":
      return { fieldErrors: { lostReason: ["Say why the deal was lost"] } };
    case "moved-meanwhile":
      return {
        title: "Nothing was moved",
        formErrors: [
          `This deal was moved after you opened the page. ${whereNowText(problem, timeZone)} What you typed is still here.`,
        ],
        // Pressed again, it closes the deal from the stage that the person has now seen.
        filled: { from: problem.stage },
      };
    case "changed-meanwhile":
      return {
        formErrors: [
          "This deal was saved or moved after you opened it, in another window or by somebody else. Below is what is saved now, in the form what you typed. Save again to keep yours.",
        ],
        latest: problem.version,
      };
  }
}
