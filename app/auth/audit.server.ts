import type { Transaction } from "kysely";
import type { Database } from "~db/database";
import type { AuditKind } from "~db/tables/audit_events";
import type { Scope } from "./scope";

export type { AuditKind };

/** Who acts where there is no scope: at sign-in, by an invitation, or the operator, who is no user. */
export type Actor = { accountId: string; userId: string | null; author: string };

/** In the audit of a company, whoever of the provider's people it was. */
export function byProvider(accountId: string): Actor {
  return { accountId, userId: null, author: "The provider" };
}

type AuditEvent = { kind: AuditKind; what: string; address?: string };

/** In the transaction of the act itself. `what` is a sentence that managers read, without secrets: 'Invited ana@example.com as Limited User'. */
export async function noteAudit(
  trx: Transaction<Database>,
  by: Scope | Actor,
  { kind, what, address = "" }: AuditEvent,
): Promise<void> {
  const actor = "account" in by ? actorOf(by) : by;
  await trx
    .insertInto("audit_events")
    .values({
      account_id: actor.accountId,
      kind,
      user_id: actor.userId,
      author: actor.author,
      what,
      address,
    })
    .execute();
}

function actorOf({ account, user }: Scope): Actor {
  return { accountId: account.id, userId: user.id, author: user.author };
}
