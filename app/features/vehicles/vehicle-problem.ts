import { levelUp } from "~/auth/permissions";
import { meterQuestion } from "~/features/meters/meter-question";
import type { MeterProblem } from "~/features/meters/meters.server";
import { formatDay } from "~/ui/format";
import type { SameVehicle } from "./known-vehicles.server";
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
  question?: ReturnType<typeof meterQuestion | typeof sameVehicleQuestion>;
  link?: { to: string; label: string };
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
        link: levelUp,
      };
    case "vin-taken":
      return {
        fieldErrors: {
          vin: [`This VIN is already in your fleet${problem.unit ? `, as unit ${problem.unit}` : ""}.`],
        },
        link: { to: `/fleet-data/${problem.vehicleId}`, label: "Open that vehicle" },
      };
    case "vin-former":
      return {
        fieldErrors: { vin: [formerText(problem)] },
        link: { to: `/fleet-data/${problem.vehicleId}`, label: "Open the former vehicle to put it back" },
      };
    case "same-vehicle":
      return { question: sameVehicleQuestion(problem) };
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

/** A vehicle has one history, so that its VIN is not added again. */
export function formerText({ title, leftOn }: { title: string; leftOn: string }): string {
  return `You had this vehicle until ${formatDay(leftOn)}: ${title}. Put it back, and its history goes on.`;
}

function sameVehicleQuestion({ same }: { same: SameVehicle[] }) {
  return {
    title: "This vehicle may be there already",
    texts: same.map(
      ({ title, shares, hasLeft }) =>
        `${title}${hasLeft ? ", which has left the fleet," : ""} has the same ${shares}.`,
    ),
    links: same.map(({ id, title }) => ({ to: `/fleet-data/${id}`, label: title })),
    choices: [
      {
        name: "otherThan",
        value: same.map(({ id }) => id).join(" "),
        label: "It is another vehicle: save it",
      },
    ],
  };
}
