import type { Scope } from "~/auth/scope";
import { releaseFile } from "~/features/files/files.server";
import type { AccountTransaction } from "~db/as-account";
import { isPhotoId } from "~/features/files/photo-schema";
import { type ReviewedScan, reviewOf } from "./scan-view";
import { getScan, useScan } from "./scans.server";

/** Of the address of a form that a photo filled: "?scan=...". */
export function scanIdOf(request: Request): string | undefined {
  const id = new URL(request.url).searchParams.get("scan");
  return isPhotoId(id) ? id : undefined;
}

/** What a form is filled with; null without a scan, or with one that is done with. `labels`: the fields that this form and this person may have. */
export async function reviewedScan(
  scope: Scope,
  request: Request,
  labels: Record<string, string>,
): Promise<ReviewedScan | null> {
  const id = scanIdOf(request);
  return (id && reviewOf(await getScan(scope, id), labels)) || null;
}

/** For the transaction that saves a record which was filled from a scan, if it was, and keeps no photo. */
export function endScanOf(scope: Scope, request: Request) {
  const id = scanIdOf(request);
  return async (trx: AccountTransaction): Promise<void> => {
    if (!id) return;
    for (const picture of await useScan(trx, scope, id)) await releaseFile(trx, picture);
  };
}
