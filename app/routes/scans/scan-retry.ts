import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { scanLimit } from "~/features/scans/scan-limit";
import { retryScan } from "~/features/scans/read-again.server";
import { readForm } from "~/http/forms/read-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "scans:use");
  await readForm(request, scope);
  const id = readId(params.scanId);
  const asked = await retryScan(scope, id);
  const page = `/scans/${id}`;
  if (typeof asked === "string") return redirect(page, 303);
  const said = asked.problem === "over-limit" ? scanLimit : filesGone;
  return redirectWithFlash(request, page, { kind: "error", ...said });
}

const filesGone = {
  title: "The scan was not read again",
  text: "Its photo was kept for 30 days and is gone. Scan it again, or type it in.",
};
