import { PostForm } from "./post-form";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** On every page of a company that is closing. */
export function ClosingNotice({ at, mayKeep }: { at: string; mayKeep: boolean }) {
  return (
    <Notice kind="warning" title={`This company closes on ${at}`}>
      <p>
        Until then everything works as usual, but nobody can be invited or join. Then all of its records are
        erased for good.
      </p>
      {mayKeep && (
        <PostForm action="/account/keep">
          <div className="button-row">
            <Button variant="secondary">Keep the Company</Button>
          </div>
        </PostForm>
      )}
    </Notice>
  );
}
