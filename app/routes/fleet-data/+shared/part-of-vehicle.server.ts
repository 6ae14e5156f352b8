import type { Scope } from "~/auth/scope";
import { getPart } from "~/features/parts/parts.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { recordVehicle } from "./record-vehicle.server";

type Params = Record<string, string | undefined>;

export async function partOfVehicle(scope: Scope, { vehicleId, partId }: Params) {
  const which = { vehicleId: readId(vehicleId), id: readId(partId) };
  const vehicle = await recordVehicle(scope, vehicleId);
  const part = orNotFound(await getPart(scope, which));
  const list = `/fleet-data/${vehicle.id}/parts`;
  const closed = { left: vehicle.hasLeft, removed: part.removed_at !== null };
  return { which, vehicle, part, list, page: `${list}/${part.id}`, closed };
}
