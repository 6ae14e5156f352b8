import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { undoDecode } from "~/features/vehicles/vehicle-decode.server";
import { redirectWithFlash } from "~/http/flash.server";
import { readId } from "~/http/read-id.server";

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  await readForm(request, scope);
  const id = readId(params.vehicleId);
  const undone = await undoDecode(scope, id);
  return redirectWithFlash(
    request,
    `/fleet-data/${id}`,
    undone
      ? { kind: "success", title: "Decode undone", text: "The values from before the last decode are back." }
      : { kind: "info", title: "Nothing to undo" },
  );
}
