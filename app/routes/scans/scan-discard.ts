import type { ActionFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { discardScan } from "~/features/scans/end-scan.server";
import { readForm } from "~/http/forms/read-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound, refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

const used = "The scan was used before: its record stays";

/** Back to the page where the photo was chosen, or to the list that it was discarded from. */
export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "scans:use");
  await readForm(request, scope);
  const { page, wasUsed } = orNotFound(await discardScan(scope, readId(params.scanId)));
  const next = new URL(request.url).searchParams.has("listed") ? "/scans" : page;
  return redirectWithFlash(request, next, { kind: "info", title: wasUsed ? used : "The scan was discarded" });
}
