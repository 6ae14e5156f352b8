import { redirect } from "@remix-run/node";
import type { Scope } from "~/auth/scope";
import { getVehicle } from "~/features/vehicles/vehicles.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";

/** For pages that change a vehicle: a former one leads to its own page, which says how it comes back. */
export async function vehicleInService(scope: Scope, vehicleId: string | undefined) {
  const vehicle = orNotFound(await getVehicle(scope, readId(vehicleId)));
  if (vehicle.archived_at !== null) throw redirect(`/fleet-data/${vehicle.id}`, 303);
  return vehicle;
}
