import { meterQuestion } from "~/features/meters/meter-question";
import type { MeterProblem } from "~/features/meters/meters.server";
import type { VehicleProblem } from "./vehicles.server";

/** For the page of a former vehicle, which no longer has the form that was sent. */
export const hasLeft = {
  kind: "error",
  title: "Failed to update vehicle",
  text: "This vehicle has left the fleet. Nothing was saved. Put it back in the fleet first.",
} as const;

type Words = {
  title?: string;
  status?: number;
  fieldErrors?: Record<string, string[]>;
  formErrors?: string[];
  latest?: number;
  question?: ReturnType<typeof meterQuestion>;
};

/** Next to the field, if there is one. */
export function vehicleProblemText(problem: VehicleProblem | MeterProblem): Words {
  switch (problem.problem) {
    case "meter-doubtful":
      return { question: meterQuestion(problem) };
    case "limit":
      return {
        title: "Upgrade Required",
        status: 403,
        formErrors: [`Your plan holds ${problem.limit} vehicles.`],
      };
    case "vin-taken":
      return {
        fieldErrors: {
          vin: [`This VIN is already in your fleet${problem.unit ? `, as unit ${problem.unit}` : ""}.`],
        },
      };
    case "gone":
      return { formErrors: [`${hasLeft.text} What you typed is still here.`] };
    case "changed-meanwhile":
      return {
        formErrors: [
          "Somebody else saved this vehicle after you opened it. Below is what is saved now, in the form what you typed. Save again to keep yours.",
        ],
        latest: problem.version,
      };
  }
}
