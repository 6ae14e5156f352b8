import { useLocation } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { to: string };

export function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={to} />;
}

/** Marked as current on its page and the pages below it. */
export function NavLink({ to, className, ...rest }: LinkProps & { className: string }) {
  const { pathname } = useLocation();
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
