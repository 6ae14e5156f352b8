import { ChoiceField } from "~/ui/filter";
import type { ImportQuestion } from "./how-it-is-read";

/** What the file leaves open, with what was guessed and why. */
export function OptionQuestions({ questions }: { questions: ImportQuestion[] }) {
  return questions.map(({ hint, isUnsure, ...question }) => (
    <ChoiceField key={question.name} {...question} hint={isUnsure ? `Please check. ${hint ?? ""}` : hint} />
  ));
}
