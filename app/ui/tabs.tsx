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
      {tabs.map((tab) =>
        tab.locked === undefined ? (
          <Link key={tab.label} to={tab.to} aria-current={tab.current ? "page" : undefined}>
            {tab.label}
            {tab.count !== undefined && ` (${tab.count})`}
          </Link>
        ) : (
          <span key={tab.label} className="tab-locked" role="link" aria-disabled="true" title={tab.locked}>
            {tab.label}
            <span className="visually-hidden">: {tab.locked}</span>
          </span>
        ),
      )}
    </nav>
  );
}
