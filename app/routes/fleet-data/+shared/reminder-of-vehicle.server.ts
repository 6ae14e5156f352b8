import type { Scope } from "~/auth/scope";
import { getReminder } from "~/features/reminders/reminders.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { recordVehicle } from "./record-vehicle.server";

type Params = Record<string, string | undefined>;

export async function reminderOfVehicle(scope: Scope, { vehicleId, reminderId }: Params) {
  const which = { vehicleId: readId(vehicleId), reminderId: readId(reminderId) };
  const vehicle = await recordVehicle(scope, vehicleId);
  const reminder = orNotFound(await getReminder(scope, which));
  const list = `/fleet-data/${vehicle.id}/reminders`;
  return { which, vehicle, reminder, list, page: `${list}/${which.reminderId}` };
}
