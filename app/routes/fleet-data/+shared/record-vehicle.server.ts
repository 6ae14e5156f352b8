import type { Scope } from "~/auth/scope";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { getVehicle } from "~/features/vehicles/vehicles.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { today } from "~/features/calendar/today";

/** The vehicle, and the data needed to read its form. */
export async function recordVehicle(scope: Scope, vehicleId: string | undefined) {
  const vehicle = orNotFound(await getVehicle(scope, readId(vehicleId)));
  const title = vehicleTitle(vehicle);
  return {
    id: vehicle.id,
    title: vehicle.unit_number ? `${title}, unit ${vehicle.unit_number}` : title,
    meterUnit: vehicle.meter_unit,
    current: vehicle.current_reading,
    hasLeft: vehicle.archived_at !== null,
    today: today(scope.account.timeZone),
  };
}
