import type { Scope } from "~/auth/scope";
import { getAnnualInspection } from "~/features/annual-inspections/annual-inspections.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { recordVehicle } from "./record-vehicle.server";

type Params = Record<string, string | undefined>;

export async function annualOfVehicle(scope: Scope, { vehicleId, annualId }: Params) {
  const which = { vehicleId: readId(vehicleId), id: readId(annualId) };
  const vehicle = await recordVehicle(scope, vehicleId);
  const inspection = orNotFound(await getAnnualInspection(scope, which));
  const list = `/fleet-data/${vehicle.id}/annual-inspections`;
  const closed = { left: vehicle.hasLeft, removed: inspection.removed_at !== null };
  return { which, vehicle, inspection, list, page: `${list}/${inspection.id}`, closed };
}
