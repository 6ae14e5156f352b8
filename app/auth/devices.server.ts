import { type Transaction, sql } from "kysely";
import { browserName } from "~/http/requests/browser-name";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";
import { noteAudit } from "./audit.server";
import { idleSeconds } from "./idle";
import type { Scope } from "./scope";

export const maxDevices = 50;

/** The current browser comes first, then those used last; one more than the most that are shown. */
export async function listSignedInDevices(scope: Scope) {
  const rows = await ownerDb()
    .selectFrom("sessions")
    .select(["id", "user_agent", "address", "created_at", "last_seen_at"])
    .where("user_id", "=", scope.user.id)
    .where("ended_at", "is", null)
    .where("last_seen_at", ">", sql<Date>`now() - make_interval(secs => ${idleSeconds})`)
    .orderBy(sql`id = ${scope.sessionId}`, "desc")
    .orderBy("last_seen_at", "desc")
    .limit(maxDevices + 1)
    .execute();
  return rows.map((row) => ({ ...row, isThisOne: row.id === scope.sessionId }));
}

/** Only of the person's own; one that has ended already stays as it is. */
export async function signOutDevice(scope: Scope, sessionId: string): Promise<{ browser?: string }> {
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      const session = await trx
        .updateTable("sessions")
        .set({ ended_at: sql<Date>`now()`, revoked: true })
        .where("id", "=", sessionId)
        .where("user_id", "=", scope.user.id)
        .where("ended_at", "is", null)
        .returning("user_agent")
        .executeTakeFirst();
      if (!session) return {};
      const browser = browserName(session.user_agent);
      await noteAudit(trx, scope, { kind: "sign_in", what: `Signed out ${browser}` });
      return { browser };
    });
}

export async function signOutAllDevices(scope: Scope): Promise<void> {
  await ownerDb()
    .transaction()
    .execute(async (trx) => {
      await signOutEverywhere(scope.user.id, undefined, trx);
      await noteAudit(trx, scope, { kind: "sign_in", what: "Signed out on every device" });
    });
}

/** Sign-ins that wait for their code are over too. */
export async function signOutEverywhere(
  userId: string,
  keptSessionId: string | undefined,
  trx: Transaction<Database>,
): Promise<void> {
  await trx.deleteFrom("second_steps").where("user_id", "=", userId).execute();
  await trx
    .updateTable("sessions")
    .set({ ended_at: sql<Date>`now()`, revoked: true })
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .$if(keptSessionId !== undefined, (query) => query.where("id", "!=", keptSessionId!))
    .execute();
}

export async function getsNewBrowserMails(scope: Scope): Promise<boolean> {
  const user = await ownerDb()
    .selectFrom("users")
    .select("new_browser_mails")
    .where("id", "=", scope.user.id)
    .executeTakeFirstOrThrow();
  return user.new_browser_mails;
}

/** Noted, because whoever got in could turn it off to stay unseen. */
export async function chooseNewBrowserMails(scope: Scope, wanted: boolean): Promise<void> {
  await ownerDb()
    .transaction()
    .execute(async (trx) => {
      const changed = await trx
        .updateTable("users")
        .set({ new_browser_mails: wanted })
        .where("id", "=", scope.user.id)
        .where("new_browser_mails", "!=", wanted)
        .returning("id")
        .executeTakeFirst();
      const what = `Turned mails about new browsers ${wanted ? "on" : "off"}`;
      if (changed) await noteAudit(trx, scope, { kind: "sign_in", what });
    });
}
