import { ErrorSummary } from "~/ui/error-summary";
import { Link } from "~/ui/link";
import type { FormAnswer } from "./form-answer.server";
import { PageAnswer } from "./page-answer";

type RefusalProps = {
  form: { id: string; allErrors: Record<string, string[]> };
  answer: FormAnswer | undefined;
};

/** What is wrong, and the record that is in the way. */
export function Refusal({ form, answer }: RefusalProps) {
  const errors = Object.entries(form.allErrors).flatMap(([name, texts]) =>
    // Ids as Conform makes them. A message without a name is about the whole form.
    texts.map((text) => (name ? { text: lineOf(name) + text, fieldId: `${form.id}-${name}` } : { text })),
  );
  if (errors.length === 0) return null;
  const title = answer?.title || "Validation Error";
  return (
    <PageAnswer title={title}>
      <ErrorSummary title={title} errors={errors}>
        {answer?.link && (
          <p>
            <Link to={answer.link.to}>{answer.link.label}</Link>
          </p>
        )}
      </ErrorSummary>
    </PageAnswer>
  );
}

const listNames: Record<string, string> = { lines: "Line", rows: "Row" };

/** "Line 2: " for a field of a form's second line. */
function lineOf(name: string): string {
  const [, list = "", place] = /^(\w+)\[(\d+)\]/.exec(name) ?? [];
  const word = listNames[list];
  return word ? `${word} ${Number(place) + 1}: ` : "";
}
