import { ErrorSummary } from "~/ui/error-summary";

type RefusalProps = {
  form: { errors: string[] | undefined; allErrors: Record<string, string[]> };
  fields: Record<string, { id: string; name: string }>;
  title?: string;
};

/** The summary of a refused form: the stated title, and each message with a link to its field. */
export function Refusal({ form, fields, title }: RefusalProps) {
  const errors = [
    ...(form.errors ?? []).map((text) => ({ text })),
    ...Object.values(fields).flatMap(({ id, name }) =>
      (form.allErrors[name] ?? []).map((text) => ({ text, fieldId: id })),
    ),
  ];
  return errors.length > 0 ? <ErrorSummary title={title ?? "Validation Error"} errors={errors} /> : null;
}
