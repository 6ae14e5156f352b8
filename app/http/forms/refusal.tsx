import { ErrorSummary } from "~/ui/error-summary";

type RefusalProps = { form: { id: string; allErrors: Record<string, string[]> }; title?: string };

export function Refusal({ form, title }: RefusalProps) {
  const errors = Object.entries(form.allErrors).flatMap(([name, texts]) =>
    // Ids as Conform makes them. A message without a name is about the whole form.
    texts.map((text) => (name ? { text: lineOf(name) + text, fieldId: `${form.id}-${name}` } : { text })),
  );
  return errors.length > 0 ? <ErrorSummary title={title || "Validation Error"} errors={errors} /> : null;
}

/** "Line 2: " for a field of a form's second line. */
function lineOf(name: string): string {
  const place = /^lines\[(\d+)\]/.exec(name)?.[1];
  return place === undefined ? "" : `Line ${Number(place) + 1}: `;
}
