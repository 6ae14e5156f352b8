import { Badge, type BadgeKind } from "~/ui/badge";
import { formatCounted } from "~/ui/format";
import { Link } from "~/ui/link";
import type { VehiclesWithIssues } from "./issues.server";

/** How many vehicles must not be driven, and how many others have open defects or breakdowns. */
export function IssuesLink({ unsafe, drivable }: VehiclesWithIssues) {
  return (
    <>
      <Found label="Do not drive" kind="bad" noun="vehicle" count={unsafe} />
      <Found
        label="Open issues"
        kind="warning"
        noun={unsafe > 0 ? "other vehicle" : "vehicle"}
        count={drivable}
      />
    </>
  );
}

type FoundProps = { label: string; kind: BadgeKind; noun: string; count: number };

function Found({ label, kind, noun, count }: FoundProps) {
  if (count === 0) return null;
  return (
    <p className="due-link">
      <Link to="/fleet-data/issues">{label}</Link>: <Badge kind={kind}>{formatCounted(count, noun)}</Badge>
    </p>
  );
}
