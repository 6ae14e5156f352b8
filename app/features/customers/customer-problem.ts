import { formatCount, formatCounted } from "~/ui/format";

/** What a customer still has here: how many parts and pieces, and the first part numbers. */
export type StockLeft = { parts: number; pieces: number; first: string[] };

export type CustomerProblem =
  | { problem: "gone" }
  | { problem: "changed-meanwhile"; version: number }
  | ({ problem: "has-stock" } & StockLeft);

export function customerProblemText(problem: CustomerProblem) {
  switch (problem.problem) {
    case "gone":
      return {
        formErrors: ["Somebody deleted this customer. Nothing was saved. What you typed is still here."],
      };
    case "changed-meanwhile":
      return {
        formErrors: [
          "Somebody else saved this customer after you opened it. Below is what is saved now, in the form what you typed. Save again to keep yours.",
        ],
        latest: problem.version,
      };
    case "has-stock":
      return { formErrors: [`${stockLeftText(problem)} Delete these parts first.`] };
  }
}

export function stockLeftText({ parts, pieces, first }: StockLeft): string {
  const more = parts > first.length ? ` and ${formatCount(parts - first.length)} more` : "";
  return `This customer still has stock here: ${formatCounted(parts, "part")}, ${formatCounted(pieces, "piece")} (${first.join(", ")}${more}).`;
}
