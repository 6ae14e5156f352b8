import type { ReactNode } from "react";

/** Words on the left, what they mean beside them, or below on a narrow screen. */
export function TermList({ terms }: { terms: { key: string; term: ReactNode; means: ReactNode }[] }) {
  return (
    <dl className="term-list">
      {terms.map(({ key, term, means }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  );
}
