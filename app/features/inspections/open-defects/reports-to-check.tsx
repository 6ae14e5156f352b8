import { Badge } from "~/ui/badge";
import { Link } from "~/ui/link";
import type { listReportsToCheck } from "./reports-to-check.server";

type ReportsToCheckProps = { reports: Awaited<ReturnType<typeof listReportsToCheck>> };

/** Reports that were signed over a defect that forbids driving. */
export function ReportsToCheck({ reports }: ReportsToCheckProps) {
  return (
    <>
      {reports.map(({ id, to, vehicle, text }) => (
        <p key={id} className="due-link">
          <Link to={to}>Check a report</Link>: <Badge kind="bad">{vehicle}</Badge> {text}
        </p>
      ))}
    </>
  );
}
