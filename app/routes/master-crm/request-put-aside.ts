import type { ActionFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { putRequestAside } from "~/features/master-crm/requests/request-changes.server";
import { readForm } from "~/http/forms/read-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { requestOf } from "./+shared/request-of.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  await readForm(request, scope);
  const put = await putRequestAside(scope, await requestOf(scope, params));
  return redirectWithFlash(request, "/master-crm/requests", {
    kind: put ? "success" : "info",
    title: put ? "Put aside" : "It was handled before",
  });
}
