import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./button";

/** A section of the page; with script, it becomes a modal dialog after `delay` milliseconds. */
export function RaisedDialog({
  label,
  delay,
  children,
}: {
  label: string;
  delay: number;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [raised, setRaised] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!dialog.current?.open || !dialog.current.showModal) return;
      dialog.current.close();
      dialog.current.showModal();
      setRaised(true);
    }, delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return (
    <dialog
      className={raised ? "raised-dialog raised" : "raised-dialog"}
      aria-label={label}
      open
      ref={dialog}
    >
      {children}
      <form method="dialog">
        <Button variant="secondary">Not Now</Button>
      </form>
    </dialog>
  );
}
