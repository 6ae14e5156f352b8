import { ErrorSummary } from "~/ui/error-summary";

type RefusalProps = { form: { id: string; allErrors: Record<string, string[]> }; title?: string };

/** The summary of a refused form: the stated title, and each message with a link to its field. */
export function Refusal({ form, title }: RefusalProps) {
  const errors = Object.entries(form.allErrors).flatMap(([name, texts]) =>
    // Conform's ids; a message without a name is about the whole form.
    texts.map((text) => (name ? { text, fieldId: `${form.id}-${name}` } : { text })),
  );
  return errors.length > 0 ? <ErrorSummary title={title || "Validation Error"} errors={errors} /> : null;
}
