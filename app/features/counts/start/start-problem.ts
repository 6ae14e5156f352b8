import { overlapText } from "../count-text";
import type { StartProblem } from "./new-count";

export function startProblemText(problem: StartProblem, timeZone: string): string {
  return problem.problem === "overlaps"
    ? overlapText(problem, timeZone)
    : "There are no parts to count there.";
}
