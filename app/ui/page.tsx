import type { ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";

type PageProps = {
  title: ReactNode;
  back?: { to: string; label: string };
  actions?: ReactNode;
  children?: ReactNode;
};

export function Page({ title, back, actions, children }: PageProps) {
  return (
    <div className="page">
      {back && (
        <Link className="back-link" to={back.to}>
          <Icon name="back" /> {back.label}
        </Link>
      )}
      <div className="page-head">
        <h1>{title}</h1>
        {actions && <div className="page-actions button-row">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
