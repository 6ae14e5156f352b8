import type { ReactNode } from "react";
import { Button } from "./button";

/** A section of the page; with script (helpers.js), it becomes a modal dialog after `delay` milliseconds. */
export function RaisedDialog({
  label,
  delay,
  dismiss,
  children,
}: {
  label: string;
  delay: number;
  /** Without it, the content closes it. */
  dismiss?: string;
  children: ReactNode;
}) {
  return (
    <dialog className="raised-dialog" aria-label={label} open data-raise={delay}>
      {children}
      {dismiss && (
        <form method="dialog">
          <Button variant="secondary">{dismiss}</Button>
        </form>
      )}
    </dialog>
  );
}
