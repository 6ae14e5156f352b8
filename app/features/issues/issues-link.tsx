import type { ReactNode } from "react";
import { Badge } from "~/ui/badge";
import { formatCounted } from "~/ui/format";
import { Link } from "~/ui/link";
import type { VehiclesWithIssues } from "./issues.server";

/** How many vehicles must not be driven, and how many others have open defects or breakdowns. */
export function IssuesLink({ unsafe, drivable }: VehiclesWithIssues) {
  const others = formatCounted(drivable, unsafe > 0 ? "other vehicle" : "vehicle");
  return (
    <>
      {unsafe > 0 && (
        <Line label="Do not drive">
          <Badge kind="bad">{formatCounted(unsafe, "vehicle")}</Badge>
        </Line>
      )}
      {drivable > 0 && (
        <Line label="Open issues">
          <Badge kind="warning">{others}</Badge>
        </Line>
      )}
      {unsafe + drivable === 0 && <Line label="Open issues">none</Line>}
    </>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="due-link">
      <Link to="/fleet-data/issues">{label}</Link>: {children}
    </p>
  );
}
