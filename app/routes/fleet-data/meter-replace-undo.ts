import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseForm, readForm, staleButton } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { undoReplacement } from "~/features/vehicles/vehicle-meter.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const id = readId(params.vehicleId);
  const parsed = parseForm(await readForm(request, scope), z.object({}));
  if ("problem" in parsed) return redirectWithFlash(request, `/fleet-data/${id}/meter`, staleButton);
  const { undone } = await undoReplacement(scope, id, parsed.token);
  return redirectWithFlash(
    request,
    `/fleet-data/${id}/meter`,
    undone
      ? { kind: "success", title: "Replacement undone", text: "The readings count as of one meter again." }
      : { kind: "info", title: "Nothing to undo" },
  );
}
