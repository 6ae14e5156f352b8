import { sql } from "kysely";
import { noteAudit } from "~/auth/audit.server";
import type { Scope } from "~/auth/scope";
import { formatCounted } from "~/ui/format";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";

/** The page whose button was pressed: how the file was read, and what its rows would do. */
export type Shown = { version: number; fingerprint: string };

export type Writing = { trx: AccountTransaction; scope: Scope; importId: string };

type Confirming<Result> = {
  /** Locked first, as in every other write to these records. */
  lock: (scope: Scope, trx: AccountTransaction) => Promise<unknown>;
  write: (writing: Writing) => Promise<Result>;
};

export type NotConfirmed = { problem: "not-draft" } | { problem: "changed-since" } | { problem: "no-rows" };

/** Writes an import, all or nothing and once per form. Refused when its settings changed after the page was shown. */
export async function confirmImport<Result extends { written: number } | { problem: string }>(
  scope: Scope,
  importId: string,
  { version, token }: { version: number; token: string },
  { lock, write }: Confirming<Result>,
): Promise<Result | NotConfirmed> {
  return scope.db((trx) =>
    once<Result | NotConfirmed>(trx, token, async () => {
      await lock(scope, trx);
      const now = await trx
        .selectFrom("imports")
        .select(["state", "version", "file_name"])
        .where("id", "=", importId)
        .forUpdate()
        .executeTakeFirst();
      if (now?.state !== "draft") return { problem: "not-draft" };
      if (now.version !== version) return { problem: "changed-since" };
      const saved = await write({ trx, scope, importId });
      if ("problem" in saved) return saved;
      if (saved.written === 0) return { problem: "no-rows" };
      await trx
        .updateTable("imports")
        // The file itself is no longer needed.
        .set({ state: "confirmed", written: saved.written, content: "", confirmed_at: sql<Date>`now()` })
        .where("id", "=", importId)
        .execute();
      await noteAudit(trx, scope, {
        kind: "imports",
        what: `Imported ${formatCounted(saved.written, "row")} of ${now.file_name}`,
      });
      return saved;
    }),
  );
}
