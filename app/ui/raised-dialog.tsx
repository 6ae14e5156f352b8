import type { ReactNode } from "react";
import { Button } from "./button";

/** A section of the page; with script (helpers.js), it becomes a modal dialog after `delay` milliseconds. */
export function RaisedDialog({
  label,
  delay,
  children,
}: {
  label: string;
  delay: number;
  children: ReactNode;
}) {
  return (
    <dialog className="raised-dialog" aria-label={label} open data-raise={delay}>
      {children}
      <form method="dialog">
        <Button variant="secondary">Not Now</Button>
      </form>
    </dialog>
  );
}
