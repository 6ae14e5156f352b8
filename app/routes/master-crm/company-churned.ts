import { markChurned } from "~/features/master-crm/companies/company-changes.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { companyButton } from "./+shared/company-button.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export const action = companyButton(async (scope, companyId) => {
  const done = await markChurned(scope, companyId);
  if ("problem" in done) return undefined;
  return done.marked
    ? { kind: "success", title: "Marked as churned" }
    : { kind: "info", title: "Nothing was changed", text: "It is marked already, or is no customer." };
});
