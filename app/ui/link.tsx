import type { AnchorHTMLAttributes } from "react";

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { to: string };

export function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={to} />;
}

type NavLinkProps = LinkProps & { className: string; isHere: boolean };

export function NavLink({ to, className, isHere, ...rest }: NavLinkProps) {
  return (
    <a
      {...rest}
      aria-current={isHere ? "page" : undefined}
      className={isHere ? `${className} active` : className}
      href={to}
    />
  );
}
