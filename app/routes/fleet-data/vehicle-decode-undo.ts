import type { ActionFunctionArgs } from "@remix-run/node";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { undoDecode } from "~/features/vehicles/decode/vehicle-decode.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  await readForm(request, scope);
  const id = readId(params.vehicleId);
  const undone = await undoDecode(scope, id);
  return redirectWithFlash(
    request,
    `/fleet-data/${id}`,
    undone
      ? { kind: "success", title: "Decode undone", text: "The vehicle is as it was before." }
      : { kind: "info", title: "Nothing to undo" },
  );
}
