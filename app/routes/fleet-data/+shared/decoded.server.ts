import type { Scope } from "~/auth/scope";
import { decodedFormValues } from "~/features/vehicles/vehicle-schema";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { getVehicle } from "~/features/vehicles/vehicles.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";

export async function loadDecoded(scope: Scope, vehicleId: string | undefined) {
  const vehicle = orNotFound(await getVehicle(scope, readId(vehicleId)));
  return {
    id: vehicle.id,
    title: vehicleTitle(vehicle),
    left: vehicle.archived_at !== null,
    vin: vehicle.vin,
    values: { ...decodedFormValues(vehicle), version: String(vehicle.version) },
    mayUndo: vehicle.vin !== null && vehicle.before_decode?.vin === vehicle.vin,
  };
}

export type Decoded = Awaited<ReturnType<typeof loadDecoded>>;
