import { Badge } from "~/ui/badge";
import { Link } from "~/ui/link";

type DueLinkProps = { to?: string; overdue: number; dueSoon: number; unknown: number };

export function DueLink({ to = "/fleet-data/due", overdue, dueSoon, unknown }: DueLinkProps) {
  return (
    <p className="due-link">
      <Link to={to}>Service due</Link>: {overdue > 0 && <Badge kind="bad">{overdue} overdue</Badge>}{" "}
      {dueSoon > 0 && <Badge kind="warning">{dueSoon} due soon</Badge>}{" "}
      {unknown > 0 && <Badge kind="plain">{unknown} cannot be judged</Badge>}
      {overdue + dueSoon + unknown === 0 && "nothing now"}
    </p>
  );
}
