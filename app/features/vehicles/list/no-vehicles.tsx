import { Empty } from "~/ui/empty";
import { Link } from "~/ui/link";

export function NoVehicles({ search }: { search: string }) {
  if (search === "") return <Empty title="No vehicles yet" />;
  return (
    <Empty title="No vehicles found">
      <p>
        Nothing matches “{search}”. Try the last six characters of the VIN, or the unit number. A vehicle that
        was sold is under{" "}
        <Link to={`/fleet-data/former?q=${encodeURIComponent(search)}`}>Former vehicles</Link>.
      </p>
    </Empty>
  );
}

/** After a downgrade there may be more vehicles than the plan has room for. */
export function fleetLabel(count: number, limit: number | null): string {
  if (limit === null) return "in the fleet";
  if (count <= limit) return `of ${limit} vehicles in the fleet`;
  return `vehicles in the fleet. Your plan has room for ${limit}`;
}
