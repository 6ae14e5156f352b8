import { type TrialPlan, trialPlans } from "~/features/plans/trial";

/** "?plan=pro": the plan that was chosen on the page before. */
export function readPlan(request: Request): TrialPlan | undefined {
  const asked = new URL(request.url).searchParams.get("plan");
  return trialPlans.find((plan) => plan === asked);
}
