import type { Scope } from "~/auth/scope";
import { getDeal, getDealCustomer } from "~/features/master-crm/deals/deals.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound, refuseRequest } from "~/http/requests/refuse-request.server";

type Params = { dealId?: string };

/** Also of a deleted customer: a form that was open then is shown again, with what was typed. */
export async function dealInForm(scope: Scope, { dealId }: Params) {
  return orNotFound(await getDeal(scope, readId(dealId)));
}

export async function dealOf(scope: Scope, params: Params) {
  const deal = await dealInForm(scope, params);
  return deal.isGone ? refuseRequest(404) : deal;
}

/** Also a deleted one, as with a deal. */
export async function customerInForm(scope: Scope, { crmCustomerId }: { crmCustomerId?: string }) {
  return orNotFound(await getDealCustomer(scope, readId(crmCustomerId)));
}
