import { recordProblemText } from "~/features/vehicles/record-problem";
import type { ServiceProblem } from "./service.server";

export function serviceProblemText(problem: ServiceProblem) {
  if (problem.problem === "reminder-gone") {
    return { fieldErrors: { reminderIds: ["A reminder was removed meanwhile. Choose again."] } };
  }
  return recordProblemText(problem, "service entry");
}
