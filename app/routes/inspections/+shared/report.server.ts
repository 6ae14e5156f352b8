import type { Scope } from "~/auth/scope";
import { inspectionView } from "~/features/inspections/inspection-view";
import { getInspection } from "~/features/inspections/get-inspection.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";

export async function reportOf(scope: Scope, inspectionId: string | undefined) {
  const report = orNotFound(await getInspection(scope, readId(inspectionId)));
  return { report, facts: inspectionView(report, scope.account.timeZone) };
}
