import { goneText } from "~/features/master-crm/companies/company-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";

/** To the list: the page of the company is gone too. */
export function companyGone(request: Request) {
  const flash = { kind: "error", title: "Nothing was changed", text: goneText } as const;
  return redirectWithFlash(request, "/master-crm/companies", flash);
}
