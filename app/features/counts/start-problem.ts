import { overlapText } from "./count-words";
import type { StartProblem } from "./counts.server";

export function startProblemText(problem: StartProblem, timeZone: string): string {
  return problem.problem === "overlaps"
    ? overlapText(problem, timeZone)
    : "There are no parts to count there.";
}
