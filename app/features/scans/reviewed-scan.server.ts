import type { Scope } from "~/auth/scope";
import { releaseFile } from "~/features/files/files.server";
import type { PostedForm } from "~/http/forms/read-form.server";
import type { AccountTransaction } from "~db/as-account";
import { isPhotoId } from "~/features/files/photo-schema";
import type { SavedValues } from "./corrections.server";
import type { ScanPurposeName } from "./scan-purposes";
import { refuseUsedScan } from "./used-scan.server";
import { type ReviewedScan, reviewOf } from "./scan-view";
import { useScan } from "./end-scan.server";
import { getScan } from "./scans.server";

/** Of the address of a form that a photo filled: "?scan=...". */
export function scanIdOf(request: Request): string | undefined {
  const id = new URL(request.url).searchParams.get("scan");
  return isPhotoId(id) ? id : undefined;
}

/** Which scans a form takes: those of its purpose, and of its record. */
type Wanted = { purpose: ScanPurposeName; subjectId?: string };

/** What a form is filled with; null without a scan, or with one that is done with. `labels`: the fields that this form and this person may have. */
export async function reviewedScan(
  scope: Scope,
  request: Request,
  labels: Record<string, string>,
  wanted?: Wanted,
): Promise<ReviewedScan | null> {
  const id = scanIdOf(request);
  const scan = id ? await getScan(scope, id) : undefined;
  const isOther =
    wanted && (scan?.purpose !== wanted.purpose || (scan.subject_id ?? undefined) !== wanted.subjectId);
  return (!isOther && reviewOf(scan, labels)) || null;
}

/** For the transaction that saves a record with the photo that filled it: its first page. */
export async function photoOfScan(
  trx: AccountTransaction,
  scope: Scope,
  id: string,
  saved: SavedValues,
): Promise<string | null> {
  const [photo = null, ...others] = await useScan(trx, scope, id, saved);
  for (const picture of others) await releaseFile(trx, picture);
  return photo;
}

/** For the transaction that saves a record which was filled from a scan, if it was. `kept` is the photo that the record keeps. */
export function endScanOf(
  scope: Scope,
  { request, form }: { request: Request; form: PostedForm },
  saved: SavedValues,
  kept: string | null = null,
) {
  const id = scanIdOf(request);
  return async (trx: AccountTransaction): Promise<void> => {
    if (!id) return;
    await refuseUsedScan(trx, scope, id, form);
    for (const picture of await useScan(trx, scope, id, saved))
      if (picture !== kept) await releaseFile(trx, picture);
  };
}
