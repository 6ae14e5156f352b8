import type { Scope } from "~/auth/scope";
import { getServiceEntry } from "~/features/service/service.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { recordVehicle } from "./record-vehicle.server";

type Params = Record<string, string | undefined>;

export async function serviceOfVehicle(scope: Scope, { vehicleId, entryId }: Params) {
  const which = { vehicleId: readId(vehicleId), id: readId(entryId) };
  const vehicle = await recordVehicle(scope, vehicleId);
  const entry = orNotFound(await getServiceEntry(scope, which));
  const list = `/fleet-data/${vehicle.id}/service`;
  const closed = { left: vehicle.hasLeft, removed: entry.removed_at !== null };
  return { which, vehicle, entry, list, page: `${list}/${entry.id}`, closed };
}
