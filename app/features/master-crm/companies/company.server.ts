import { type Transaction, sql } from "kysely";
import { byProvider } from "~/auth/audit.server";
import type { Scope } from "~/auth/scope";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";
import { planInForce } from "~db/plan-in-force";
import { isKnown, waits } from "./company-conditions.server";

type Trx = Transaction<Database>;

/** What the provider sees of a company. Undefined for a demo and one that is gone. That it was looked at is in the company's audit. */
export async function lookAtCompany(scope: Scope, id: string) {
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      const company = await getFacts(trx, scope, id);
      if (!company) return undefined;
      await noteLook(trx, id);
      return {
        ...company,
        ...(await getFigures(trx, id)),
        people: await listPeople(trx, id),
        failures: await listFailures(trx, id),
      };
    });
}

export type SeenCompany = NonNullable<Awaited<ReturnType<typeof lookAtCompany>>>;

/** Its row is kept from being erased until it is read. */
async function getFacts(trx: Trx, scope: Scope, id: string) {
  return trx
    .selectFrom("accounts as a")
    .leftJoin("master_crm as c", (join) =>
      join
        .onRef("c.customer_account_id", "=", "a.id")
        .on("c.account_id", "=", scope.account.id)
        .on("c.removed_at", "is", null),
    )
    .leftJoin("profiles as adder", "adder.id", "c.user_id")
    .leftJoin("users as adding", "adding.id", "c.user_id")
    .select(["a.id", "a.company_name", "a.account_number", "a.company_address", "a.phone_number"])
    .select(["a.business_type", "a.time_zone", "a.created_at", "a.closes_at"])
    .select(["a.plan", "a.trial_plan", "a.trial_ends_at", planInForce("a").as("in_force")])
    .select(sql<boolean>`coalesce(a.trial_ends_at > now(), false)`.as("has_trial"))
    .select(["c.id as crm_customer_id", "c.status"])
    .select(sql<string | null>`coalesce(nullif(adder.name, ''), adding.email)`.as("added_by"))
    .where("a.id", "=", id)
    .where(isKnown)
    .forKeyShare("a")
    .executeTakeFirst();
}

const looked = "Looked at the company's figures";

/** Again after ten minutes: a page that is loaded again, or comes back after a change, is the same look. */
async function noteLook(trx: Trx, id: string): Promise<void> {
  const { author } = byProvider(id);
  await sql`
    insert into audit_events (account_id, kind, user_id, author, what)
    select ${id}, 'provider', null, ${author}, ${looked}
    where not exists (select from audit_events e where e.account_id = ${id} and e.kind = 'provider'
      and e.what = ${looked} and e.happened_at > now() - interval '10 minutes')`.execute(trx);
}

type Figures = {
  vehicles: number;
  parts: number;
  invoices: number;
  drafts: number;
  failed_mails: number;
  sent_mails: number;
};

/** Vehicles in the fleet, parts that are not deleted, and invoices that were issued, without credit notes. */
async function getFigures(trx: Trx, id: string): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select coalesce((select in_service from vehicle_counts where account_id = ${id}), 0) as vehicles,
      coalesce((select items from inventory_sizes where account_id = ${id}), 0) as parts,
      (select count(*)::int from mails where account_id = ${id} and state = 'failed') as failed_mails,
      (select count(*)::int from mails where account_id = ${id} and state = 'sent') as sent_mails,
      count(*) filter (where status <> 'draft')::int as invoices, count(*) filter (where status = 'draft')::int as drafts
    from invoices where account_id = ${id} and kind = 'invoice' and removed_at is null`.execute(trx);
  return rows[0]!;
}

export type SeenPerson = {
  id: string;
  name: string | null;
  email: string;
  role: "admin" | "user" | "limited_user" | "demo" | "waitlist";
  is_counter: boolean;
  is_confirmed: boolean;
  waits: boolean;
  created_at: Date;
  last_seen_at: Date | null;
  signed_in_at: Date | null;
};

async function listPeople(trx: Trx, id: string): Promise<SeenPerson[]> {
  const { rows } = await sql<SeenPerson>`
    select p.id, p.name, p.created_at, u.email, u.role, p.is_counter, u.email_confirmed_at is not null as is_confirmed, ${waits} as waits, seen.*
    from profiles p join users u on u.id = p.id
    cross join lateral (select max(s.last_seen_at) as last_seen_at, max(s.created_at) as signed_in_at
      from sessions s where s.user_id = p.id) seen
    where p.account_id = ${id} order by p.created_at, p.id`.execute(trx);
  return rows;
}

const maxFailures = 5;

/** The last mails that could not be sent. Without subjects: those are the company's own. */
async function listFailures(trx: Trx, id: string) {
  return trx
    .selectFrom("mails")
    .select(["id", "kind", "created_at", "last_error"])
    .where("account_id", "=", id)
    .where("state", "=", "failed")
    .orderBy("created_at", "desc")
    .limit(maxFailures)
    .execute();
}

/** For the transaction of a change, with the rights of the owner. */
export function lockCompany(trx: Trx, id: string) {
  return trx
    .selectFrom("accounts as a")
    .select(["a.id", "a.company_name", "a.account_number", "a.company_address", "a.phone_number"])
    .select(["a.business_type", "a.time_zone", "a.plan", "a.trial_plan", "a.trial_ends_at"])
    .select(sql<boolean>`coalesce(a.trial_ends_at > now(), false)`.as("hasTrial"))
    .where("a.id", "=", id)
    .where(isKnown)
    .forUpdate("a")
    .executeTakeFirst();
}

export type LockedCompany = NonNullable<Awaited<ReturnType<typeof lockCompany>>>;
