import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";

type OtherVehicleProps = { id: string; title: string; scanId: string };

/** The invoice names another vehicle than the one whose page was open. */
export function OtherVehicle({ id, title, scanId }: OtherVehicleProps) {
  return (
    <Notice kind="warning" title="The invoice names another vehicle">
      <p>
        It says {title}.{" "}
        <Link to={`/fleet-data/${id}/parts/smart-add?scan=${scanId}`}>
          Add the parts to that vehicle instead
        </Link>
      </p>
    </Notice>
  );
}
