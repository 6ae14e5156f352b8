import type { ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";
import { Logo } from "./logo";

type ShellProps = {
  brandTo: string;
  account?: { label: string; to: string };
  navigation?: ReactNode;
  banner?: ReactNode;
  bannerLabel?: string;
  message?: ReactNode;
  children: ReactNode;
};

export function Shell({
  brandTo,
  account,
  navigation,
  banner,
  bannerLabel = "To do",
  message,
  children,
}: ShellProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Bar brandTo={brandTo} account={account} />
      {banner && (
        <section className="banner" aria-label={bannerLabel}>
          {banner}
        </section>
      )}
      <div className="frame">
        {navigation}
        <main className={navigation ? "main" : "main main-alone"} id="main" tabIndex={-1}>
          {message}
          {children}
        </main>
      </div>
    </>
  );
}

function Bar({ brandTo, account }: Pick<ShellProps, "brandTo" | "account">) {
  return (
    <header className="bar">
      <Link className="bar-brand" to={brandTo}>
        <Logo />
      </Link>
      <Link className="bar-help" to="/help">
        <Icon name="help" /> <span className="bar-help-label">Help</span>
      </Link>
      {account && (
        <Link className="bar-account" to={account.to}>
          <Icon name="account" /> <span className="bar-account-name">{account.label}</span>
        </Link>
      )}
    </header>
  );
}
