import { sql } from "kysely";
import { noteAudit } from "~/auth/audit.server";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";

type Undoing<Undone> = {
  /** Locked first, as in every other write to these records. */
  lock: (scope: Scope, trx: AccountTransaction) => Promise<unknown>;
  takeBack: (trx: AccountTransaction) => Promise<Undone>;
};

/** Takes back what an import wrote, once per form. An import that is already undone stays undone. */
export async function undoImport<Undone extends object>(
  scope: Scope,
  importId: string,
  token: string,
  { lock, takeBack }: Undoing<Undone>,
): Promise<Undone | { problem: "not-confirmed" }> {
  return scope.db((trx) =>
    once<Undone | { problem: "not-confirmed" }>(trx, token, async () => {
      await lock(scope, trx);
      const confirmed = await trx
        .updateTable("imports")
        .set({ state: "undone", undone_at: sql<Date>`now()` })
        .where("id", "=", importId)
        .where("state", "=", "confirmed")
        .returning("file_name")
        .executeTakeFirst();
      if (!confirmed) return { problem: "not-confirmed" };
      await noteAudit(trx, scope, { kind: "imports", what: `Undid the import of ${confirmed.file_name}` });
      return takeBack(trx);
    }),
  );
}
