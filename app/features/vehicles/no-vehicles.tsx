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
