import { DetailsList, Lines } from "~/ui/details-list";
import type { partDetails } from "./part-view";

export function PartDetails({ details }: { details: ReturnType<typeof partDetails> }) {
  return (
    <DetailsList
      details={details.map((detail) =>
        detail.wide ? { ...detail, value: <Lines text={detail.value} /> } : detail,
      )}
    />
  );
}
