import type { ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";

type PaperProps = {
  title: string;
  /** Where the paper says itself what it is. */
  titleHidden?: boolean;
  back: { to: string; label: string };
  /** What may be done before printing. */
  tools?: ReactNode;
  /** Names the sheet that it is printed on, when that is not Letter. */
  sheet?: string;
  children: ReactNode;
};

/** A page that is made to be printed: no chrome, the size of a sheet. */
export function Paper({ title, titleHidden, back, tools, sheet, children }: PaperProps) {
  return (
    <main className={sheet ? `paper paper-${sheet}` : "paper"} id="main">
      <p className="paper-back">
        <Link className="back-link" to={back.to} reloadDocument>
          <Icon name="back" /> {back.label}
        </Link>{" "}
        Print this page with Ctrl+P, or the browser’s menu.
      </p>
      {tools && <div className="paper-back">{tools}</div>}
      <h1 className={titleHidden ? "visually-hidden" : undefined}>{title}</h1>
      {children}
    </main>
  );
}
