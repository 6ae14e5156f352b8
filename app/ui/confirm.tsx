import type { ReactNode } from "react";
import { ButtonLink } from "./button";
import { DialogPage } from "./dialog-page";

type ConfirmPageProps = {
  question: string;
  /** What will happen, and what will be kept. */
  consequences?: ReactNode;
  /** The form with the one button that does it. */
  confirm: ReactNode;
  cancel: { to: string; label: string };
};

export function ConfirmPage({ question, consequences, confirm, cancel }: ConfirmPageProps) {
  return (
    <DialogPage
      title={question}
      close={cancel}
      actions={
        <>
          {confirm}
          <ButtonLink to={cancel.to}>{cancel.label}</ButtonLink>
        </>
      }
    >
      {typeof consequences === "string" ? <p>{consequences}</p> : consequences}
    </DialogPage>
  );
}
