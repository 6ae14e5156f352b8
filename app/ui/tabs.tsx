import { Link } from "@remix-run/react";

type Tab = { label: string; to: string; current?: boolean; count?: number };

export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? "page" : undefined}>
          {tab.label}
          {tab.count !== undefined && ` (${tab.count})`}
        </Link>
      ))}
    </nav>
  );
}
