import type { ReactNode } from "react";
import { Link } from "./link";

type CardProps = {
  title?: ReactNode;
  actions?: ReactNode;
  collapsible?: boolean;
  children: ReactNode;
};

export function Card({ title, actions, collapsible, children }: CardProps) {
  const content = (
    <div className="card-body">
      {children}
      {actions && <div className="button-row">{actions}</div>}
    </div>
  );
  if (!collapsible) {
    return (
      <section className="card">
        {title && <h2 className="card-title">{title}</h2>}
        {content}
      </section>
    );
  }
  return (
    <details className="card" open>
      <summary>
        <h2 className="card-title">{title}</h2>
      </summary>
      {content}
    </details>
  );
}

type CardListProps = {
  label: string;
  /** Side by side where there is room, instead of one below the other. */
  grid?: boolean;
  children: ReactNode;
};

export function CardList({ label, grid, children }: CardListProps) {
  return (
    <ul className={grid ? "card-grid" : "card card-list"} aria-label={label}>
      {children}
    </ul>
  );
}

type CardItemProps = {
  title: ReactNode;
  to?: string;
  /** What people look for first, such as the unit number painted on the truck. */
  lead?: { label: string; text: ReactNode };
  actions?: ReactNode;
  children?: ReactNode;
};

export function CardItem({ title, to, lead, actions, children }: CardItemProps) {
  return (
    <li className="card-item">
      {lead && (
        <p className="card-lead">
          <span className="card-lead-label">{lead.label}</span> <b>{lead.text}</b>
        </p>
      )}
      <div className="card-item-body">
        <h2 className="card-item-title">{to ? <Link to={to}>{title}</Link> : title}</h2>
        {children}
      </div>
      {actions && <div className="button-row card-item-actions">{actions}</div>}
    </li>
  );
}
