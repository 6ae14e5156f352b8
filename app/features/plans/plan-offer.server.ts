import { describePlans } from "~/auth/permissions";
import type { Scope } from "~/auth/scope";
import { environment } from "~/environment";
import { getPlanState } from "./plan-state.server";

/** For PlanNotice. A company that pays talks to sales; one on free says first what its business is, once. */
export async function planOffer(scope: Scope) {
  const paying = scope.plan !== "free";
  const { isKnown } = await getPlanState(scope);
  return {
    plans: describePlans(),
    salesEmail: environment.SALES_EMAIL,
    paying,
    upgradeTo: paying || isKnown ? "/level-up/contact" : "/level-up/business?plan=pro",
  };
}
