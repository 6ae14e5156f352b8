import type { ReactNode } from "react";
import { Link, NavLink } from "~/ui/link";

export type Contact = { phone: string; salesEmail: string; city: string };

const pages = [
  { to: "/fortitude", label: "Home" },
  { to: "/fortitude/services", label: "Services" },
  { to: "/fortitude/solutions", label: "Solutions" },
  { to: "/fortitude/about", label: "About" },
  { to: "/fortitude/contact", label: "Contact" },
  { to: "/auth", label: "Login" },
];

const columns = [
  {
    title: "Solutions",
    links: [
      { to: "/fortitude/solutions", label: "FleetTrack Pro Software" },
      { to: "/fortitude/solutions", label: "Pricing" },
      { to: "/fortitude/services", label: "Professional Services" },
    ],
  },
  {
    title: "Company",
    links: [
      { to: "/fortitude/about", label: "About Us" },
      { to: "/fortitude/contact", label: "Contact" },
      { to: "/auth", label: "Login" },
    ],
  },
];

type SiteLinksProps = { here: string; contact: Contact };

/** A row where there is room for it; on phones, which see no footer either, a menu of the same links. */
export function SiteLinks({ here, contact }: SiteLinksProps) {
  return (
    <>
      <nav className="site-links" aria-label="Main">
        <PageLinks here={here} />
      </nav>
      <details className="site-menu">
        <summary>Menu</summary>
        <nav className="site-menu-body" aria-label="Menu">
          <PageLinks here={here} />
          <FootColumns contact={contact} />
          <p>
            <LegalLinks />
          </p>
        </nav>
      </details>
    </>
  );
}

function PageLinks({ here }: { here: string }) {
  return (
    <ul>
      {pages.map(({ to, label }) => (
        <li key={to}>
          <NavLink className="site-link" to={to} isHere={to === here}>
            {label}
          </NavLink>{" "}
        </li>
      ))}
    </ul>
  );
}

export function SiteFoot({ contact }: { contact: Contact }) {
  return (
    <footer className="site-foot">
      <div className="site-foot-columns">
        <FootColumns contact={contact} />
      </div>
      <Copyright>
        <LegalLinks />
      </Copyright>
    </footer>
  );
}

export function ProductFoot() {
  return (
    <footer className="product-foot">
      <Copyright />
    </footer>
  );
}

function Copyright({ children }: { children?: ReactNode }) {
  return <p className="copyright">© 2025 FleetTrack Pro. All rights reserved. {children}</p>;
}

function FootColumns({ contact }: { contact: Contact }) {
  return (
    <>
      {columns.map(({ title, links }) => (
        <div key={title}>
          <p className="column-title">{title}</p>
          <ul>
            {links.map(({ to, label }) => (
              <li key={label}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <p className="column-title">Contact</p>
        <ContactLines contact={contact} />
      </div>
    </>
  );
}

export function ContactLines({ contact: { phone, salesEmail, city } }: { contact: Contact }) {
  return (
    <ul>
      <li>
        Phone: <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
      </li>
      <li>
        Sales: <a href={`mailto:${salesEmail}`}>{salesEmail}</a>
      </li>
      <li>{city}</li>
    </ul>
  );
}

function LegalLinks() {
  return (
    <>
      <Link to="/fortitude/privacy">Privacy Policy</Link> <Link to="/fortitude/terms">Terms of Service</Link>
    </>
  );
}
