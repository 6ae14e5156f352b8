export type ActivityProblem =
  { problem: "customer-gone" | "gone" | "done-already" } | { problem: "changed-meanwhile"; version: number };

export function activityProblemText(problem: ActivityProblem) {
  switch (problem.problem) {
    case "customer-gone":
    case "gone":
      return {
        formErrors: ["This customer was deleted. Nothing was saved. What you typed is still here."],
      };
    case "done-already":
      return { formErrors: ["This activity is done already. Nothing was changed."] };
    case "changed-meanwhile":
      return {
        formErrors: [
          "This activity was saved after you opened it. Below is what is saved now, in the form what you typed. Save again to keep yours.",
        ],
        latest: problem.version,
      };
  }
}
