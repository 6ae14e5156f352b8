import { requireScope } from "~/auth/require-scope.server";
import { decodedFormValues } from "~/features/vehicles/vehicle-schema";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { getVehicle } from "~/features/vehicles/vehicles.server";
import { readId } from "~/http/read-id.server";
import { orNotFound } from "~/http/refuse-request.server";

/** What the page shows of a vehicle's decoded values. */
export async function loadDecoded(request: Request, vehicleId: string | undefined) {
  const scope = await requireScope(request, "vehicles:modify");
  const vehicle = orNotFound(await getVehicle(scope, readId(vehicleId)));
  return {
    id: vehicle.id,
    title: vehicleTitle(vehicle),
    vin: vehicle.vin,
    values: { ...decodedFormValues(vehicle), version: String(vehicle.version) },
    mayUndo: vehicle.before_decode !== null,
  };
}

export type Decoded = Awaited<ReturnType<typeof loadDecoded>>;
