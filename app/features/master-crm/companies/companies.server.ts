import { type RawBuilder, sql } from "kysely";
import type { Plan } from "~/auth/permissions";
import type { Scope } from "~/auth/scope";
import type { Position } from "~/http/requests/list-page";
import { ownerDb } from "~db/owner";
import { planInForce } from "~db/plan-in-force";
import type { CompanyFilter } from "./company-choices";
import {
  endsSoon,
  isFollowed,
  isKnown,
  isOther,
  isUnseen,
  isWaiting,
  maySignIn,
  waits,
} from "./company-conditions.server";

export const companiesOnPage = 48;

export type ListedCompany = {
  id: string;
  /** When it was made, to the microsecond. */
  at: string;
  company_name: string;
  account_number: string;
  time_zone: string;
  in_force: Plan;
  /** Of a trial that runs. */
  trial_ends_at: Date | null;
  closes_at: Date | null;
  people: number;
  waiting: number;
  /** How many of the people are not on the waitlist. */
  able: number;
  created_at: Date;
  last_seen_at: Date | null;
  crm_customer_id: string | null;
};

type Listing = { search: string; filter: CompanyFilter; today: string; after?: Position };

/** A page of the companies of the product, newest first, and one more when there is another page. */
export async function listCompanies(scope: Scope, { search, filter, today, after }: Listing) {
  const conditions = [
    isKnown,
    conditionOf(scope, filter, today),
    search ? isMeantBy(search) : sql<boolean>`true`,
    after
      ? sql<boolean>`(a.created_at, a.id) < (${after.at}::text::timestamptz, ${after.id}::uuid)`
      : sql`true`,
  ];
  return selectCompanies(scope, sql.join(conditions, sql` and `), companiesOnPage + 1);
}

function conditionOf(scope: Scope, filter: CompanyFilter, today: string): RawBuilder<boolean> {
  switch (filter) {
    case "all":
      return sql`true`;
    case "trials":
      return sql`${isOther(scope)} and ${endsSoon(today)}`;
    case "unseen":
      return sql`${isOther(scope)} and ${isUnseen}`;
    case "waiting":
      return sql`${isOther(scope)} and ${isWaiting}`;
    case "unfollowed":
      return sql`${isOther(scope)} and not ${isFollowed(scope)}`;
  }
}

/** Part of the name, of the number or of the address of somebody there. % and _ mean themselves. */
function isMeantBy(search: string): RawBuilder<boolean> {
  const words = search.toLowerCase();
  return sql`(position(${words} in lower(a.company_name)) > 0 or position(${words} in lower(a.account_number)) > 0
    or a.id in (select p.account_id from users u join profiles p on p.id = u.id where position(${words} in u.email) > 0))`;
}

/** The facts about people are asked only for the companies that are shown. */
async function selectCompanies(scope: Scope, condition: RawBuilder<unknown>, max: number) {
  const { rows } = await sql<ListedCompany>`
    with page as materialized (
      select a.* from accounts a where ${condition} order by a.created_at desc, a.id desc limit ${max})
    select a.id, a.created_at::text as at, a.created_at, a.company_name, a.account_number, a.time_zone, a.closes_at,
      ${planInForce("a")} as in_force, case when a.trial_ends_at > now() then a.trial_ends_at end as trial_ends_at,
      c.id as crm_customer_id, people.*
    from page a
    left join master_crm c on c.account_id = ${scope.account.id} and c.customer_account_id = a.id and c.removed_at is null
    cross join lateral (
      select count(*)::int as people, count(*) filter (where ${waits})::int as waiting,
        count(*) filter (where ${maySignIn})::int as able, max(seen.last) as last_seen_at
      from profiles p join users u on u.id = p.id
      cross join lateral (select max(s.last_seen_at) as last from sessions s where s.user_id = p.id) seen
      where p.account_id = a.id) people
    order by a.created_at desc, a.id desc`.execute(ownerDb());
  return rows;
}

const maxTrials = 25;

/** For the dashboard: trials with at most seven days left, and who comes first. `today` as YYYY-MM-DD. */
export async function listTrialsEnding(scope: Scope, today: string): Promise<ListedCompany[]> {
  const condition = sql`${isKnown} and ${isOther(scope)} and ${endsSoon(today)}`;
  const found = await selectCompanies(scope, condition, maxTrials);
  return found.sort((one, other) => Number(one.trial_ends_at) - Number(other.trial_ends_at));
}

const maxUnseen = 10;

/** For the dashboard: how many companies nobody was seen of for 14 days, and the newest ten of them. */
export async function listUnseen(scope: Scope): Promise<{ count: number; companies: ListedCompany[] }> {
  const { rows } = await sql<{ count: number; newest: string[] }>`
    with unseen as materialized (
      select a.id, a.created_at from accounts a where ${isKnown} and ${isOther(scope)} and ${isUnseen})
    select (select count(*)::int from unseen) as count,
      array(select id::text from unseen order by created_at desc, id desc limit ${maxUnseen}) as newest`.execute(
    ownerDb(),
  );
  const { count, newest } = rows[0]!;
  return { count, companies: await selectCompanies(scope, sql`a.id = any(${newest}::uuid[])`, maxUnseen) };
}
