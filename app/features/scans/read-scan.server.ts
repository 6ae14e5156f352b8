import { sql } from "kysely";
import type { PictureProblem } from "~/features/files/picture.server";
import { ownerDb } from "~db/owner";
import { asCorrectedBefore } from "./corrections.server";
import { isEmpty } from "./document-kind";
import { type Outcome, type ScanRow, countFiles, recordReading } from "./record-reading.server";
import { brokenScan, purposeOf } from "./scan-purposes";
import {
  ScanningEnded,
  ScanningStopped,
  maxReadingMs,
  scanInProcess,
  scanningStops,
} from "./process/scanning-process.server";
import { maxAskingMs, readByService } from "./vision/read-by-service.server";

/** A file that ends the scanning process twice is not tried a third time. */
const maxAttempts = 2;
/** Workers that ended with it, or could not record it. */
const maxLeases = 4;
/** Seconds: another worker has it until then, or was killed with it. */
const leaseSeconds = (maxReadingMs + maxAskingMs) / 1_000 + 30;

/** The worker's job. No transaction is open while a file is read. */
export async function readScan(scanId: string): Promise<void> {
  for (;;) {
    const scan = await lease(scanId);
    if (!scan) return;
    const isTriedEnough = scan.attempts > maxLeases;
    const { outcome, isStopping } = isTriedEnough ? { outcome: broken(scan) } : await tryOf(scan);
    if (outcome) {
      await record(scan, outcome);
      if ("cause" in outcome) throw outcome.cause;
      return;
    }
    if (isStopping) return;
  }
}

function broken(scan: ScanRow) {
  return { reason: (purposeOf(scan.purpose).broken ?? brokenScan).text };
}

/** What the database refuses to keep would be refused by every worker. */
async function record(scan: ScanRow, outcome: Outcome): Promise<void> {
  try {
    await recordReading(scan, outcome);
  } catch (error) {
    const { code } = error as { code?: unknown };
    // Class 22 of PostgreSQL: the data.
    if (typeof code !== "string" || !code.startsWith("22")) throw error;
    await recordReading(scan, broken(scan));
    throw error;
  }
}

/** After a restart. Those that another worker has are looked at again when its lease ends. */
export async function requeueScans(): Promise<void> {
  await sql`select request_job('read-scan', jsonb_build_object('scanId', id), greatest(now(), coalesce(leased_until, now())), 'scan ' || id)
    from scans where state = 'waiting'`.execute(ownerDb());
}

async function lease(scanId: string): Promise<ScanRow | undefined> {
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      const scan = await trx
        .selectFrom("scans")
        .selectAll()
        .select(sql<boolean>`coalesce(leased_until > now(), false)`.as("isLeased"))
        .where("id", "=", scanId)
        .where("state", "=", "waiting")
        .forUpdate()
        .executeTakeFirst();
      if (!scan) return undefined;
      if (scan.isLeased) {
        await sql`select request_job('read-scan', jsonb_build_object('scanId', ${scanId}::text), ${scan.leased_until}, ${`scan ${scanId}`})`.execute(
          trx,
        );
        return undefined;
      }
      const leased_until = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;
      await trx
        .updateTable("scans")
        .set({ leased_until, attempts: scan.attempts + 1 })
        .where("id", "=", scanId)
        .execute();
      return { ...scan, attempts: scan.attempts + 1, fileCount: await countFiles(trx, scanId) };
    });
}

async function release(scanId: string, attempts: number): Promise<void> {
  await ownerDb()
    .updateTable("scans")
    .set({ leased_until: null, attempts })
    .where("id", "=", scanId)
    .execute();
}

type Tried = { outcome?: Outcome; isStopping?: true };

/** Without an outcome it is to be tried once more: now, or by the next worker. */
async function tryOf(scan: ScanRow): Promise<Tried> {
  try {
    return { outcome: await read(scan) };
  } catch (error) {
    if (error instanceof ScanningStopped) {
      await release(scan.id, scan.attempts - 1);
      return { isStopping: true };
    }
    if (!(error instanceof ScanningEnded)) return { outcome: { ...broken(scan), cause: error } };
    if (scan.attempts >= maxAttempts) return { outcome: broken(scan) };
    await release(scan.id, scan.attempts);
    return {};
  }
}

async function read(scan: ScanRow): Promise<Outcome> {
  const files = await ownerDb()
    .selectFrom("scan_files")
    .select(["position", "file_name", "bytes"])
    .where("scan_id", "=", scan.id)
    .where("bytes", "is not", null)
    .orderBy("position")
    .execute();
  const scanned = await scanInProcess({ kind: scan.kind, files: files.map(({ bytes }) => bytes!) });
  if ("problem" in scanned) return { reason: scanned.texts.join(". ") };
  const { pages } = scanned;
  const failed = scanned.failed.map(({ file, problem }) => ({ ...files[file]!, problem }));
  const fileNotes = [...scanned.notes, ...failed.map(leftOut)];
  const { reader, reading } = scan.asks_service
    ? await readByService(scan.kind, scanned, scanningStops)
    : { reader: "built-in" as const, reading: scanned.reading };
  if (scanningStops.aborted) throw new ScanningStopped();
  const notes = [...reading.notes, ...fileNotes];
  const { failure, keepsPhoto, needs } = purposeOf(scan.purpose);
  if (needs ? reading.fields[needs] : !isEmpty(reading)) {
    const corrected = await asCorrectedBefore(ownerDb(), scan.account_id, scan.kind, reading);
    const dropped = failed.map(({ position }) => position);
    return { reader, reading: { ...corrected, notes }, pages, dropped };
  }
  return { reason: failure.text, notes, pages: keepsPhoto && pages };
}

function leftOut({ file_name, problem }: { file_name: string; problem: PictureProblem }): string {
  return `${file_name || "A file"} was left out: ${problem.texts.join(". ")}`;
}

/** The unfinished scans of people who left the company: nobody sees them any more. */
export async function discardScansOfLeavers(): Promise<void> {
  await sql`
    with gone as (
      update scans s set state = 'discarded', reading = null, ended_at = now()
      where state in ('waiting', 'read', 'failed')
        and not exists (select 1 from profiles p where p.id = s.user_id and p.account_id = s.account_id)
      returning account_id, id),
    emptied as (
      update scan_files f set bytes = null from gone where f.account_id = gone.account_id and f.scan_id = gone.id),
    taken as (
      delete from scan_pages p using gone where p.account_id = gone.account_id and p.scan_id = gone.id
      returning p.account_id, p.picture_id)
    update files f set attached_at = null from taken where f.account_id = taken.account_id and f.id = taken.picture_id`.execute(
    ownerDb(),
  );
}

/** The files of scans that nobody finished within 30 days; what was read, and the small pictures, stay. */
export async function removeOldScanFiles(): Promise<void> {
  await sql`update scan_files f set bytes = null from scans s
    where s.account_id = f.account_id and s.id = f.scan_id and f.bytes is not null
      and s.created_at < now() - interval '30 days'`.execute(ownerDb());
}
