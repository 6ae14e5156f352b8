import { type Transaction, sql } from "kysely";
import { noteAudit } from "~/auth/audit.server";
import { signOutEverywhere } from "~/auth/devices.server";
import { idleSeconds } from "~/auth/idle";
import { checkOwnPassword } from "~/auth/password.server";
import type { Scope } from "~/auth/scope";
import type { Database } from "~db/database";
import type { PersonChoice } from "~/features/accounts/person-choices";
import { once } from "~db/once";
import { ownerDb } from "~db/owner";
import { invitationState } from "./invitations.server";
import { type Seats, countSeats, hasSeat, lockCompany } from "./seats.server";
import { type UserRole, isManager, roleLabel } from "./user-roles";

const unitsOf = sql<number>`(select count(*)::int from vehicle_drivers d
  join vehicles v on v.account_id = d.account_id and v.id = d.vehicle_id and v.archived_at is null
  where d.account_id = p.account_id and d.user_id = p.id)`;

function people(db: Transaction<Database>, accountId: string) {
  return db
    .selectFrom("profiles as p")
    .innerJoin("users as u", "u.id", "p.id")
    .select(["p.id", "p.name", "p.is_counter", "p.created_at as since", "u.email", "u.role"])
    .select(["u.email_confirmed_at", unitsOf.as("units")])
    .where("p.account_id", "=", accountId);
}

export type Member = NonNullable<Awaited<ReturnType<typeof getMember>>>;

/** Everybody of the company, who invited them, the invitations that nobody accepted yet, and the seats. */
export async function listUsers(scope: Scope) {
  const accountId = scope.account.id;
  return ownerDb()
    .transaction()
    .execute(async (trx) => ({
      members: await people(trx, accountId)
        .select((of) =>
          of
            .selectFrom("account_invitations as i")
            .select("i.accepted_at")
            .whereRef("i.account_id", "=", "p.account_id")
            .whereRef("i.accepted_by", "=", "p.id")
            .orderBy("i.accepted_at", "desc")
            .limit(1)
            .as("accepted"),
        )
        .orderBy(sql`u.role = 'limited_user'`)
        .orderBy("p.created_at")
        .execute(),
      invitations: await trx
        .selectFrom("account_invitations")
        .select(["id", "email", "role", "is_counter", "author", "invited_at", "expires_at"])
        .select(invitationState.as("state"))
        .where("account_id", "=", accountId)
        .where("accepted_at", "is", null)
        .orderBy("invited_at", "desc")
        .limit(100)
        .execute(),
      seats: await countSeats(trx, accountId),
    }));
}

/** To choose one of. */
export async function listMembers(scope: Scope): Promise<PersonChoice[]> {
  const rows = await ownerDb()
    .transaction()
    .execute((trx) => people(trx, scope.account.id).orderBy("p.created_at").execute());
  return rows.map(({ id, name, email }) => ({ value: id, label: name ?? email }));
}

export async function getMember(scope: Scope, userId: string) {
  return ownerDb()
    .transaction()
    .execute((trx) => findMember(trx, scope.account.id, userId));
}

function findMember(trx: Transaction<Database>, accountId: string, userId: string) {
  return people(trx, accountId).where("p.id", "=", userId).executeTakeFirst();
}

type Gone = { problem: "gone" };
type LastManager = { problem: "last-manager" };
/** The provider's own staff: their rights are the provider's to change. */
type Staff = { problem: "staff" };
type NoManager = { problem: "no-manager" };
type Changed =
  { saved: true } | Gone | LastManager | Staff | NoManager | { problem: "no-seat"; seats: Seats };

export async function changeRole(
  scope: Scope,
  { userId, role, isCounter }: { userId: string; role: UserRole; isCounter: boolean },
  token: string,
): Promise<Changed> {
  const accountId = scope.account.id;
  return ownerDb()
    .transaction()
    .execute((trx) =>
      once<Changed>(trx, token, async () => {
        if (!scope.may("users:manage")) return { problem: "no-manager" };
        await lockCompany(trx, accountId);
        const member = await findMember(trx, accountId, userId);
        if (!member) return { problem: "gone" };
        if (member.role === "admin" || member.role === "demo") return { problem: "staff" };
        const seats = await countSeats(trx, accountId);
        const isDemoted = isManager(member.role) && role === "limited_user";
        if (isDemoted && seats.managers === 1) return { problem: "last-manager" };
        if (member.role !== role && !hasSeat(seats, role)) return { problem: "no-seat", seats };
        await setRole(trx, { userId, role, isCounter });
        const [before, after] = [roleLabel(member.role, member.is_counter), roleLabel(role, isCounter)];
        if (before !== after)
          await noteAudit(trx, scope, {
            kind: "people",
            what: `Changed ${nameOf(member)} from ${before} to ${after}`,
          });
        return { saved: true };
      }),
    );
}

type NewRole = { userId: string; role: UserRole; isCounter: boolean };

async function setRole(trx: Transaction<Database>, { userId, role, isCounter }: NewRole): Promise<void> {
  await trx.updateTable("users").set({ role }).where("id", "=", userId).execute();
  await trx
    .updateTable("profiles")
    .set({ is_counter: isCounter && role === "limited_user" })
    .where("id", "=", userId)
    .execute();
}

export function nameOf({ name, email }: { name: string | null; email: string }): string {
  return name === null ? email : `${name} (${email})`;
}

/** Their sessions end at once; what they wrote stays under their name. */
export async function removeMember(
  scope: Scope,
  userId: string,
): Promise<{ removed: string } | Gone | LastManager> {
  const accountId = scope.account.id;
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      await lockCompany(trx, accountId);
      const member = await findMember(trx, accountId, userId);
      if (!member) return { problem: "gone" };
      const { managers } = await countSeats(trx, accountId);
      if (isManager(member.role) && managers === 1) return { problem: "last-manager" };
      await leaveCompany(trx, accountId, member);
      await signOutEverywhere(userId, undefined, trx);
      await noteAudit(trx, scope, { kind: "people", what: `Removed ${nameOf(member)}` });
      return { removed: nameOf(member) };
    });
}

/** They may then make a company of their own, or join another. */
export async function leaveCompany(
  trx: Transaction<Database>,
  accountId: string,
  { id, role }: { id: string; role: string },
): Promise<void> {
  await trx
    .deleteFrom("vehicle_drivers")
    .where("account_id", "=", accountId)
    .where("user_id", "=", id)
    .execute();
  await trx.deleteFrom("profiles").where("account_id", "=", accountId).where("id", "=", id).execute();
  await keepNoForms(trx, id);
  await eraseIfEmpty(trx, accountId);
  if (role === "limited_user")
    await trx.updateTable("users").set({ role: "user" }).where("id", "=", id).execute();
}

/** Nobody could ever open it again: the worker erases it as a closed one. One that is closing has its day. */
async function eraseIfEmpty(trx: Transaction<Database>, accountId: string): Promise<void> {
  await trx
    .updateTable("accounts as a")
    .set({ is_erasing: true })
    .where("a.id", "=", accountId)
    .where("a.closes_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("profiles as p").select("p.id").whereRef("p.account_id", "=", "a.id"))),
    )
    .execute();
}

/** A form of the company that they left would be finished into the next one. */
async function keepNoForms(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.deleteFrom("held_posts").where("user_id", "=", userId).execute();
  await trx
    .updateTable("sessions")
    .set({ revoked: true })
    .where("user_id", "=", userId)
    .where((session) =>
      session.or([
        session("ended_at", "is not", null),
        session("last_seen_at", "<", sql<Date>`now() - make_interval(secs => ${idleSeconds})`),
      ]),
    )
    .execute();
}

type HandedOver = { to: string } | Gone | Staff | { problem: "wrong-password" };

/** The manager and a limited user swap their roles in one act, since a plan may have a single manager seat. */
export async function handOver(
  scope: Scope,
  { userId, password }: { userId: string; password: string },
  token: string,
): Promise<HandedOver> {
  const accountId = scope.account.id;
  if (!(await checkOwnPassword(scope, password))) return { problem: "wrong-password" };
  return ownerDb()
    .transaction()
    .execute((trx) =>
      once<HandedOver>(trx, token, async () => {
        await lockCompany(trx, accountId);
        const next = await findMember(trx, accountId, userId);
        const self = await findMember(trx, accountId, scope.user.id);
        if (self?.role !== "user") return { problem: "staff" };
        if (next?.role !== "limited_user") return { problem: "gone" };
        await setRole(trx, { userId, role: "user", isCounter: false });
        await setRole(trx, { userId: self.id, role: "limited_user", isCounter: false });
        await noteAudit(trx, scope, { kind: "people", what: `Handed the company over to ${nameOf(next)}` });
        return { to: nameOf(next) };
      }),
    );
}
