import { Badge } from "~/ui/badge";
import { formatCounted } from "~/ui/format";
import { Link } from "~/ui/link";
import type { listReportsToCheck } from "./reports-to-check.server";

type ReportsToCheckProps = Awaited<ReturnType<typeof listReportsToCheck>>;

/** Reports that were signed over a defect that forbids driving. */
export function ReportsToCheck({ reports, more }: ReportsToCheckProps) {
  return (
    <>
      {reports.map(({ id, to, vehicle, text }) => (
        <p key={id} className="due-link">
          <Link to={to}>Check a report</Link>: <Badge kind="bad">{vehicle}</Badge> {text}
        </p>
      ))}
      {more > 0 && <p>And {formatCounted(more, "more report")} to check, shown as these are certified.</p>}
    </>
  );
}
