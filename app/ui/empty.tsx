import type { ReactNode } from "react";

export function Empty({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      {children}
      {actions && <div className="button-row">{actions}</div>}
    </div>
  );
}
