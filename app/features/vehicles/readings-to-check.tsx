import { Badge } from "~/ui/badge";
import { Link } from "~/ui/link";
import type { listReadingsToCheck } from "./readings-to-check.server";

type ReadingsToCheckProps = { readings: Awaited<ReturnType<typeof listReadingsToCheck>> };

/** Each with a link to where it is struck out or found right. */
export function ReadingsToCheck({ readings }: ReadingsToCheckProps) {
  return (
    <>
      {readings.map(({ to, vehicle, doubt }) => (
        <p key={to} className="due-link">
          <Link to={to}>Check a mileage</Link>: <Badge kind="warning">{vehicle}</Badge> {doubt} A driver saved
          it anyway.
        </p>
      ))}
    </>
  );
}
