import type { ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";

type DialogPageProps = {
  title: ReactNode;
  /** Without it, one of the actions closes it. */
  close?: { to: string; label: string };
  /** h2 on a page with a heading of its own. */
  heading?: "h1" | "h2";
  actions?: ReactNode;
  children: ReactNode;
};

export function DialogPage({ title, close, heading: Heading = "h1", actions, children }: DialogPageProps) {
  return (
    <section className="dialog" aria-labelledby="dialog-title">
      <div className="dialog-head">
        <Heading id="dialog-title">{title}</Heading>
        {close && (
          <Link className="dialog-close" to={close.to} aria-label={close.label}>
            <Icon name="close" />
          </Link>
        )}
      </div>
      <div className="dialog-body">{children}</div>
      {actions && <div className="dialog-actions button-row">{actions}</div>}
    </section>
  );
}
