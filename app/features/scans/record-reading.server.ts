import { type Selectable, type Updateable, sql } from "kysely";
import type { Db } from "~db/client";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";
import type { Reading } from "./document-kind";
import type { ScannedPage } from "./process/scanning-messages";
import { purposeOf } from "./scan-purposes";
import type { ReadBy } from "./vision/read-by-service.server";

export type ScanRow = Selectable<Database["scans"]> & { fileCount: number };

/** The scan must be locked by an earlier statement: one that waits for the lock does not see a page that came meanwhile. */
export async function countFiles(trx: Db, scanId: string): Promise<number> {
  const { count } = await trx
    .selectFrom("scan_files")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("scan_id", "=", scanId)
    .executeTakeFirstOrThrow();
  return count;
}

/** `cause`: for the log. `pages`: to be typed from. */
type Failure = { reason: string; cause?: unknown; pages?: ScannedPage[]; notes?: string[] };
/** `dropped`: the positions of files that could not be read. */
type Success = ReadBy & { pages: ScannedPage[]; dropped: number[] };
export type Outcome = Failure | Success;

const nothing: Reading = { fields: {}, rows: [], notes: [] };

/** Once: whatever else happened to the scan meanwhile (it was discarded, another worker was faster) stays. */
export async function recordReading(scan: ScanRow, outcome: Outcome): Promise<void> {
  await ownerDb()
    .transaction()
    .execute(async (trx) => {
      const waiting = await trx
        .selectFrom("scans")
        .select("id")
        .where("id", "=", scan.id)
        .where("state", "=", "waiting")
        .forUpdate()
        .executeTakeFirst();
      // Another page came while it was read: the next worker reads all of them.
      if (!waiting || (await countFiles(trx, scan.id)) !== scan.fileCount) return;
      if (!("reason" in outcome)) await recordSuccess(trx, scan, outcome);
      else if (scan.reading === null) await recordFailure(trx, scan, outcome);
      else await keepReading(trx, scan, outcome);
    });
}

async function recordSuccess(
  trx: Db,
  scan: ScanRow,
  { reader, reading, pages, dropped }: Success,
): Promise<void> {
  if (dropped.length > 0)
    await trx
      .deleteFrom("scan_files")
      .where("scan_id", "=", scan.id)
      .where("position", "in", dropped)
      .execute();
  await dropPages(trx, scan);
  await keepPages(trx, scan, pages);
  await trx.updateTable("scan_files").set({ is_read: true }).where("scan_id", "=", scan.id).execute();
  await end(trx, scan, { state: "read", reader, reading });
  if (scan.reader === null) await countScan(trx, scan);
}

async function recordFailure(trx: Db, scan: ScanRow, { reason, notes, pages }: Failure): Promise<void> {
  await keepPages(trx, scan, pages ?? []);
  await end(trx, scan, {
    state: "failed",
    reason,
    reading: notes?.length ? { ...nothing, notes } : null,
  });
}

/** What was read before a page was added stays: the page goes. */
async function keepReading(trx: Db, scan: ScanRow, { reason }: Failure): Promise<void> {
  const gone = await trx
    .deleteFrom("scan_files")
    .where("scan_id", "=", scan.id)
    .where("is_read", "=", false)
    .returning("file_name")
    .execute();
  const before = scan.reading as Reading;
  const names = gone.map(({ file_name }) => file_name).filter(Boolean);
  const note = `What was added last was not kept (${names.join(", ") || "no name"}): ${reason}`;
  const notes = [...before.notes.filter((other) => other !== note), note];
  await end(trx, scan, { state: "read", reading: { ...before, notes } });
}

async function end(
  trx: Db,
  { id }: ScanRow,
  ended: Pick<Updateable<Database["scans"]>, "state" | "reason" | "reader" | "reading">,
): Promise<void> {
  await trx
    .updateTable("scans")
    .set({ ...ended, leased_until: null })
    .where("id", "=", id)
    .execute();
}

async function dropPages(trx: Db, { account_id, id }: ScanRow): Promise<void> {
  const pictures = await trx
    .deleteFrom("scan_pages")
    .where("account_id", "=", account_id)
    .where("scan_id", "=", id)
    .returning("picture_id")
    .execute();
  if (pictures.length === 0) return;
  await trx
    .updateTable("files")
    .set({ attached_at: null })
    .where("account_id", "=", account_id)
    .where(
      "id",
      "in",
      pictures.map(({ picture_id }) => picture_id),
    )
    .execute();
}
async function keepPages(trx: Db, scan: ScanRow, pages: ScannedPage[]): Promise<void> {
  for (const [page, scanned] of pages.entries()) await keepPage(trx, scan, page, scanned);
}

async function keepPage(
  trx: Db,
  { account_id, user_id, purpose, id: scan_id }: ScanRow,
  page: number,
  { width, height, picture }: ScannedPage,
): Promise<void> {
  const { contentType: content_type, ...stored } = picture;
  const { id } = await trx
    .insertInto("files")
    .values({
      ...{ ...stored, account_id, user_id, content_type, original_name: null },
      // A scan holds its pictures: the clean-up leaves them.
      ...{ shows_money: purposeOf(purpose).showsMoney, attached_at: sql<Date>`now()` },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("scan_pages")
    .values({ account_id, scan_id, page, width, height, picture_id: id })
    .execute();
}

async function countScan(
  trx: typeof ownerDb extends () => infer Db ? Db : never,
  scan: ScanRow,
): Promise<void> {
  await sql`insert into scan_tracking (account_id, user_id, scan_date, scan_count)
    select id, ${scan.user_id}, (now() at time zone time_zone)::date, 1 from accounts where id = ${scan.account_id}
    on conflict (account_id, user_id, scan_date) do update set scan_count = scan_tracking.scan_count + 1`.execute(
    trx,
  );
}
