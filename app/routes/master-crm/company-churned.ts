import type { ActionFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { markChurned } from "~/features/master-crm/companies/company-changes.server";
import { readForm } from "~/http/forms/read-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { companyGone } from "./+shared/company-gone.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const id = readId(params.companyId);
  await readForm(request, scope);
  const done = await markChurned(scope, id);
  if ("problem" in done) return companyGone(request);
  return redirectWithFlash(
    request,
    `/master-crm/companies/${id}`,
    done.marked
      ? { kind: "success", title: "Marked as churned" }
      : { kind: "info", title: "Nothing was changed", text: "It is marked already, or is no customer." },
  );
}
