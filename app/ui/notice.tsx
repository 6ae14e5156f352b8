import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

const icons = { success: "check", error: "warning", warning: "warning", info: "info" } satisfies Record<
  string,
  IconName
>;

type NoticeProps = {
  kind: keyof typeof icons;
  title?: ReactNode;
  actions?: ReactNode;
  id?: string;
  role?: "alert" | "status";
  /** Takes the focus when it appears. */
  focused?: boolean | "by script";
  children?: ReactNode;
};

export function Notice({ kind, title, actions, id, role, focused, children }: NoticeProps) {
  const focus = focused ? { tabIndex: -1, "data-focus": true, autoFocus: focused === true } : {};
  return (
    <div className={`notice notice-${kind}`} id={id} role={role} {...focus}>
      <Icon name={icons[kind]} />
      <div className="notice-body">
        {title && <p className="notice-title">{title}</p>}
        {typeof children === "string" ? <p>{children}</p> : children}
        {actions && <div className="button-row">{actions}</div>}
      </div>
    </div>
  );
}
