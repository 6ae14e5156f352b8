import type { ActionFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { releaseCompany } from "~/features/master-crm/companies/company-changes.server";
import { releasedText } from "~/features/master-crm/companies/company-text";
import { readForm } from "~/http/forms/read-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const id = readId(params.companyId);
  await readForm(request, scope);
  const count = await releaseCompany(scope, id);
  return redirectWithFlash(
    request,
    `/master-crm/companies/${id}`,
    count > 0
      ? { kind: "success", title: "Released from the waitlist", text: releasedText(count) }
      : { kind: "info", title: "Nothing was changed", text: "Nobody of this company is on the waitlist." },
  );
}
