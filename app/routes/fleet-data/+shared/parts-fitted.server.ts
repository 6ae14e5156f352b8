import type { Scope } from "~/auth/scope";
import { partView } from "~/features/parts/part-view";
import { listPartsOf } from "~/features/parts/parts.server";

export async function partsFitted(
  scope: Scope,
  vehicleId: string,
  link: { breakdownId: string } | { serviceEntryId: string },
) {
  const parts = await listPartsOf(scope, vehicleId, link);
  return parts.map((part) => ({
    id: part.id,
    takenOff: part.removed_at !== null,
    ...partView({ ...part, notes: null }, scope.may("costs:view")),
  }));
}
