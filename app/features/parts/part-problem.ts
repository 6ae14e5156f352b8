import { recordProblemText } from "~/features/vehicles/record-problem";
import type { PartProblem } from "./parts.server";
import { scansQuestion } from "./scans-question";

export function partProblemText(problem: PartProblem) {
  if (problem.problem === "link-gone") {
    return { fieldErrors: { [problem.field]: ["Choose one of this vehicle."] } };
  }
  if (problem.problem === "not-in-stock") {
    const alike = problem.alike.length > 0 ? ` Nearly it: ${problem.alike.join(", ")}.` : "";
    return {
      fieldErrors: {
        partNumber: [
          `No part of the inventory has this number.${alike} Type its number, or leave out Take from stock.`,
        ],
      },
    };
  }
  if (problem.problem === "several-scans") return { question: scansQuestion(problem.number, problem.ways) };
  return recordProblemText(problem, "part");
}
