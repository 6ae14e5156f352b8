import { Badge } from "~/ui/badge";
import { Link } from "~/ui/link";

type DueCount = { overdue: number; dueSoon: number; unknown: number };

export function DueLink({ to = "/fleet-data/due", ...count }: DueCount & { to?: string }) {
  return (
    <p className="due-link">
      <Link to={to}>Service due</Link>: <DueCounts {...count} />
    </p>
  );
}

export function DueCounts({ overdue, dueSoon, unknown }: DueCount) {
  return (
    <>
      {overdue > 0 && <Badge kind="bad">{overdue} overdue</Badge>}{" "}
      {dueSoon > 0 && <Badge kind="warning">{dueSoon} due soon</Badge>}{" "}
      {unknown > 0 && <Badge kind="plain">{unknown} cannot be judged</Badge>}
      {overdue + dueSoon + unknown === 0 && "nothing now"}
    </>
  );
}
