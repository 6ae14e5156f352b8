import { type Transaction, sql } from "kysely";
import { type PlanLimits, effectivePlan, plans } from "~/auth/permissions";
import { environment } from "~/environment";
import type { Database } from "~db/database";
import { planInForce } from "~db/plan-in-force";
import { type UserRole, isManager } from "./user-roles";

export type Seats = {
  limits: Pick<PlanLimits, "admins" | "limitedUsers">;
  /** People, and invitations that wait for an answer. */
  used: { managers: number; limitedUsers: number };
  /** People alone. */
  managers: number;
};

export const isWaiting = sql<boolean>`accepted_at is null and declined_at is null and expires_at > now()`;

/** Until the transaction ends, nobody else joins the company, is invited or changes roles. */
export async function lockCompany(trx: Transaction<Database>, accountId: string): Promise<void> {
  await trx
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function countSeats(trx: Transaction<Database>, accountId: string): Promise<Seats> {
  const account = await trx
    .selectFrom("accounts")
    .select(planInForce("accounts").as("plan"))
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const people = await trx
    .selectFrom("profiles as p")
    .innerJoin("users as u", "u.id", "p.id")
    .select(["u.role", "u.email", "u.email_confirmed_at"])
    .where("p.account_id", "=", accountId)
    .execute();
  const invited = await trx
    .selectFrom("account_invitations")
    .select(sql<number>`(count(*) filter (where role = 'user'))::int`.as("managers"))
    .select(sql<number>`(count(*) filter (where role = 'limited_user'))::int`.as("limited_users"))
    .where("account_id", "=", accountId)
    .where(isWaiting)
    .executeTakeFirstOrThrow();
  const plan = people.map((person) => effectivePlan(person.role, account.plan, isMaster(person)));
  const managers = people.filter(({ role }) => isManager(role)).length;
  const limitedUsers = people.filter(({ role }) => role === "limited_user").length;
  return {
    limits: plans[plan.includes("enterprise") ? "enterprise" : (plan[0] ?? "free")],
    used: {
      managers: managers + invited.managers,
      limitedUsers: limitedUsers + invited.limited_users,
    },
    managers,
  };
}

function isMaster({ email, email_confirmed_at }: { email: string; email_confirmed_at: Date | null }) {
  return email === environment.MASTER_EMAIL && email_confirmed_at !== null;
}

/** `own`: the seat of this kind that the person asking has already. */
export function hasSeat({ limits, used }: Seats, role: UserRole, own = 0): boolean {
  return role === "user"
    ? used.managers - own < limits.admins
    : used.limitedUsers - own < limits.limitedUsers;
}

export function seatsFull({ limits }: Seats, role: UserRole): string {
  const kind = role === "user" ? count(limits.admins, "manager") : count(limits.limitedUsers, "limited user");
  return `Your plan holds ${kind}, and nobody else fits: invitations that wait for an answer count too.`;
}

function count(number: number, noun: string): string {
  return number === 0 ? `no ${noun}s` : `${number} ${noun}${number === 1 ? "" : "s"}`;
}

export function seatLines({ limits, used }: Seats): string[] {
  return [
    seatLine(used.managers, limits.admins, "manager"),
    seatLine(used.limitedUsers, limits.limitedUsers, "limited"),
  ];
}

function seatLine(used: number, limit: number, kind: string): string {
  return `${used} of ${limit} ${kind} seat${limit === 1 ? "" : "s"} used`;
}
