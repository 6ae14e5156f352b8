import { ChoiceField } from "~/ui/filter";
import type { ImportQuestion } from "./how-it-is-read";

/** The options that the file leaves open, with each guess and its reason. */
export function OptionQuestions({ questions }: { questions: ImportQuestion[] }) {
  return questions.map(({ hint, isUnsure, ...question }) => (
    <ChoiceField key={question.name} {...question} hint={isUnsure ? `Please check. ${hint ?? ""}` : hint} />
  ));
}
