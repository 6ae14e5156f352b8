import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { addresses } from "~/features/customers/same-customer.server";
import type { Position } from "~/http/requests/list-page";
import { ownerDb } from "~db/owner";
import type { RequestFilter, RequestKind, RequestState } from "./request-choices";

export const requestsOnPage = 48;

/** Of a visitor through the contact form, or of a company about its plan. */
export type ListedRequest = {
  kind: RequestKind;
  id: string;
  /** To the microsecond. */
  at: string;
  created_at: Date;
  /** Of the company, as typed or as it is called. */
  company: string;
  person: string;
  email: string;
  phone: string;
  /** The interest of a visitor, or the wanted plan. */
  wanted: string;
  fleet_size: string | null;
  message: string;
  is_suspect: boolean;
  /** Null for a visitor. */
  company_id: string | null;
  state: RequestState;
  handled_by: string | null;
  /** The customer that was made of it, unless that was deleted since. */
  made_id: string | null;
  /** A customer that is there already: of that company, or with that address. */
  known_id: string | null;
  known_name: string | null;
};

type Listing = { filter: RequestFilter; after?: Position };

/** A page of requests, newest first, and one more when there is another page. */
export function listRequests(scope: Scope, { filter, after }: Listing): Promise<ListedRequest[]> {
  const isAfter = after
    ? sql`(r.created_at, r.id) < (${after.at}::text::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  return selectRequests(
    scope,
    (kind) => sql`${isIn(scope, filter, kind)} and ${isAfter}`,
    requestsOnPage + 1,
  );
}

export async function getRequest(
  scope: Scope,
  kind: RequestKind,
  id: string,
): Promise<ListedRequest | undefined> {
  const isIt = (one: RequestKind) => (one === kind ? sql`r.id = ${id}::uuid` : sql`false`);
  const [request] = await selectRequests(scope, isIt, 1);
  return request;
}

/** For the dashboard, the newest first. */
export function listNewRequests(scope: Scope, max: number): Promise<ListedRequest[]> {
  return selectRequests(scope, (kind) => isIn(scope, "new", kind), max);
}

export async function countNewRequests(scope: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::int from contact_requests r where ${isIn(scope, "new", "contact")})
      + (select count(*)::int from plan_requests r where ${isSold(scope)} and ${isIn(scope, "new", "plan")})
      as count`.execute(ownerDb());
  return rows[0]!.count;
}

/** A customer that was deleted since is one that was made. */
function isIn(scope: Scope, filter: RequestFilter, kind: RequestKind): RawBuilder<unknown> {
  if (filter === "all") return sql`true`;
  const handled = sql`select from crm_requests h
    where h.account_id = ${scope.account.id} and h.request_kind = ${kind} and h.request_id = r.id`;
  if (filter === "new") return sql`not exists (${handled})`;
  return sql`exists (${handled} and h.crm_entry_id ${filter === "aside" ? sql`is null` : sql`is not null`})`;
}

/** Of the provider's own company there is nothing to sell, and none to one that goes. */
function isSold(scope: Scope): RawBuilder<unknown> {
  return sql`r.account_id in (select a.id from accounts a where a.id <> ${scope.account.id} and not a.is_erasing)`;
}

/** Each source is read only as far as the page; then what is known about each that is shown. */
async function selectRequests(
  scope: Scope,
  condition: (kind: RequestKind) => RawBuilder<unknown>,
  max: number,
) {
  const own = sql`${scope.account.id}::uuid`;
  const { rows } = await sql<ListedRequest>`
    with page as materialized (
      select * from (
        (select 'contact' as kind, null::uuid as account_id, r.id, r.created_at from contact_requests r where ${condition("contact")}
          order by r.created_at desc, r.id desc limit ${max})
        union all
        (select 'plan', r.account_id, r.id, r.created_at from plan_requests r where ${isSold(scope)} and ${condition("plan")}
          order by r.created_at desc, r.id desc limit ${max})) one
      order by created_at desc, id desc limit ${max})
    select r.kind, r.id, r.created_at, r.created_at::text as at, q.*, made.id as made_id, h.author as handled_by,
      coalesce(followed.id, reached.id) as known_id, coalesce(followed.company_name, reached.company_name) as known_name,
      case when h.id is null then 'new' when h.crm_entry_id is null then 'aside' else 'customer' end as state
    from page r
    cross join lateral (${questions}) q
    left join crm_requests h on h.account_id = ${own} and h.request_kind = r.kind and h.request_id = r.id
    left join master_crm made on made.account_id = ${own} and made.id = h.crm_entry_id and made.removed_at is null
    left join master_crm followed on followed.account_id = ${own} and followed.customer_account_id = q.company_id
      and followed.removed_at is null
    left join lateral (select c.id, c.company_name from master_crm c
      where c.account_id = ${own} and c.removed_at is null and q.company_id is null and ${addresses(sql`c.contact_email`)} && ${addresses(sql`q.email`)}
      order by c.created_at limit 1) reached on true
    order by r.created_at desc, r.id desc`.execute(ownerDb());
  return rows;
}

const questions = sql`
  select company, name as person, email, phone, interest as wanted, fleet_size, message, is_suspect, null::uuid as company_id
    from contact_requests c where r.kind = 'contact' and c.id = r.id
  union all
  select a.company_name, p.author, p.email, a.phone_number, p.wanted, null, p.message, false, a.id
    from plan_requests p join accounts a on a.id = p.account_id where p.account_id = r.account_id and p.id = r.id`;
