import type { ReactNode } from "react";

/** `wide`: the value takes the whole line. */
export type Detail = { label: string; value: ReactNode; wide?: boolean };

export function DetailsList({ details }: { details: Detail[] }) {
  return (
    <dl className="details-list">
      {details.map(({ label, value, wide }) => (
        <div key={label} className={wide ? "details-wide" : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Keeps the line breaks that were typed. */
export function Lines({ text }: { text: string }) {
  return <span className="lines">{text}</span>;
}
