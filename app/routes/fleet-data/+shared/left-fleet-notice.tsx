import type { VehicleHead } from "~/features/vehicles/vehicle-head.server";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { PostForm } from "~/http/forms/post-form";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";

type InService = { to: string; title: string };

/** The vehicle in the fleet that has the same VIN. */
export function inServiceView({
  id,
  unit_number,
  ...vehicle
}: NonNullable<VehicleHead["in_service"]>): InService {
  return { to: `/fleet-data/${id}`, title: unit_number ? `unit ${unit_number}` : vehicleTitle(vehicle) };
}

type LeftFleetNoticeProps = {
  vehicleId: string;
  time: string;
  reason: string | null;
  inService: InService | null;
  mayModify: boolean;
};

export function LeftFleetNotice({ vehicleId, time, reason, inService, mayModify }: LeftFleetNoticeProps) {
  const restore = mayModify && !inService && (
    <PostForm action={`/fleet-data/${vehicleId}/restore`}>
      <Button variant="secondary">Put Back in the Fleet</Button>
    </PostForm>
  );
  return (
    <Notice kind="info" title={`Left the fleet on ${time}`} actions={restore}>
      <p>{reason ?? "No reason was given."}</p>
      {inService && (
        <p>
          A vehicle with this VIN is in your fleet, <Link to={inService.to}>{inService.title}</Link>, so this
          one cannot be put back. Its records stay here.
        </p>
      )}
    </Notice>
  );
}
