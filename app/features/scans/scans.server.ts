import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { unitTitleColumns } from "~/features/vehicles/vehicle-title";
import { releaseFile } from "~/features/files/files.server";
import { serviceHost } from "~/features/vision-service/ask-service.server";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { type SavedValues, keepCorrections } from "./corrections.server";
import type { Reading } from "./document-kind";
import { type OverLimit, mayScan } from "./scan-limit.server";
import { type ScanPurposeName, pageToScan, purposeOf } from "./scan-purposes";

export type NewScan = {
  purpose: ScanPurposeName;
  subjectId: string | null;
  file: { name: string; bytes: Buffer };
};

/** The host that this person's photos are sent to, which the page where they are chosen says. */
export function serviceForPhotos(scope: Scope): string | undefined {
  return scope.may("scans:send") ? serviceHost() : undefined;
}

/** The same post again is the same scan. The worker reads it after the commit. */
export async function startScan(
  scope: Scope,
  { purpose, subjectId, file }: NewScan,
  token: string,
): Promise<{ scanId: string } | OverLimit> {
  return scope.db((trx) =>
    once<{ scanId: string } | OverLimit>(trx, token, async () => {
      if (!(await mayScan(trx, scope))) return { problem: "over-limit" };
      const { kind } = purposeOf(purpose);
      const { id } = await trx
        .insertInto("scans")
        .values({
          ...{ user_id: scope.user.id, purpose, kind, subject_id: subjectId },
          asks_service: serviceForPhotos(scope) !== undefined,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await trx
        .insertInto("scan_files")
        .values({ scan_id: id, position: 0, file_name: file.name, bytes: file.bytes })
        .execute();
      await requestReading(trx, id);
      return { scanId: id };
    }),
  );
}

async function requestReading(trx: AccountTransaction, scanId: string): Promise<void> {
  await sql`select request_job('read-scan', jsonb_build_object('scanId', ${scanId}::text), now(), ${`scan ${scanId}`})`.execute(
    trx,
  );
}

export type Scan = {
  id: string;
  purpose: ScanPurposeName;
  kind: string;
  subject_id: string | null;
  state: "waiting" | "read" | "failed" | "used" | "discarded";
  reason: string | null;
  reader: "built-in" | "service" | null;
  reading: Reading | null;
  created_at: Date;
  asked_at: Date;
  /** Seconds since it was sent, or sent again. */
  waits: number;
  pages: { page: number; width: number; height: number; picture_id: string }[];
};

const columns = [
  "scans.id",
  "scans.purpose",
  "scans.kind",
  "scans.subject_id",
  "scans.state",
  "scans.reason",
  "scans.reader",
  "scans.reading",
  "scans.created_at",
  "scans.asked_at",
] as const;

/** One's own: what a person photographed is nobody else's until it is in a record. */
export async function getScan(scope: Scope, id: string): Promise<Scan | undefined> {
  return scope.db(async (trx) => {
    const scan = await ownScans(trx, scope).where("id", "=", id).executeTakeFirst();
    if (!scan) return undefined;
    const pages = await trx
      .selectFrom("scan_pages")
      .select(["page", "width", "height", "picture_id"])
      .where("scan_id", "=", id)
      .orderBy("page")
      .execute();
    return {
      ...scan,
      purpose: scan.purpose as ScanPurposeName,
      reading: scan.reading as Reading | null,
      pages,
    };
  });
}

function ownScans(trx: AccountTransaction, scope: Scope) {
  return trx
    .selectFrom("scans")
    .select(columns)
    .select(sql<number>`extract(epoch from now() - asked_at)::float8`.as("waits"))
    .where("scans.account_id", "=", scope.account.id)
    .where("scans.user_id", "=", scope.user.id);
}

export const scansOnPage = 24;

/** Those that wait, failed, or were not used yet: newest first, with the vehicle that they are for. */
export async function listUnfinishedScans(scope: Scope) {
  return scope.db((trx) =>
    ownScans(trx, scope)
      .leftJoin("vehicles", (join) =>
        join
          .onRef("vehicles.account_id", "=", "scans.account_id")
          .onRef("vehicles.id", "=", "scans.subject_id"),
      )
      .select(unitTitleColumns)
      .where("state", "in", ["waiting", "read", "failed"])
      .orderBy("scans.created_at", "desc")
      .orderBy("scans.id", "desc")
      .limit(scansOnPage)
      .execute(),
  );
}

const askedAgain = {
  ...{ state: "waiting" as const, reason: null, reading: null, attempts: 0, leased_until: null },
  asked_at: sql<Date>`now()`,
};

/** Only one that failed is read again. */
export async function retryScan(scope: Scope, id: string): Promise<"asked" | "not-failed" | OverLimit> {
  return scope.db(async (trx) => {
    if (!(await mayScan(trx, scope))) return { problem: "over-limit" };
    const asked = await trx
      .updateTable("scans")
      .set(askedAgain)
      .where("id", "=", id)
      .where("user_id", "=", scope.user.id)
      .where("state", "=", "failed")
      .returning("id")
      .executeTakeFirst();
    if (!asked) return "not-failed";
    for (const picture of await takePictures(trx, id)) await releaseFile(trx, picture);
    await requestReading(trx, id);
    return "asked";
  });
}

export const maxFiles = 10;

export type PageProblem = { problem: "gone" | "too-many-pages" };

/** Another page of the same document: all are read again together. What was read before is not counted again. */
export async function addScanPage(
  scope: Scope,
  id: string,
  file: NewScan["file"],
  token: string,
): Promise<{ scanId: string } | PageProblem> {
  return scope.db((trx) =>
    once<{ scanId: string } | PageProblem>(trx, token, async () => {
      const scan = await ownScans(trx, scope)
        .where("id", "=", id)
        .where("state", "in", ["waiting", "read", "failed"])
        .forUpdate()
        .executeTakeFirst();
      if (!scan) return { problem: "gone" };
      const { count } = await trx
        .selectFrom("scan_files")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .where("scan_id", "=", id)
        .where("bytes", "is not", null)
        .executeTakeFirstOrThrow();
      // The files of a scan that nobody finished go after 30 days.
      if (count === "0") return { problem: "gone" };
      if (Number(count) >= maxFiles) return { problem: "too-many-pages" };
      await trx
        .insertInto("scan_files")
        .values({ scan_id: id, position: Number(count), file_name: file.name, bytes: file.bytes })
        .execute();
      for (const picture of await takePictures(trx, id)) await releaseFile(trx, picture);
      await trx.updateTable("scans").set(askedAgain).where("id", "=", id).execute();
      await requestReading(trx, id);
      return { scanId: id };
    }),
  );
}

/** Returns the page where another photo is chosen; undefined when the scan is somebody else's, or there is none. */
export async function discardScan(scope: Scope, id: string): Promise<string | undefined> {
  return scope.db(async (trx) => {
    const scan = await ownScans(trx, scope).where("id", "=", id).executeTakeFirst();
    const pictures = await endScan(trx, scope, id, "discarded");
    for (const picture of pictures) await releaseFile(trx, picture);
    return scan && pageToScan(scan.purpose as ScanPurposeName, scan.subject_id);
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
    .set({ state, ended_at: sql<Date>`now()` })
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
async function takePictures(trx: AccountTransaction, scanId: string): Promise<string[]> {
  const pages = await trx
    .deleteFrom("scan_pages")
    .where("scan_id", "=", scanId)
    .returning(["page", "picture_id"])
    .execute();
  return pages.sort((a, b) => a.page - b.page).map(({ picture_id }) => picture_id);
}
