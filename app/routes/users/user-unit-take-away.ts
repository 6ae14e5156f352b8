import type { ActionFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { unassignUnit } from "~/features/users/drivers.server";
import { readForm } from "~/http/forms/read-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "users:manage");
  const [userId, vehicleId] = [readId(params.userId), readId(params.vehicleId)];
  await readForm(request, scope);
  const done = await unassignUnit(scope, userId, vehicleId);
  return redirectWithFlash(request, `/account/users/${userId}/units`, {
    kind: done ? "success" : "info",
    title: done ? "Unit taken away" : "It was taken away before",
  });
}
