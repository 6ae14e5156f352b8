import { recordProblemText } from "~/features/vehicles/record-problem";
import type { ServiceProblem } from "./service.server";

export function serviceProblemText(problem: ServiceProblem) {
  if (problem.problem === "reminder-gone") {
    return { fieldErrors: { reminderIds: ["A reminder was removed meanwhile. Choose again."] } };
  }
  return recordProblemText(problem, "service entry");
}

export const certifiedRepairKept =
  "It records a certified repair. The law asks for it for a year, and until six months after the vehicle left the fleet (49 CFR 396.3(c)): it cannot be removed. Edit it if something in it is wrong.";
