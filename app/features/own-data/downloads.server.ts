import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { noteAudit } from "~/auth/audit.server";

export const maxDownloads = 2;

/** A download whose process was killed is forgotten after this. */
const forgottenSeconds = 60;

/** Counts the download, and notes who takes the data along. Call `renew` while it is sent and `end` when it is over. */
export async function beginDownload(
  scope: Scope,
): Promise<{ renew: () => Promise<void>; end: () => Promise<void> } | { problem: "too-many" }> {
  const begun = await scope.db(async (trx) => {
    // In turn, so that of three at once one is told.
    await trx
      .selectFrom("accounts")
      .select("id")
      .where("id", "=", scope.account.id)
      .forNoKeyUpdate()
      .execute();
    await trx
      .deleteFrom("data_downloads")
      .where("seen_at", "<", sql<Date>`now() - make_interval(secs => ${forgottenSeconds})`)
      .execute();
    const running = await trx.selectFrom("data_downloads").select("id").execute();
    if (running.length >= maxDownloads) return undefined;
    await noteAudit(trx, scope, { kind: "data", what: "Downloaded the company's data" });
    return trx.insertInto("data_downloads").defaultValues().returning("id").executeTakeFirstOrThrow();
  });
  if (!begun) return { problem: "too-many" };
  return { renew: () => renew(scope, begun.id), end: () => end(scope, begun.id) };
}

export const renewSeconds = forgottenSeconds / 3;

async function renew(scope: Scope, id: string): Promise<void> {
  await scope.db((trx) =>
    trx
      .updateTable("data_downloads")
      .set({ seen_at: sql<Date>`now()` })
      .where("id", "=", id)
      .execute(),
  );
}

async function end(scope: Scope, id: string): Promise<void> {
  await scope.db((trx) => trx.deleteFrom("data_downloads").where("id", "=", id).execute());
}
