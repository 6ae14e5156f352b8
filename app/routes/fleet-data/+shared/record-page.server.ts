import type { Scope } from "~/auth/scope";
import { listChanges } from "~/features/changes/changes.server";
import { formatTime } from "~/ui/format";

type Found = {
  vehicle: { title: string };
  list: string;
  page: string;
  closed: { left: boolean; removed: boolean };
};

/** What the page of any record of a vehicle shows, besides its details (VehicleRecordPage). */
export async function recordPage(
  scope: Scope,
  { vehicle, list, page, closed }: Found,
  { id, removed_at }: { id: string; removed_at: Date | null },
) {
  return {
    list,
    page,
    vehicle: vehicle.title,
    changes: await listChanges(scope, id),
    removed: removed_at && formatTime(removed_at, scope.account.timeZone),
    mayModify: scope.may("records:modify") && !closed.left && !closed.removed,
  };
}
