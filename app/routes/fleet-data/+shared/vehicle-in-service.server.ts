import { redirect } from "@remix-run/node";
import type { Scope } from "~/auth/scope";
import { getVehicle } from "~/features/vehicles/vehicles.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";

/** Redirects a former vehicle to its own page, which says how to restore it. */
export async function vehicleInService(scope: Scope, vehicleId: string | undefined) {
  const vehicle = orNotFound(await getVehicle(scope, readId(vehicleId)));
  if (vehicle.archived_at !== null) throw redirect(`/fleet-data/${vehicle.id}`, 303);
  return vehicle;
}
