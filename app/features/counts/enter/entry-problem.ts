import { formatCount } from "~/ui/format";
import type { EntryProblem } from "./count-entries.server";
import { quantityField, seenField } from "../count-fields";
import { since } from "../count-text";
import { whenText } from "./moved-since-text";

type Answered = {
  fieldErrors?: Record<string, string[]>;
  formErrors?: string[];
  filled?: Record<string, string>;
};

export function entryProblemText(problem: EntryProblem, timeZone: string): Answered {
  switch (problem.problem) {
    case "over":
      return { formErrors: [overText(problem, timeZone)] };
    case "gone":
      return { formErrors: ["This count is no longer there. Nothing was counted."] };
    case "outside":
      return at(problem.itemIds, "This part is not in the count. Put it on the found slip instead");
    case "too-many":
      return at(problem.itemIds, "That would be more than 99,999,999 in all");
    case "looks-like-number":
      return at(problem.itemIds, "This may be a scanned number. Nothing was counted yet: is it a quantity?");
    case "moved-since":
      return {
        fieldErrors: Object.fromEntries(
          problem.moved.map((moved) => [quantityField(moved.itemId), [whenText(moved, timeZone)]]),
        ),
      };
    case "counted-before":
      return {
        fieldErrors: Object.fromEntries(
          problem.earlier.map((earlier) => [
            quantityField(earlier.itemId),
            [
              `Already counted ${formatCount(earlier.quantity)} at ${when(earlier, timeZone)} by ${earlier.author}: replace or add?`,
            ],
          ]),
        ),
        filled: Object.fromEntries(
          problem.earlier.map(({ itemId, version }) => [seenField(itemId), String(version)]),
        ),
      };
  }
}

export function overText({ by, at: ended }: { by: string; at: string }, timeZone: string): string {
  return `This count was ended at ${since(new Date(ended), timeZone)} by ${by}. Nothing of this was counted; it is still here for you to read.`;
}

function at(itemIds: string[], text: string): Answered {
  return { fieldErrors: Object.fromEntries(itemIds.map((id) => [quantityField(id), [text]])) };
}

function when({ countedAt }: { countedAt: string }, timeZone: string): string {
  return since(new Date(countedAt), timeZone);
}
