import { useLocation } from "@remix-run/react";
import { Notice } from "./notice";

type ErrorSummaryProps = { title: string; errors: { text: string; fieldId?: string }[] };

/** The key makes it a new element after each refusal, which moves the focus to it. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const { key } = useLocation();
  return (
    <Notice key={key} kind="error" title={title} role="alert" focused>
      <ul>
        {errors.map(({ text, fieldId }) => (
          <li key={`${fieldId} ${text}`}>{fieldId ? <a href={`#${fieldId}`}>{text}</a> : text}</li>
        ))}
      </ul>
    </Notice>
  );
}
