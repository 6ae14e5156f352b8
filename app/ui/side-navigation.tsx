import { useLocation } from "@remix-run/react";
import { useId } from "react";
import { Badge } from "./badge";
import { Icon, type IconName } from "./icon";
import { NavLink } from "./link";

type Entry = { label: string; to: string; icon: IconName; badge?: string; disabled?: boolean };
export type SideNavigationProps = {
  groups: { label: string; entries: Entry[] }[];
  open: boolean;
  toggleAction: string;
};

/** On narrow screens the disclosure before it opens and closes the list; on wide ones `open` does. */
export function SideNavigation({ groups, open, toggleAction }: SideNavigationProps) {
  const location = useLocation();
  const here = entryOf(groups, location.pathname);
  return (
    <div className={open ? "side" : "side side-closed"}>
      <details className="side-menu">
        <summary>
          <Icon name="menu" /> Menu
        </summary>
      </details>
      <nav className="side-navigation" aria-label="Main">
        <form method="post" action={toggleAction} className="side-toggle">
          <input type="hidden" name="open" value={open ? "0" : "1"} />
          <input type="hidden" name="from" value={location.pathname + location.search} />
          <button type="submit" data-side-toggle aria-expanded={open} aria-keyshortcuts="b">
            <Icon name="menu" /> <span className="side-label">Side bar</span>
          </button>
        </form>
        {groups.map((group) => (
          <Group key={group.label} {...group} here={here} />
        ))}
      </nav>
    </div>
  );
}

/** The entry whose page this is, or the nearest above it. */
function entryOf(groups: SideNavigationProps["groups"], pathname: string): string | undefined {
  const above = groups
    .flatMap(({ entries }) => entries.map(({ to }) => to))
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`));
  return above.sort((one, other) => other.length - one.length)[0];
}

type GroupProps = SideNavigationProps["groups"][number] & { here: string | undefined };

function Group({ label, entries, here }: GroupProps) {
  const id = useId();
  return (
    <>
      <p className="side-group" id={id}>
        {label}
      </p>
      <ul aria-labelledby={id}>
        {entries.map((entry) => (
          <li key={entry.label}>
            {entry.disabled ? (
              <span className="side-entry side-disabled" role="link" aria-disabled="true" title={entry.label}>
                <EntryContent {...entry} />
              </span>
            ) : (
              <NavLink className="side-entry" to={entry.to} title={entry.label} isHere={entry.to === here}>
                <EntryContent {...entry} />
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function EntryContent({ icon, label, badge }: Entry) {
  return (
    <>
      <Icon name={icon} /> <span className="side-label">{label}</span>{" "}
      {badge && <Badge kind="plan">{badge}</Badge>}
    </>
  );
}
