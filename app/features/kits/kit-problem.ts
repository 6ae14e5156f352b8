/** Messages about lines are under the names of their fields. */
export type KitProblem =
  | { problem: "gone" }
  | { problem: "changed-meanwhile"; version: number }
  | { problem: "name-taken" }
  | { problem: "lines"; messages: Record<string, string[]> };

export function kitProblemText(problem: KitProblem) {
  switch (problem.problem) {
    case "gone":
      return {
        formErrors: ["Somebody removed this kit. Nothing was saved. What you typed is still here."],
      };
    case "changed-meanwhile":
      return {
        formErrors: [
          "Somebody else saved this kit after you opened it. Below is what is saved now, in the form what you typed. Save again to keep yours.",
        ],
        latest: problem.version,
      };
    case "name-taken":
      return { fieldErrors: { name: ["Another kit has this name"] } };
    case "lines":
      return { fieldErrors: problem.messages };
  }
}
