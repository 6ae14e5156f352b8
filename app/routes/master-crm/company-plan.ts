import type { ActionFunctionArgs } from "@remix-run/node";
import { plans } from "~/auth/permissions";
import { requireScope } from "~/auth/require-scope.server";
import { setCompanyPlan } from "~/features/master-crm/companies/company-changes.server";
import { planSchema } from "~/features/master-crm/companies/company-schema";
import { parseForm, readForm, staleButton } from "~/http/forms/read-form.server";
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
  const page = `/master-crm/companies/${id}`;
  const parsed = parseForm(await readForm(request, scope), planSchema);
  if ("problem" in parsed) return redirectWithFlash(request, page, staleButton);
  const { plan } = parsed.value;
  const set = await setCompanyPlan(scope, id, plan, parsed.token);
  if ("problem" in set) return companyGone(request);
  const { name } = plans[plan];
  return redirectWithFlash(
    request,
    page,
    set.changed
      ? { kind: "success", title: "Plan set", text: `${set.companyName} is on the ${name} plan.` }
      : { kind: "info", title: "Nothing was changed", text: `It is on the ${name} plan already.` },
  );
}
