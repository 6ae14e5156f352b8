import { Link as ClientLink, NavLink as ClientNavLink, useLocation } from "@remix-run/react";
import { type AnchorHTMLAttributes, createContext, useContext } from "react";

/** True while a page is rendered that no script of Remix comes with. There a link is a link. */
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

/** A link that knows when its page, or one below it, is the one that is shown. */
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
