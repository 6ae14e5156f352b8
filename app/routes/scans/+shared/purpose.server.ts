import type { Scope } from "~/auth/scope";
import { type ScanPurpose, type ScanPurposeName, scanPurposes } from "~/features/scans/scan-purposes";
import { refuseRequest } from "~/http/requests/refuse-request.server";

/** Of the address. 403 for a form that the person may not use. */
export function purposeIn(
  scope: Scope,
  { purpose: name = "" }: Partial<Record<string, string>>,
): { name: ScanPurposeName; purpose: ScanPurpose } {
  if (!Object.hasOwn(scanPurposes, name)) refuseRequest(404);
  const purpose = scanPurposes[name as ScanPurposeName];
  if (!scope.may(purpose.permission)) {
    refuseRequest(403, "Your sign-in does not allow this. Ask the manager of your account.");
  }
  return { name: name as ScanPurposeName, purpose };
}
