import { Link as ClientLink, NavLink as ClientNavLink, useLocation } from "@remix-run/react";
import { type AnchorHTMLAttributes, createContext, useContext } from "react";

/** True while a page without Remix's scripts is rendered: its links are plain. */
export const PlainLinks = createContext(false);

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  to: string;
  reloadDocument?: boolean;
  preventScrollReset?: boolean;
};

export function Link({ to, reloadDocument, preventScrollReset, ...rest }: LinkProps) {
  if (useContext(PlainLinks)) return <a {...rest} href={to} />;
  return (
    <ClientLink to={to} reloadDocument={reloadDocument} preventScrollReset={preventScrollReset} {...rest} />
  );
}

/** Marked as current on its page and the pages below it. */
export function NavLink({ to, className, ...rest }: LinkProps & { className: string }) {
  const { pathname } = useLocation();
  if (!useContext(PlainLinks)) return <ClientNavLink to={to} className={className} {...rest} />;
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <a
      {...rest}
      aria-current={isHere ? "page" : undefined}
      className={isHere ? `${className} active` : className}
      href={to}
    />
  );
}
