import type { Question } from "~/http/forms/form-answer.server";
import { formatCount } from "~/ui/format";
import type { EntryProblem } from "./count-entries.server";
import type { NewEntry } from "./new-entry";
import { howField, seenField, sureField, whenField } from "../count-fields";
import { since } from "../count-text";
import { whenChoices, whenText } from "./moved-since-text";

type Asked = { question: Question; filled?: Record<string, string> };

/** What to ask about one part before it is counted; undefined when there is nothing to choose. */
export function entryQuestion(
  problem: EntryProblem,
  entry: NewEntry | undefined,
  timeZone: string,
): Asked | undefined {
  if (!entry) return undefined;
  const { itemId, quantity } = entry;
  if (problem.problem === "looks-like-number") {
    const text = `${formatCount(quantity)} may be a scanned number. If the scanner typed it, scan that part again in the box above.`;
    const label = `Count ${formatCount(quantity)} pieces`;
    const choices = [{ name: sureField(itemId), value: "on", label }];
    return { question: { title: "Is this a quantity?", texts: [text], choices } };
  }
  if (problem.problem === "moved-since") {
    const choices = whenChoices(problem.moved[0]!, timeZone).map((choice) => ({
      name: whenField(itemId),
      ...choice,
    }));
    const text = `${whenText(problem.moved[0]!, timeZone)} You typed ${formatCount(quantity)}.`;
    return { question: { title: "The stock has moved", texts: [text], choices } };
  }
  const earlier = problem.problem === "counted-before" ? problem.earlier[0] : undefined;
  if (!earlier) return undefined;
  const { countedAt, author } = earlier;
  const text = `Counted ${formatCount(earlier.quantity)} at ${since(new Date(countedAt), timeZone)} by ${author}. Now you typed ${formatCount(quantity)}.`;
  const how = { name: howField(itemId) };
  return {
    question: {
      title: "This part is already counted",
      texts: [text],
      choices: [
        { ...how, value: "replace", label: `Replace: ${formatCount(quantity)} in all` },
        { ...how, value: "add", label: `Add: ${formatCount(earlier.quantity + quantity)} in all` },
      ],
    },
    filled: { [seenField(itemId)]: String(earlier.version) },
  };
}
