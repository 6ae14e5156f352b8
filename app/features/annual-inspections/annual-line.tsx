import { Badge } from "~/ui/badge";
import { Link } from "~/ui/link";
import type { annualView } from "./annual-inspection-view";

/** On the vehicle's pages. */
export function AnnualLine({ to, annual }: { to: string; annual?: ReturnType<typeof annualView> }) {
  if (!annual) return null;
  return (
    <p className="vehicle-meter">
      <Link to={to}>Annual inspection</Link>: <Badge kind={annual.badge.kind}>{annual.text}</Badge>
    </p>
  );
}
