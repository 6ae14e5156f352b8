import { ScanReview } from "~/features/scans/scan-review";
import type { ReviewedScan } from "~/features/scans/scan-view";
import { PostForm } from "~/http/forms/post-form";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";

type FromLabelProps = {
  scan: ReviewedScan | null;
  /** A scan leads back to the plain form alone, and not to one that a count or a customer asked for. */
  isPlain: boolean;
};

/** Above the form of a new part: what was read from its label, or the way to scan it. */
export function FromLabel({ scan, isPlain }: FromLabelProps) {
  if (!scan) {
    return (
      isPlain && (
        <ButtonRow>
          <ButtonLink to="/scans/new/part-details">Scan a part label</ButtonLink>
        </ButtonRow>
      )
    );
  }
  const startOver = (
    <PostForm action={`/scans/${scan.id}/discard`}>
      <Button variant="quiet">Start Over</Button>
    </PostForm>
  );
  return <ScanReview scan={scan} confirm="Add to Inventory" startOver={startOver} />;
}
