import { ButtonLink } from "~/ui/button";
import { TypedLink } from "~/ui/table";
import type { DriverUnit } from "./drivers.server";

/** What the person drives, each one press away from its inspection. */
export function OwnUnits({ units }: { units: DriverUnit[] }) {
  if (units.length === 0) return null;
  return (
    <>
      <h3>Your units</h3>
      <ul className="defects">
        {units.map(({ id, label }) => (
          <li key={id} className="button-row">
            <TypedLink to={`/fleet-data/${id}`}>{label}</TypedLink>
            <ButtonLink to={`/fleet-data/${id}/inspections/new?kind=pre_trip`}>
              Pre-Trip Inspection
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}
