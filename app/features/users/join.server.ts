import { type Kysely, type Transaction, sql } from "kysely";
import { noteAudit } from "~/auth/audit.server";
import { hashPassword } from "~/auth/password.server";
import { passwordFits } from "~/auth/sign-up.server";
import type { SignedIn } from "~/auth/sign-in.server";
import type { Database } from "~db/database";
import { once } from "~db/once";
import { ownerDb } from "~db/owner";
import { type LinkKind, invitationIdOf, linkKind } from "./invitation-link.server";
import { withdrawInvitationMails } from "./invitation-mail.server";
import { invitationState } from "./invitations.server";
import { countSeats, lockCompany } from "./seats.server";
import { type UserRole, isManager, roleLabel } from "./user-roles";
import { leaveCompany } from "./users.server";

/** What a link opens. Undefined for one that was guessed, replaced by a newer one, or whose invitation or company is gone. */
export async function openInvitation(token: string) {
  return ownerDb()
    .transaction()
    .execute((trx) => findByLink(trx, token));
}

export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof openInvitation>>>;

async function findByLink(trx: Transaction<Database>, token: string) {
  const id = invitationIdOf(token);
  if (!id) return undefined;
  const invitation = await trx
    .selectFrom("account_invitations as i")
    .innerJoin("accounts as a", "a.id", "i.account_id")
    .select(["i.id", "i.account_id", "i.email", "i.role", "i.is_counter", "i.author", "i.link_nonce"])
    .select(["i.expires_at", "a.company_name", "a.time_zone", "a.closes_at", invitationState.as("state")])
    .where("i.id", "=", id)
    .where("a.is_erasing", "=", false)
    .where(sql<boolean>`coalesce(a.closes_at > now(), true)`)
    .executeTakeFirst();
  const kind = invitation && (await linkKind(invitation, token));
  return kind && { ...invitation, kind };
}

/** Who has the invited address already, and the company that they would leave. */
export async function findInvitee(email: string, db: Kysely<Database> = ownerDb()) {
  return db
    .selectFrom("users as u")
    .leftJoin("profiles as p", "p.id", "u.id")
    .leftJoin("accounts as a", "a.id", "p.account_id")
    .select(["u.id", "p.name", "p.account_id", "a.company_name", "a.closes_at", "a.time_zone"])
    .select(
      sql<boolean>`not exists (select from profiles o where o.account_id = p.account_id and o.id <> u.id)`.as(
        "is_alone",
      ),
    )
    .select((of) =>
      of
        .selectFrom("profiles as other")
        .innerJoin("users as o", "o.id", "other.id")
        .select(sql<boolean>`count(*) > 0`.as("any"))
        .whereRef("other.account_id", "=", "p.account_id")
        .whereRef("other.id", "<>", "u.id")
        .where("o.role", "in", ["user", "admin"])
        .as("others_manage"),
    )
    .select("u.role")
    .where("u.email", "=", email)
    .executeTakeFirst();
}

export type Invitee = NonNullable<Awaited<ReturnType<typeof findInvitee>>>;

/** Who leaves must leave somebody behind who can manage, unless the company is closing. */
export function isLastManager(invitee: Invitee): boolean {
  return managesAlone(invitee) && invitee.closes_at === null;
}

export function managesAlone({ account_id, role, others_manage }: Invitee): boolean {
  return account_id !== null && isManager(role) && others_manage !== true;
}

export type JoinProblem = { problem: "stale" | "closing" | "no-seat" | "known-address" | "last-manager" };
type Joined = { userId: string; role: UserRole };

/** Somebody new: a name and a password are all that is asked. */
export async function joinAsNewUser(
  token: string,
  { name, password }: { name: string; password: string },
  formToken: string,
): Promise<SignedIn | JoinProblem> {
  if ((await openInvitation(token))?.state === undefined) return { problem: "stale" };
  const password_hash = await hashPassword(password);
  const joined = await join({ token, formToken, locks: [] }, async (trx, { email, role, kind }) => {
    const user = await trx
      .insertInto("users")
      .values({ email, password_hash, role, email_confirmed_at: kind === "mailed" ? sql<Date>`now()` : null })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("id")
      .executeTakeFirst();
    return user ? { userId: user.id, name } : { problem: "known-address" };
  });
  if ("problem" in joined) return joined;
  return (await passwordFits(joined.userId, password)) ?? { problem: "known-address" };
}

/** Somebody who is signed in under the invited address, and leaves another company for this one. */
export async function joinAsUser(
  token: string,
  person: { email: string; name?: string },
  formToken: string,
): Promise<Joined | JoinProblem> {
  const leaving = (await findInvitee(person.email))?.account_id;
  const locks = leaving ? [leaving] : [];
  return join({ token, formToken, locks }, async (trx, invitation) => {
    if (invitation.email !== person.email) return { problem: "stale" };
    const invitee = (await findInvitee(person.email, trx))!;
    if (isLastManager(invitee)) return { problem: "last-manager" };
    if (invitee.account_id !== null) {
      const author = invitee.name ?? person.email;
      const actor = { accountId: invitee.account_id, userId: invitee.id, author };
      await noteAudit(trx, actor, { kind: "people", what: `Left for ${invitation.company_name}` });
      await leaveCompany(trx, invitee.account_id, { id: invitee.id, role: invitee.role });
    }
    if (invitee.role !== "admin")
      await trx.updateTable("users").set({ role: invitation.role }).where("id", "=", invitee.id).execute();
    if (invitation.kind === "mailed")
      await trx
        .updateTable("users")
        .set({ email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())` })
        .where("id", "=", invitee.id)
        .execute();
    return { userId: invitee.id, name: invitee.name ?? person.name ?? null };
  });
}

type Comer = { userId: string; name: string | null } | JoinProblem;
type Found = OpenInvitation & { kind: LinkKind };

type Joining = {
  token: string;
  formToken: string;
  /** Companies to lock beside the one that is joined. */
  locks: string[];
};

async function join(
  { token, formToken, locks }: Joining,
  arrive: (trx: Transaction<Database>, invitation: Found) => Promise<Comer>,
): Promise<Joined | JoinProblem> {
  return ownerDb()
    .transaction()
    .execute((trx) =>
      once<Joined | JoinProblem>(trx, formToken, async () => {
        const opened = await findByLink(trx, token);
        if (!opened) return { problem: "stale" };
        // In order, so that two people who change places do not wait for each other.
        for (const accountId of [opened.account_id, ...locks].sort()) await lockCompany(trx, accountId);
        // Again: who waited for the lock finds what the other did.
        const invitation = await findByLink(trx, token);
        if (invitation?.state !== "pending") return { problem: "stale" };
        if (invitation.closes_at !== null) return { problem: "closing" };
        const { limits, used } = await countSeats(trx, invitation.account_id);
        const isOver =
          invitation.role === "user"
            ? used.managers > limits.admins
            : used.limitedUsers > limits.limitedUsers;
        if (isOver) return { problem: "no-seat" };
        const comer = await arrive(trx, invitation);
        if ("problem" in comer) return comer;
        await enter(trx, invitation, comer);
        return { userId: comer.userId, role: invitation.role };
      }),
    );
}

async function enter(
  trx: Transaction<Database>,
  invitation: Found,
  { userId, name }: { userId: string; name: string | null },
): Promise<void> {
  const { account_id, id, email, role, is_counter } = invitation;
  await trx.insertInto("profiles").values({ id: userId, account_id, name, is_counter }).execute();
  await trx
    .updateTable("account_invitations")
    .set({ accepted_at: sql<Date>`now()`, accepted_by: userId })
    .where("account_id", "=", account_id)
    .where("id", "=", id)
    .execute();
  await withdrawInvitationMails(trx, id);
  await noteAudit(
    trx,
    { accountId: account_id, userId, author: name ?? email },
    { kind: "people", what: `Joined as ${roleLabel(role, is_counter)}, invited by ${invitation.author}` },
  );
}

/** `signedIn`: the address of whoever presses the button, if anybody is signed in there. */
export async function declineInvitation(
  token: string,
  signedIn: string | undefined,
): Promise<{ declined: boolean; isForOther?: true }> {
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      const invitation = await findByLink(trx, token);
      if (invitation?.state !== "pending") return { declined: false };
      const { account_id, id, email } = invitation;
      if (signedIn !== undefined && signedIn !== email) return { declined: false, isForOther: true };
      const declined = await trx
        .updateTable("account_invitations")
        .set({ declined_at: sql<Date>`now()` })
        .where("account_id", "=", account_id)
        .where("id", "=", id)
        .where("accepted_at", "is", null)
        .returning("id")
        .executeTakeFirst();
      if (!declined) return { declined: false };
      await withdrawInvitationMails(trx, id);
      await noteAudit(
        trx,
        { accountId: account_id, userId: null, author: email },
        { kind: "people", what: "Declined the invitation" },
      );
      return { declined: true };
    });
}
