import type { ActionFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { followProblemTexts } from "~/features/master-crm/companies/company-problem";
import { companyIdSchema } from "~/features/master-crm/companies/company-schema";
import { followCompany } from "~/features/master-crm/companies/follow-company.server";
import { parseForm, readForm, staleButton } from "~/http/forms/read-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const parsed = parseForm(await readForm(request, scope), companyIdSchema);
  const list = "/master-crm/companies";
  if ("problem" in parsed) return redirectWithFlash(request, list, staleButton);
  const followed = await followCompany(scope, parsed.value.companyId, parsed.token);
  if ("problem" in followed) {
    const text = followProblemTexts[followed.problem];
    return redirectWithFlash(request, list, { kind: "error", title: "No customer was made", text });
  }
  const title = followed.isNew ? "Customer added successfully" : "It is a customer already";
  const kind = followed.isNew ? "success" : "info";
  return redirectWithFlash(request, `/master-crm/customers/${followed.crmCustomerId}`, { kind, title });
}
