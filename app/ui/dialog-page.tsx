import type { ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";

type DialogPageProps = {
  title: ReactNode;
  close: { to: string; label: string };
  actions?: ReactNode;
  children: ReactNode;
};

export function DialogPage({ title, close, actions, children }: DialogPageProps) {
  return (
    <section className="dialog" aria-labelledby="dialog-title">
      <div className="dialog-head">
        <h1 id="dialog-title">{title}</h1>
        <Link className="dialog-close" to={close.to} aria-label={close.label}>
          <Icon name="close" />
        </Link>
      </div>
      <div className="dialog-body">{children}</div>
      {actions && <div className="dialog-actions button-row">{actions}</div>}
    </section>
  );
}
