import { type MovedBack, movedBackText } from "~/features/changes/change-reason";
import { meterQuestion } from "~/features/meters/meter-question";
import type { MeterProblem } from "~/features/meters/meters.server";
import { hasLeft } from "./vehicle-problem";

export type RecordProblem =
  | { problem: "gone" }
  | { problem: "removed" }
  | { problem: "photo-gone" }
  | MovedBack
  | { problem: "changed-meanwhile"; version: number };

/** `noun` is the record's name: "part". */
export function recordProblemText(problem: RecordProblem | MeterProblem, noun: string) {
  switch (problem.problem) {
    case "meter-doubtful":
      return { question: meterQuestion(problem) };
    case "gone":
      return { formErrors: [`${hasLeft.text} What you typed is still here.`] };
    case "removed":
      return {
        formErrors: [
          `Somebody removed this ${noun} after you opened it. Nothing was saved. What you typed is still here.`,
        ],
      };
    case "moved-back":
      return movedBackText(problem);
    case "photo-gone":
      return { fieldErrors: { photo: ["This photo is no longer kept. Choose it again."] } };
    case "changed-meanwhile":
      return {
        formErrors: [
          `Somebody else saved this ${noun} after you opened it. Below is what is saved now, in the form what you typed. Save again to keep yours.`,
        ],
        latest: problem.version,
      };
  }
}
