import type { Scope } from "~/auth/scope";
import { partView } from "~/features/parts/part-view";
import { listPartsOf } from "~/features/parts/parts.server";

/** On the page of what they were fitted for; the vehicle's list has all. */
const maxFitted = 100;

export async function partsFitted(
  scope: Scope,
  vehicleId: string,
  link: { breakdownId: string } | { serviceEntryId: string },
) {
  const parts = await listPartsOf(scope, vehicleId, link, { limit: maxFitted + 1 });
  return {
    hasMore: parts.length > maxFitted,
    parts: parts.slice(0, maxFitted).map((part) => ({
      id: part.id,
      takenOff: part.removed_at !== null,
      ...partView({ ...part, notes: null }, scope.may("costs:view")),
    })),
  };
}
