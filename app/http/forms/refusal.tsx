import { ErrorSummary } from "~/ui/error-summary";

type RefusalProps = { form: { id: string; allErrors: Record<string, string[]> }; title?: string };

export function Refusal({ form, title }: RefusalProps) {
  const errors = Object.entries(form.allErrors).flatMap(([name, texts]) =>
    // Ids as Conform makes them. A message without a name is about the whole form.
    texts.map((text) => (name ? { text, fieldId: `${form.id}-${name}` } : { text })),
  );
  return errors.length > 0 ? <ErrorSummary title={title || "Validation Error"} errors={errors} /> : null;
}
