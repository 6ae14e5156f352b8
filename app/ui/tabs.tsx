import { Fragment } from "react";
import { Link } from "./link";

type Tab = {
  label: string;
  to: string;
  current?: boolean;
  count?: number;
  /** The reason it cannot be opened yet. */
  locked?: string;
};

export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Fragment key={tab.label}>
          <OneTab {...tab} />{" "}
        </Fragment>
      ))}
    </nav>
  );
}

function OneTab({ label, to, current, count, locked }: Tab) {
  if (locked === undefined)
    return (
      <Link to={to} aria-current={current ? "page" : undefined}>
        {label}
        {count !== undefined && ` (${count})`}
      </Link>
    );
  return (
    <span className="tab-locked" role="link" aria-disabled="true" title={locked}>
      {label}
      <span className="visually-hidden">: {locked}</span>
    </span>
  );
}
