import { formatTime } from "~/ui/format";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import type { BeingCounted } from "../item/item-problem";

type OpenCount = {
  id: string;
  scope: "all" | "bin" | "list";
  bin: string | null;
  author: string;
  started_at: Date;
};

const scopes = { all: "the whole stock", list: "a list of parts" };

export function countWords({ id, scope, bin, author, started_at }: OpenCount, timeZone: string) {
  const ofBin = bin ? `bin ${bin}` : "the parts without a bin";
  const what = scope === "bin" ? ofBin : scopes[scope];
  return { id, text: `${author} counts ${what} since ${formatTime(started_at, timeZone)}.` };
}

/** The same for one part. */
export function partCountWords({ countId, by, since }: BeingCounted, timeZone: string) {
  return { id: countId, text: `${by} counts this part since ${formatTime(new Date(since), timeZone)}.` };
}

type CountNoticesProps = {
  counts: { id: string; text: string }[];
  max: number;
  /** False on a plan without counts. */
  mayOpen: boolean;
};

/** Above a list of parts: the first ones, and where the others are. */
export function CountNotices({ counts, max, mayOpen }: CountNoticesProps) {
  return (
    <>
      {counts.slice(0, max).map((count) => (
        <CountNotice key={count.id} {...count} mayOpen={mayOpen} />
      ))}
      {counts.length > max && mayOpen && (
        <p>
          More counts are under way. <Link to="/inventory/count">Open the list of counts</Link>
        </p>
      )}
    </>
  );
}

type CountNoticeProps = { id: string; text: string; mayOpen?: boolean };

export function CountNotice({ id, text, mayOpen = true }: CountNoticeProps) {
  return (
    <Notice kind="warning" title="Count Mode Active">
      <p>
        {text} What is being counted cannot be edited, moved or deleted until the count ends; sales and
        receipts go on. {mayOpen && <Link to={`/inventory/count/${id}`}>Open the count</Link>}
      </p>
    </Notice>
  );
}
