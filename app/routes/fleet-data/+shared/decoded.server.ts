import type { Scope } from "~/auth/scope";
import { decodedFormValues } from "~/features/vehicles/vehicle-schema";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { vehicleInService } from "./vehicle-in-service.server";

export async function loadDecoded(scope: Scope, vehicleId: string | undefined) {
  const vehicle = await vehicleInService(scope, vehicleId);
  return {
    id: vehicle.id,
    title: vehicleTitle(vehicle),
    vin: vehicle.vin,
    values: { ...decodedFormValues(vehicle), version: String(vehicle.version) },
    mayUndo: vehicle.vin !== null && vehicle.before_decode?.vin === vehicle.vin,
  };
}

export type Decoded = Awaited<ReturnType<typeof loadDecoded>>;
