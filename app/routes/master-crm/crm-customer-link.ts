import type { ActionFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { notProposed } from "~/features/master-crm/companies/company-problem";
import { companyIdSchema } from "~/features/master-crm/companies/company-schema";
import { linkCompany } from "~/features/master-crm/companies/link-company.server";
import { parseForm, readForm, staleButton } from "~/http/forms/read-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const crmCustomerId = readId(params.crmCustomerId);
  const page = `/master-crm/customers/${crmCustomerId}`;
  const parsed = parseForm(await readForm(request, scope), companyIdSchema);
  if ("problem" in parsed) return redirectWithFlash(request, page, staleButton);
  const { companyId } = parsed.value;
  const done = await linkCompany(scope, { crmCustomerId, companyId }, parsed.token);
  if ("problem" in done)
    return redirectWithFlash(request, page, { kind: "error", title: "Not linked", text: notProposed });
  return redirectWithFlash(request, page, {
    kind: "success",
    title: "Linked",
    text: `The customer is ${done.linked} now. The empty account is erased.`,
  });
}
