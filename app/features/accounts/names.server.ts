import { sql } from "kysely";
import { noteAudit } from "~/auth/audit.server";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";

/** What was done before keeps the name that it was done under. `isShared`: somebody else of the company has this name too. */
export async function changeName(scope: Scope, name: string, token: string) {
  return scope.db((trx) =>
    once<{ isShared: boolean }>(trx, token, async () => {
      await trx.updateTable("profiles").set({ name }).where("id", "=", scope.user.id).execute();
      await noteAudit(trx, scope, {
        kind: "people",
        what: `Changed the name ${scope.user.author} to ${name}`,
      });
      const other = await trx
        .selectFrom("profiles")
        .select("id")
        .where("id", "<>", scope.user.id)
        .where(sql<boolean>`lower(name) = lower(${name})`)
        .executeTakeFirst();
      return { isShared: other !== undefined };
    }),
  );
}

/** Of a person who has none yet, in the transaction that needs it. The demo, which many people share, keeps none. */
export async function keepName(trx: AccountTransaction, scope: Scope, name: string): Promise<void> {
  if (!scope.may("own-sign-in:change")) return;
  await trx
    .updateTable("profiles")
    .set({ name })
    .where("id", "=", scope.user.id)
    .where("name", "is", null)
    .execute();
}
