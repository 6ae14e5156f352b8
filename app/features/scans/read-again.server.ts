import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { releaseFile } from "~/features/files/files.server";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { takePictures } from "./end-scan.server";
import { type OverLimit, mayScan } from "./scan-limit.server";
import { type NewScan, ownScans, requestReading, serviceForPhotos } from "./scans.server";

/** A photo goes to the service only as long as this person's may. */
function askedAgain(scope: Scope) {
  return {
    ...{ state: "waiting" as const, reason: null, attempts: 0, leased_until: null },
    asked_at: sql<Date>`now()`,
    asks_service: serviceForPhotos(scope) ? sql<boolean>`asks_service` : false,
  };
}

/** Only one that failed is read again, and whose files are there still. */
export async function retryScan(
  scope: Scope,
  id: string,
): Promise<"asked" | "not-failed" | OverLimit | { problem: "files-gone" }> {
  return scope.db(async (trx) => {
    if (!(await mayScan(trx, scope))) return { problem: "over-limit" };
    if ((await countFiles(trx, id)) === 0) return { problem: "files-gone" };
    const asked = await trx
      .updateTable("scans")
      .set({ ...askedAgain(scope), reading: null })
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

export type PageProblem = { problem: "gone" | "too-many-pages" } | OverLimit;

/** The files of a scan that nobody finished go after 30 days. */
async function countFiles(trx: AccountTransaction, scanId: string): Promise<number> {
  const { count } = await trx
    .selectFrom("scan_files")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("scan_id", "=", scanId)
    .where("bytes", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A file that could not be read leaves a gap. */
async function nextPosition(trx: AccountTransaction, scanId: string): Promise<number> {
  const { last } = await trx
    .selectFrom("scan_files")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("scan_id", "=", scanId)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
}

/**
 * Another page of the same document: all are read again together. What was read before is not counted again, and stays if the new page
 * cannot be read.
 */
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
      const count = await countFiles(trx, id);
      if (count === 0) return { problem: "gone" };
      if (count >= maxFiles) return { problem: "too-many-pages" };
      const position = await nextPosition(trx, id);
      // One that failed was not counted.
      if (scan.state === "failed" && !(await mayScan(trx, scope))) return { problem: "over-limit" };
      await trx
        .insertInto("scan_files")
        .values({ scan_id: id, position, file_name: file.name, bytes: file.bytes })
        .execute();
      if (scan.state === "failed") {
        for (const picture of await takePictures(trx, id)) await releaseFile(trx, picture);
      }
      const before = scan.state === "failed" ? { reading: null } : {};
      await trx
        .updateTable("scans")
        .set({ ...askedAgain(scope), ...before })
        .where("id", "=", id)
        .execute();
      await requestReading(trx, id);
      return { scanId: id };
    }),
  );
}
