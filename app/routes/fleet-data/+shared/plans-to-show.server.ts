import type { Scope } from "~/auth/scope";
import { planOffer } from "~/features/plans/plan-offer.server";

/** After the first vehicle, when the plan is full, or when it lacks the requested feature. */
export async function plansToShow(scope: Scope, count: number, searchParams: URLSearchParams) {
  const limit = scope.limits.vehicles;
  const isFull = limit !== null && count >= limit;
  const wasAdded = searchParams.has("added") && limit !== null && (count === 1 || isFull);
  const wasRefused = searchParams.has("upgrade");
  if (!(wasAdded || wasRefused) || !scope.may("vehicles:modify")) return undefined;
  const roomy = wasRefused ? "Plans" : "Room for more vehicles";
  return { ...(await planOffer(scope)), heading: isFull ? "Your plan's vehicles are all in use" : roomy };
}
