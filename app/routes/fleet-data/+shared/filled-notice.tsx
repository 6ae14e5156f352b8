import { PageAnswer } from "~/http/forms/page-answer";
import { Notice } from "~/ui/notice";

type FilledNoticeProps = { text: string; left: string[]; goTo: { to: string; label: string } };

/** What a button of the form did that saves nothing. */
export function FilledNotice({ text, left, goTo }: FilledNoticeProps) {
  return (
    <PageAnswer title={text}>
      <Notice kind="info" role="status" focused title={text}>
        {left.length > 0 && (
          <p>Not every unit has these: {left.join(", ")}. Choose N/A if this one has not.</p>
        )}
        <p>
          <a href={goTo.to}>{goTo.label}</a>
        </p>
      </Notice>
    </PageAnswer>
  );
}
