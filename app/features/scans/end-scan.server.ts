import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { releaseFile } from "~/features/files/files.server";
import type { AccountTransaction } from "~db/as-account";
import { type SavedValues, keepCorrections } from "./corrections.server";
import type { Reading } from "./document-kind";
import { type ScanPurposeName, pageToScan } from "./scan-purposes";
import { ownScans } from "./scans.server";

/**
 * Returns the page where another photo is chosen; undefined when the scan is somebody else's, or there is none. `taken`: what a person
 * took from it without a record.
 */
export async function discardScan(
  scope: Scope,
  id: string,
  taken: SavedValues = {},
): Promise<{ page: string; wasUsed: boolean } | undefined> {
  return scope.db(async (trx) => {
    const scan = await ownScans(trx, scope).where("id", "=", id).forUpdate().executeTakeFirst();
    if (!scan) return undefined;
    if (scan.state === "read" && scan.reading)
      await keepCorrections(trx, scan.kind, scan.reading as Reading, taken);
    const pictures = await endScan(trx, scope, id, "discarded");
    for (const picture of pictures) await releaseFile(trx, picture);
    const page = pageToScan(scan.purpose as ScanPurposeName, scan.subject_id);
    return { page, wasUsed: scan.state === "used" };
  });
}

/**
 * For the transaction that saves the record, with what was saved. Returns the pictures, which the record may take: none of a scan that is
 * done with.
 */
export async function useScan(
  trx: AccountTransaction,
  scope: Scope,
  id: string,
  saved: SavedValues,
): Promise<string[]> {
  const scan = await ownScans(trx, scope).where("id", "=", id).where("state", "=", "read").executeTakeFirst();
  if (scan?.reading) await keepCorrections(trx, scan.kind, scan.reading as Reading, saved);
  return endScan(trx, scope, id, "used");
}

async function endScan(trx: AccountTransaction, scope: Scope, id: string, state: "used" | "discarded") {
  const ended = await trx
    .updateTable("scans")
    .set({ state, reading: null, ended_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("user_id", "=", scope.user.id)
    .where("state", "not in", ["used", "discarded"])
    .returning("id")
    .executeTakeFirst();
  if (!ended) return [];
  await trx.updateTable("scan_files").set({ bytes: null }).where("scan_id", "=", id).execute();
  return takePictures(trx, id);
}

/** Off the scan, in the order of its pages. */
export async function takePictures(trx: AccountTransaction, scanId: string): Promise<string[]> {
  const pages = await trx
    .deleteFrom("scan_pages")
    .where("scan_id", "=", scanId)
    .returning(["page", "picture_id"])
    .execute();
  return pages.sort((a, b) => a.page - b.page).map(({ picture_id }) => picture_id);
}
