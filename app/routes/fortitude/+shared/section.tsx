import type { ReactNode } from "react";

type SectionProps = {
  title: string;
  lead?: ReactNode;
  /** On the other of the two grounds. */
  raised?: boolean;
  children?: ReactNode;
};

export function Section({ title, lead, raised, children }: SectionProps) {
  return (
    <section className={raised ? "section section-raised" : "section"}>
      <div className="section-body">
        <h2>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}

type HeroProps = { title: string; lead: ReactNode; children?: ReactNode };

export function Hero({ title, lead, children }: HeroProps) {
  return (
    <section className="section section-raised hero">
      <div className="section-body">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </section>
  );
}

export function Figures({ figures }: { figures: { value: string; label: string }[] }) {
  return (
    <ul className="figures">
      {figures.map(({ value, label }) => (
        <li key={label}>
          <b>{value}</b> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

export function Points({ points }: { points: { title: string; text: string }[] }) {
  return (
    <ul className="points">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
