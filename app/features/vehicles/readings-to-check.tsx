import { Badge } from "~/ui/badge";
import { formatCounted } from "~/ui/format";
import { Link } from "~/ui/link";
import type { listReadingsToCheck } from "./readings-to-check.server";

type ReadingsToCheckProps = Awaited<ReturnType<typeof listReadingsToCheck>>;

/** Each with a link to where it is struck out or found right. */
export function ReadingsToCheck({ readings, more }: ReadingsToCheckProps) {
  return (
    <>
      {readings.map(({ to, vehicle, doubt }) => (
        <p key={to} className="due-link">
          <Link to={to}>Check a mileage</Link>: <Badge kind="warning">{vehicle}</Badge> {doubt} A driver saved
          it anyway.
        </p>
      ))}
      {more > 0 && <p>And {formatCounted(more, "more mileage")} to check, shown as these are checked.</p>}
    </>
  );
}
