import { releaseCompany } from "~/features/master-crm/companies/company-changes.server";
import { releasedText } from "~/features/master-crm/companies/company-text";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { companyButton } from "./+shared/company-button.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export const action = companyButton(async (scope, companyId) => {
  const count = await releaseCompany(scope, companyId);
  return count > 0
    ? { kind: "success", title: "Released from the waitlist", text: releasedText(count) }
    : { kind: "info", title: "Nothing was changed", text: "Nobody of this company is on the waitlist." };
});
