import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { unitTitleColumns } from "~/features/vehicles/vehicle-title";
import { serviceHost } from "~/features/vision-service/ask-service.server";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import type { Reading } from "./document-kind";
import { type OverLimit, mayScan } from "./scan-limit.server";
import { type ScanPurposeName, purposeOf } from "./scan-purposes";

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

export async function requestReading(trx: AccountTransaction, scanId: string): Promise<void> {
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
  /** As they were sent: gone once the scan has ended, or after 30 days. */
  hasFiles: boolean;
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
    const scan = await ownScans(trx, scope)
      .select(
        sql<boolean>`exists (select from scan_files f where f.scan_id = scans.id and f.bytes is not null)`.as(
          "hasFiles",
        ),
      )
      .where("id", "=", id)
      .executeTakeFirst();
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

export function ownScans(trx: AccountTransaction, scope: Scope) {
  return trx
    .selectFrom("scans")
    .select(columns)
    .select(sql<number>`extract(epoch from now() - asked_at)::float8`.as("waits"))
    .where("scans.account_id", "=", scope.account.id)
    .where("scans.user_id", "=", scope.user.id);
}

export const scansOnPage = 24;

/**
 * Those that wait, failed, or were not used yet: a page, newest first, and one more when there is another page, with the vehicles that they
 * are for. `after` is the last scan of the page before.
 */
export async function listUnfinishedScans(scope: Scope, after?: string) {
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
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(scans.created_at, scans.id) < (select created_at, id from scans s where s.id = ${after!}::uuid)`,
        ),
      )
      .limit(scansOnPage + 1)
      .execute(),
  );
}
