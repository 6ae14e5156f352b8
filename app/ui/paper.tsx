import type { ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";

type PaperProps = {
  title: string;
  /** For a paper that shows its own title. */
  titleHidden?: boolean;
  back: { to: string; label: string };
  /** Shown on the screen only. */
  tools?: ReactNode;
  /** The paper size, if it is not Letter. */
  sheet?: string;
  children: ReactNode;
};

/** A page for printing: no frame, the size of a sheet. */
export function Paper({ title, titleHidden, back, tools, sheet, children }: PaperProps) {
  return (
    <main className={sheet ? `paper paper-${sheet}` : "paper"} id="main">
      <p className="paper-back">
        <Link className="back-link" to={back.to}>
          <Icon name="back" /> {back.label}
        </Link>{" "}
        Print this page from the menu of the browser.
      </p>
      {tools && <div className="paper-back">{tools}</div>}
      <h1 className={titleHidden ? "visually-hidden" : undefined}>{title}</h1>
      {children}
    </main>
  );
}
