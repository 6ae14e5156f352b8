import type { ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";
import { Logo } from "./logo";

type ShellProps = {
  brandTo: string;
  account?: { label: string; to: string };
  /** Links in the bar of the public site. */
  links?: ReactNode;
  navigation?: ReactNode;
  banner?: ReactNode;
  bannerLabel?: string;
  message?: ReactNode;
  foot?: ReactNode;
  /** Sections from edge to edge, in place of one column. */
  wide?: boolean;
  children: ReactNode;
};

export function Shell({ brandTo, navigation, banner, message, foot, wide, ...rest }: ShellProps) {
  const { account, links, bannerLabel = "To do", children } = rest;
  const main = wide ? "main-wide" : navigation ? "main" : "main main-alone";
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Bar brandTo={brandTo} account={account} links={links} />
      {banner && (
        <section className="banner" aria-label={bannerLabel}>
          {banner}
        </section>
      )}
      <div className="frame">
        {navigation}
        <main className={main} id="main" tabIndex={-1}>
          {message}
          {children}
        </main>
      </div>
      {foot}
    </>
  );
}

function Bar({ brandTo, account, links }: Pick<ShellProps, "brandTo" | "account" | "links">) {
  return (
    <header className="bar">
      <Link className="bar-brand" to={brandTo}>
        <Logo />
      </Link>
      {links}
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
