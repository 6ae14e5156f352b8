import type { ActionFunctionArgs } from "@remix-run/node";
import { parseForm, readForm, staleButton } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { settleSchema } from "~/features/counts/count-schema";
import { settleSlip } from "~/features/counts/slips/count-slips.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound, refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const place = { countId: readId(params.countId), slipId: readId(params.slipId) };
  const parsed = parseForm(await readForm(request, scope), settleSchema);
  const back = `/inventory/count/${place.countId}/slips`;
  if ("problem" in parsed) return redirectWithFlash(request, back, staleButton);
  const settled = parsed.value.settled === "yes";
  const code = orNotFound(await settleSlip(scope, place, settled));
  return redirectWithFlash(request, back, {
    kind: "success",
    title: settled ? "Settled" : "Back on the slip",
    text: code,
  });
}
