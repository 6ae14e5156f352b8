import { randomBytes } from "node:crypto";
import { type Transaction, sql } from "kysely";
import { noteAudit } from "~/auth/audit.server";
import type { Scope } from "~/auth/scope";
import { isMailedOften, listMailsAbout, mailIsSetUp } from "~/features/mail/mail.server";
import type { Database } from "~db/database";
import { once } from "~db/once";
import { ownerDb } from "~db/owner";
import { invitationLink } from "./invitation-link.server";
import { invitationMail, linkDays, mailInvitation, withdrawInvitationMails } from "./invitation-mail.server";
import { type Seats, countSeats, hasSeat, isWaiting, lockCompany } from "./seats.server";
import { type UserRole, roleLabel } from "./user-roles";

type Invite = { email: string; role: UserRole; isCounter: boolean };
type Full = { problem: "no-seat"; seats: Seats };
export type Invited =
  | { id: string }
  | Full
  | { problem: "member" }
  | { problem: "invited-before"; id: string }
  | { problem: "too-often" | "closing" };

export async function invite(scope: Scope, input: Invite, token: string): Promise<Invited> {
  const accountId = scope.account.id;
  return ownerDb()
    .transaction()
    .execute((trx) =>
      once<Invited>(trx, token, async () => {
        if (scope.account.closesAt) return { problem: "closing" };
        await lockCompany(trx, accountId);
        const known = await findKnown(trx, accountId, input);
        if (known) return known;
        const seats = await countSeats(trx, accountId);
        if (!hasSeat(seats, input.role)) return { problem: "no-seat", seats };
        if (await invitedOften(trx, accountId)) return { problem: "too-often" };
        return { id: await addInvitation(trx, scope, input) };
      }),
    );
}

async function isMember(trx: Transaction<Database>, accountId: string, email: string): Promise<boolean> {
  const found = await trx
    .selectFrom("profiles as p")
    .innerJoin("users as u", "u.id", "p.id")
    .select("p.id")
    .where("p.account_id", "=", accountId)
    .where("u.email", "=", email)
    .executeTakeFirst();
  return found !== undefined;
}

type Known = { problem: "member" } | { problem: "invited-before"; id: string };
type Asked = { email: string; id?: string };

/** A member, or somebody who was asked already: by another invitation, if it is sent again. */
async function findKnown(
  trx: Transaction<Database>,
  accountId: string,
  asked: Asked,
): Promise<Known | undefined> {
  if (await isMember(trx, accountId, asked.email)) return { problem: "member" };
  const earlier = await endUnanswered(trx, accountId, asked);
  return earlier === undefined ? undefined : { problem: "invited-before", id: earlier };
}

/** An expired one makes room for the next. Returns the id of one that still waits. */
async function endUnanswered(trx: Transaction<Database>, accountId: string, { email, id }: Asked) {
  await trx
    .deleteFrom("account_invitations")
    .where("account_id", "=", accountId)
    .where("email", "=", email)
    .where("accepted_at", "is", null)
    .where("declined_at", "is", null)
    .where("expires_at", "<=", sql<Date>`now()`)
    .$if(id !== undefined, (query) => query.where("id", "<>", id!))
    .execute();
  const waiting = await trx
    .selectFrom("account_invitations")
    .select("id")
    .where("account_id", "=", accountId)
    .where("email", "=", email)
    .where(isWaiting)
    .$if(id !== undefined, (query) => query.where("id", "<>", id!))
    .executeTakeFirst();
  return waiting?.id;
}

/** Deleted invitations give their seats back, so seats alone do not bound how many strangers get mail. */
const maxMailsPerDay = 50;

async function invitedOften(trx: Transaction<Database>, accountId: string): Promise<boolean> {
  const { count } = await trx
    .selectFrom("mails")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("account_id", "=", accountId)
    .where("created_at", ">", sql<Date>`now() - interval '1 day'`)
    .where("kind", "=", invitationMail)
    .executeTakeFirstOrThrow();
  return count >= maxMailsPerDay;
}

async function addInvitation(trx: Transaction<Database>, scope: Scope, input: Invite): Promise<string> {
  const is_counter = input.isCounter && input.role === "limited_user";
  const invitation = await trx
    .insertInto("account_invitations")
    .values({
      account_id: scope.account.id,
      email: input.email,
      role: input.role,
      is_counter,
      invited_by: scope.user.id,
      author: scope.user.author,
      link_nonce: newNonce(),
    })
    .returning(["id", "email", "role", "is_counter", "link_nonce"])
    .executeTakeFirstOrThrow();
  await mailInvitation(trx, scope, invitation);
  await noteAudit(trx, scope, {
    kind: "people",
    what: `Invited ${input.email} as ${roleLabel(input.role, is_counter)}`,
  });
  return invitation.id;
}

export type Resent = { sent: true } | Full | Known | { problem: "answered" | "too-often" | "closing" };

/** A new link for seven days; the one before it no longer works. */
export async function resendInvitation(scope: Scope, id: string, token: string): Promise<Resent> {
  return ownerDb()
    .transaction()
    .execute((trx) =>
      once<Resent>(trx, token, async () => {
        if (scope.account.closesAt) return { problem: "closing" };
        await lockCompany(trx, scope.account.id);
        const before = await findInvitation(trx, scope, id);
        if (!before || before.state === "accepted") return { problem: "answered" };
        const known = await findKnown(trx, scope.account.id, before);
        if (known) return known;
        const seats = await countSeats(trx, scope.account.id);
        if (!hasSeat(seats, before.role, before.state === "pending" ? 1 : 0))
          return { problem: "no-seat", seats };
        if (await isMailedOften(trx, id)) return { problem: "too-often" };
        const invitation = await trx
          .updateTable("account_invitations")
          .set({
            link_nonce: newNonce(),
            sent_at: sql<Date>`now()`,
            expires_at: sql<Date>`now() + make_interval(days => ${linkDays})`,
            declined_at: null,
          })
          .where("account_id", "=", scope.account.id)
          .where("id", "=", id)
          .returning(["id", "email", "role", "is_counter", "link_nonce"])
          .executeTakeFirstOrThrow();
        await withdrawInvitationMails(trx, id);
        await mailInvitation(trx, scope, invitation);
        await noteAudit(trx, scope, { kind: "people", what: `Sent ${invitation.email} a new invitation` });
        return { sent: true };
      }),
    );
}

/** False if it was accepted or deleted meanwhile. */
export async function deleteInvitation(scope: Scope, id: string): Promise<boolean> {
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      const deleted = await trx
        .deleteFrom("account_invitations")
        .where("account_id", "=", scope.account.id)
        .where("id", "=", id)
        .where("accepted_at", "is", null)
        .returning("email")
        .executeTakeFirst();
      if (!deleted) return false;
      await withdrawInvitationMails(trx, id);
      await noteAudit(trx, scope, { kind: "people", what: `Deleted the invitation of ${deleted.email}` });
      return true;
    });
}

export type InvitationState = "pending" | "expired" | "accepted" | "declined";

export const invitationState = sql<InvitationState>`case when accepted_at is not null then 'accepted'
  when declined_at is not null then 'declined' when expires_at <= now() then 'expired' else 'pending' end`;

function findInvitation(trx: Transaction<Database>, scope: Scope, id: string) {
  return trx
    .selectFrom("account_invitations")
    .selectAll()
    .select(invitationState.as("state"))
    .where("account_id", "=", scope.account.id)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** With the link while it waits and was not mailed, for the manager to hand over. */
export async function getInvitation(scope: Scope, id: string) {
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      const invitation = await findInvitation(trx, scope, id);
      if (!invitation) return undefined;
      const mails = await listMailsAbout(trx, id);
      const isHanded = !mailIsSetUp && invitation.state === "pending";
      return {
        ...invitation,
        mails,
        link: isHanded ? await invitationLink(invitation, "handed") : undefined,
      };
    });
}

function newNonce(): string {
  return randomBytes(16).toString("base64url");
}
