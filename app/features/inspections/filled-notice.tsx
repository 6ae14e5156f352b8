import { PageAnswer } from "~/http/forms/page-answer";
import { Notice } from "~/ui/notice";

type FilledNoticeProps = { text: string; left: string[]; goTo: string };

/** What "All others OK" did, and what it left. */
export function FilledNotice({ text, left, goTo }: FilledNoticeProps) {
  return (
    <PageAnswer title={text}>
      <Notice kind="info" role="status" focused title={text}>
        {left.length > 0 && (
          <p>Not every unit has these: {left.join(", ")}. Choose N/A if this one has not.</p>
        )}
        <p>
          <a href={`#inspection-${goTo}`}>{left.length > 0 ? "Go on to these" : "Go on to the signature"}</a>
        </p>
      </Notice>
    </PageAnswer>
  );
}
