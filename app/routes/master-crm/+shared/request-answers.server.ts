import { followProblemTexts } from "~/features/master-crm/companies/company-problem";
import type { FollowProblem } from "~/features/master-crm/companies/company-problem";
import type { Handled, MadeOfRequest } from "~/features/master-crm/requests/request-changes.server";
import { redirectWithFlash } from "~/http/requests/flash.server";

/** To the customer, or why there is none. */
export function addedOfRequest(
  request: Request,
  added: MadeOfRequest | Handled | FollowProblem,
  madeId: string | null,
  title = "Customer added successfully",
) {
  if (!("problem" in added))
    return redirectWithFlash(request, `/master-crm/customers/${added.crmCustomerId}`, {
      kind: "success",
      title,
      text: "The request is among its activities.",
    });
  if (added.problem === "handled") return handledBefore(request, madeId);
  const text = followProblemTexts[added.problem];
  return redirectWithFlash(request, "/master-crm/requests", {
    kind: "error",
    title: "No customer was made",
    text,
  });
}

export function handledBefore(request: Request, madeId: string | null) {
  const to = madeId ? `/master-crm/customers/${madeId}` : "/master-crm/requests";
  return redirectWithFlash(request, to, {
    kind: "info",
    title: "It became a customer before",
    text: "Nothing was added.",
  });
}
