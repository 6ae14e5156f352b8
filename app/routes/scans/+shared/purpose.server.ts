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
  if (!scope.may(purpose.permission)) {
    refuseRequest(403, "Your sign-in does not allow this. Ask the manager of your account.");
  }
  const subjectId = purpose.subject ? await vehicleIdIn(scope, request) : null;
  return { name: name as ScanPurposeName, purpose, subjectId };
}

async function vehicleIdIn(scope: Scope, request: Request): Promise<string> {
  const id = readId(new URL(request.url).searchParams.get("for") ?? undefined);
  return orNotFound(await getVehicle(scope, id)).id;
}
