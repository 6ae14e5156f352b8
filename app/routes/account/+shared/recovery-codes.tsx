import { ButtonLink, ButtonRow } from "~/ui/button";
import { CodeList } from "~/ui/code-list";
import { DialogPage } from "~/ui/dialog-page";
import { Notice } from "~/ui/notice";

type RecoveryCodesProps = { title: string; text: string; codes: string[] };

/** Shown once: they are kept only as hashes. */
export function RecoveryCodesPage({ title, text, codes }: RecoveryCodesProps) {
  return (
    <DialogPage title="Recovery Codes" close={{ to: "/account/two-step", label: "To Two-Step Sign-In" }}>
      <Notice kind="success" title={title} role="status">
        {text}
      </Notice>
      <p>
        Print these codes or write them down, and keep them apart from the phone. Each signs you in once, in
        place of the code of the app. They are shown only now.
      </p>
      <CodeList label="Recovery codes" codes={codes} />
      <ButtonRow>
        <ButtonLink to="/account/two-step" variant="primary">
          I Have Kept Them
        </ButtonLink>
      </ButtonRow>
    </DialogPage>
  );
}
