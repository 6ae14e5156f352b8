import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { removeLostSale } from "~/features/lost-sales/lost-sales.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  await readForm(request, scope);
  const removed = await removeLostSale(scope, readId(params.lostSaleId));
  return redirectWithFlash(request, "/invoicing/lost-sales", {
    kind: removed ? "success" : "info",
    title: removed ? "Removed" : "It was removed before",
  });
}
