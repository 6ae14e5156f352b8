import { type Kysely, type Transaction, sql } from "kysely";
import type { Database } from "~db/database";
import { once } from "~db/once";
import { ownerDb } from "~db/owner";
import { isAddressTaken, undoDays } from "./address-taken.server";
import { noteAudit } from "./audit.server";
import { signOutEverywhere } from "./devices.server";
import { checkOwnPassword, invalidateResetLinks } from "./password.server";
import type { Scope } from "./scope";
import { hashToken, newToken } from "./session.server";
import { noteSignIn } from "./sign-in-notes.server";

const confirmHours = 24;

/** For the two mails. A taken address gets none, and nobody is told. */
export type AddressLinks = {
  accountId: string;
  oldEmail: string;
  newEmail: string;
  isTaken: boolean;
  newToken: string;
  oldToken: string;
  undoToken: string;
};

/** Nothing changes before both addresses have said so. An earlier request is over. */
export async function askForAddress(
  scope: Scope,
  { email, password }: { email: string; password: string },
  token: string,
  deliver: (trx: Transaction<Database>, links: AddressLinks) => Promise<void>,
): Promise<{ asked: true } | { problem: "wrong-password" } | { problem: "same" }> {
  if (!(await checkOwnPassword(scope, password))) return { problem: "wrong-password" };
  if (email === scope.user.email) return { problem: "same" };
  const tokens = { newToken: newToken(), oldToken: newToken(), undoToken: newToken() };
  return ownerDb()
    .transaction()
    .execute((trx) =>
      once(trx, token, async () => {
        const isTaken = await isAddressTaken(trx, email, scope.user.id);
        await cancelOpen(trx, scope.user.id);
        const links = { accountId: scope.account.id, oldEmail: scope.user.email, newEmail: email, ...tokens };
        await addChange(trx, scope, links);
        await deliver(trx, { ...links, isTaken });
        await noteAudit(trx, scope, { kind: "sign_in", what: `Asked to change the address to ${email}` });
        return { asked: true as const };
      }),
    );
}

async function addChange(
  trx: Transaction<Database>,
  scope: Scope,
  links: Omit<AddressLinks, "isTaken">,
): Promise<void> {
  await trx
    .insertInto("address_changes")
    .values({
      user_id: scope.user.id,
      session_id: scope.sessionId,
      old_email: links.oldEmail,
      new_email: links.newEmail,
      new_token_hash: hashToken(links.newToken),
      old_token_hash: hashToken(links.oldToken),
      undo_token_hash: hashToken(links.undoToken),
    })
    .execute();
}

const isOpen = sql<boolean>`changed_at is null and cancelled_at is null
  and created_at > now() - make_interval(hours => ${confirmHours})`;
const mayBeUndone = sql<boolean>`cancelled_at is null
  and coalesce(changed_at + make_interval(days => ${undoDays}), created_at + make_interval(hours => ${confirmHours})) > now()`;

/** The change that the person is waiting for. */
export async function getOpenChange(scope: Scope) {
  return ownerDb()
    .selectFrom("address_changes")
    .select(["new_email", "new_confirmed_at", "old_confirmed_at"])
    .where("user_id", "=", scope.user.id)
    .where(isOpen)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
}

export async function cancelOpenChange(scope: Scope): Promise<void> {
  await ownerDb()
    .transaction()
    .execute(async (trx) => {
      const cancelled = await cancelOpen(trx, scope.user.id);
      if (cancelled)
        await noteAudit(trx, scope, { kind: "sign_in", what: "Cancelled the change of the address" });
    });
}

async function cancelOpen(trx: Transaction<Database>, userId: string): Promise<boolean> {
  const cancelled = await trx
    .updateTable("address_changes")
    .set({ cancelled_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where("changed_at", "is", null)
    .where("cancelled_at", "is", null)
    .returning("id")
    .execute();
  return cancelled.length > 0;
}

export type LinkKind = "new" | "old" | "undo";

/** What a link of the mails is for. Undefined if it is used up, too old, or not ours. */
export async function findAddressLink(token: string, db: Kysely<Database> = ownerDb()) {
  const hash = hashToken(token);
  const change = await db
    .selectFrom("address_changes")
    .selectAll()
    .select(isOpen.as("isOpen"))
    .select(mayBeUndone.as("mayBeUndone"))
    .where((where) =>
      where.or([
        where("new_token_hash", "=", hash),
        where("old_token_hash", "=", hash),
        where("undo_token_hash", "=", hash),
      ]),
    )
    .executeTakeFirst();
  if (!change) return undefined;
  if (change.undo_token_hash === hash)
    return change.mayBeUndone ? { kind: "undo" as const, change } : undefined;
  if (!change.isOpen) return undefined;
  return { kind: change.new_token_hash === hash ? ("new" as const) : ("old" as const), change };
}

export type Answered =
  | { state: "waits"; for: "new" | "old"; newEmail: string }
  | { state: "changed"; newEmail: string }
  | { state: "cancelled"; oldEmail: string }
  | { state: "undone"; oldEmail: string };
type AnswerProblem = { problem: "over" | "taken" };

/** The button behind a link: confirms for its address, or undoes. */
export async function answerAddressLink(token: string, formToken: string): Promise<Answered | AnswerProblem> {
  return ownerDb()
    .transaction()
    .execute((trx) =>
      once<Answered | AnswerProblem>(trx, formToken, async () => {
        const found = await findAddressLink(token, trx);
        if (!found) return { problem: "over" };
        // Both buttons at the same moment: the second waits here, and sees what the first did.
        await trx
          .selectFrom("users")
          .select("id")
          .where("id", "=", found.change.user_id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const now = await findAddressLink(token, trx);
        if (!now) return { problem: "over" };
        return now.kind === "undo" ? undo(trx, now.change) : confirm(trx, now.kind, now.change);
      }),
    );
}

type Change = NonNullable<Awaited<ReturnType<typeof findAddressLink>>>["change"];

async function confirm(
  trx: Transaction<Database>,
  kind: "new" | "old",
  change: Change,
): Promise<Answered | AnswerProblem> {
  const column = kind === "new" ? "new_confirmed_at" : "old_confirmed_at";
  await trx
    .updateTable("address_changes")
    .set({ [column]: sql<Date>`now()` })
    .where("id", "=", change.id)
    .execute();
  const newEmail = change.new_email;
  if (kind === "new" && !change.old_confirmed_at) return { state: "waits", for: "old", newEmail };
  if (kind === "old" && !change.new_confirmed_at) return { state: "waits", for: "new", newEmail };
  if (await isAddressTaken(trx, newEmail, change.user_id)) return { problem: "taken" };
  await trx
    .updateTable("address_changes")
    .set({ changed_at: sql<Date>`now()` })
    .where("id", "=", change.id)
    .execute();
  const keptSessionId = change.session_id ?? undefined;
  await setAddress(trx, change.user_id, newEmail, { isConfirmed: true, keptSessionId });
  await noteSignIn(trx, change.user_id, `Changed the address from ${change.old_email} to ${newEmail}`);
  return { state: "changed", newEmail };
}

async function undo(trx: Transaction<Database>, change: Change): Promise<Answered | AnswerProblem> {
  const oldEmail = change.old_email;
  if (change.changed_at && (await isAddressTaken(trx, oldEmail, change.user_id))) return { problem: "taken" };
  await trx
    .updateTable("address_changes")
    .set({ cancelled_at: sql<Date>`now()` })
    .where("user_id", "=", change.user_id)
    .where("cancelled_at", "is", null)
    .where("created_at", ">=", change.created_at)
    .execute();
  if (!change.changed_at) {
    await noteSignIn(trx, change.user_id, "Cancelled the change of the address by its link");
    return { state: "cancelled", oldEmail };
  }
  await setAddress(trx, change.user_id, oldEmail, { isConfirmed: true });
  await noteSignIn(trx, change.user_id, `Undid the change of the address: it is ${oldEmail} again`);
  return { state: "undone", oldEmail };
}

/** By the operator: not confirmed. Links of earlier changes are over. */
export async function replaceAddress(
  trx: Transaction<Database>,
  userId: string,
  email: string,
): Promise<void> {
  await trx
    .updateTable("address_changes")
    .set({ cancelled_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where("cancelled_at", "is", null)
    .execute();
  await setAddress(trx, userId, email, { isConfirmed: false });
}

/** Confirmed if a link in that mailbox was opened. Links to reset the password went to the other one. */
async function setAddress(
  trx: Transaction<Database>,
  userId: string,
  email: string,
  { isConfirmed, keptSessionId }: { isConfirmed: boolean; keptSessionId?: string },
): Promise<void> {
  await trx
    .updateTable("users")
    .set({ email, email_confirmed_at: isConfirmed ? sql<Date>`now()` : null })
    .where("id", "=", userId)
    .execute();
  await invalidateResetLinks(trx, userId);
  await signOutEverywhere(userId, keptSessionId, trx);
}
