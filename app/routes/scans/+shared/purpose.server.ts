import { requireScope } from "~/auth/require-scope.server";
import type { Scope } from "~/auth/scope";
import { type ScanPurpose, type ScanPurposeName, scanPurposes } from "~/features/scans/scan-purposes";
import { getVehicle } from "~/features/vehicles/vehicles.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound, refuseRequest } from "~/http/requests/refuse-request.server";

type Wanted = { name: ScanPurposeName; purpose: ScanPurpose; subjectId: string | null };

/** Of the address: "/scans/new/fuel-receipt?for=...". 403 for a form that the person may not use. */
export async function purposeIn(
  scope: Scope,
  request: Request,
  { purpose: name = "" }: Partial<Record<string, string>>,
): Promise<Wanted> {
  if (!Object.hasOwn(scanPurposes, name)) refuseRequest(404);
  const purpose: ScanPurpose = scanPurposes[name as ScanPurposeName];
  // Says whether it is the role or the plan.
  if (!scope.may(purpose.permission)) await requireScope(request, purpose.permission);
  const subjectId = purpose.subject ? await vehicleIdIn(scope, request) : null;
  return { name: name as ScanPurposeName, purpose, subjectId };
}

async function vehicleIdIn(scope: Scope, request: Request): Promise<string> {
  const id = readId(new URL(request.url).searchParams.get("for") ?? undefined);
  return orNotFound(await getVehicle(scope, id)).id;
}
