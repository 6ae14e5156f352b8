import type { ReactNode } from "react";
import { Notice } from "./notice";

type ErrorSummaryProps = {
  title: string;
  errors: { text: string; fieldId?: string }[];
  children?: ReactNode;
};

export function ErrorSummary({ title, errors, children }: ErrorSummaryProps) {
  return (
    <Notice kind="error" title={title} role="alert" focused>
      <ul>
        {errors.map(({ text, fieldId }) => (
          <li key={`${fieldId} ${text}`}>{fieldId ? <a href={`#${fieldId}`}>{text}</a> : text}</li>
        ))}
      </ul>
      {children}
    </Notice>
  );
}
