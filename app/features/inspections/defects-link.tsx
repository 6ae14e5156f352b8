import { Badge, type BadgeKind } from "~/ui/badge";
import { formatCounted } from "~/ui/format";
import { Link } from "~/ui/link";
import type { VehiclesWithDefects } from "./open-defects.server";

/** How many vehicles must not be driven, and how many others have open defects, with a link to them. */
export function DefectsLink({ unsafe, drivable }: VehiclesWithDefects) {
  const noun = unsafe.length > 0 ? "other vehicle" : "vehicle";
  return (
    <>
      <Found label="Do not drive" kind="bad" noun="vehicle" ids={unsafe} />
      <Found label="Open defects" kind="warning" noun={noun} ids={drivable} />
    </>
  );
}

type FoundProps = { label: string; kind: BadgeKind; noun: string; ids: string[] };

function Found({ label, kind, noun, ids }: FoundProps) {
  if (ids.length === 0) return null;
  return (
    <p className="due-link">
      <Link to={ids.length === 1 ? `/fleet-data/${ids[0]}` : "/fleet-data"}>{label}</Link>:{" "}
      <Badge kind={kind}>{formatCounted(ids.length, noun)}</Badge>
    </p>
  );
}
