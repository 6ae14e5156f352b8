import { Fragment } from "react";

export type Clause = { title: string; paragraphs: string[] };

type LegalPageProps = { title: string; intro: string; clauses: Clause[]; salesEmail: string };

export function LegalPage({ title, intro, clauses, salesEmail }: LegalPageProps) {
  return (
    <section className="section">
      <div className="section-body reading">
        <h1>{title}</h1>
        <p className="lead">{intro}</p>
        {clauses.map(({ title, paragraphs }) => (
          <Fragment key={title}>
            <h2>{title}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Fragment>
        ))}
        <h2>Questions</h2>
        <p>
          Write to <a href={`mailto:${salesEmail}`}>{salesEmail}</a>.
        </p>
      </div>
    </section>
  );
}
