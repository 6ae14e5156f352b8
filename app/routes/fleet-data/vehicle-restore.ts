import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "~/http/forms/read-form.server";
import { levelUp } from "~/auth/permissions";
import { requireScope } from "~/auth/require-scope.server";
import { vehicleProblemText } from "~/features/vehicles/vehicle-problem";
import { restoreVehicle } from "~/features/vehicles/former-vehicles.server";
import { environment } from "~/environment";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  await readForm(request, scope);
  const id = readId(params.vehicleId);
  const restored = await restoreVehicle(scope, id);
  if ("problem" in restored) {
    if (restored.problem === "gone") refuseRequest(404);
    const { formErrors = [], fieldErrors = {} } = vehicleProblemText(restored);
    const title = restored.problem === "limit" ? "Upgrade Required" : "Failed to update vehicle";
    const upgrade =
      restored.problem === "limit" ? `To upgrade, contact sales by email ${environment.SALES_EMAIL}.` : "";
    const text = [
      ...formErrors,
      ...Object.values(fieldErrors).flat(),
      "It stays under Former vehicles.",
      upgrade,
    ]
      .join(" ")
      .trim();
    const link = restored.problem === "limit" ? levelUp : undefined;
    return redirectWithFlash(request, `/fleet-data/${id}`, { kind: "error", title, text, link });
  }
  return redirectWithFlash(request, `/fleet-data/${id}`, {
    kind: "success",
    title: "Vehicle is back in the fleet",
    text: restored.same
      .map(({ title, shares }) => `${title} has the same ${shares}: edit one of them.`)
      .join(" "),
  });
}
