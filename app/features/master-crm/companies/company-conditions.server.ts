import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { trialDays, unseenDays } from "./company-choices";

/** Conditions on `accounts a`, for statements with the rights of the owner. */
type Condition = RawBuilder<boolean>;

/** Neither a demo nor one that is being erased. */
export const isKnown: Condition = sql`(not a.is_erasing and (a.closes_at is null or a.closes_at > now())
  and not exists (select from demos d where d.account_id = a.id))`;

/** `today` as YYYY-MM-DD. The last day is that of the company. A trial of what was sold anyway is none. */
export function endsSoon(today: string): Condition {
  return sql`(a.trial_ends_at > now() and a.plan not in ('enterprise', a.trial_plan)
    and a.trial_ends_at < now() + make_interval(days => ${trialDays + 3})
    and ((a.trial_ends_at - interval '1 microsecond') at time zone a.time_zone)::date <= ${today}::date + ${trialDays}::int)`;
}

/** Of users `u`. Whoever was erased waits too. */
export const maySignIn: Condition = sql`(u.role <> 'waitlist')`;

/** Somebody could sign in, and nobody has. Who was seen is read once, for all companies together, and each person once: many sessions are of the same. */
export const isUnseen: Condition = sql`(a.created_at < now() - make_interval(days => ${unseenDays})
  and a.id in (select p.account_id from profiles p join users u on u.id = p.id where ${maySignIn})
  and a.id not in (select p.account_id
    from (select distinct user_id from sessions where last_seen_at > now() - make_interval(days => ${unseenDays})) seen
    join profiles p on p.id = seen.user_id))`;

/** Of users `u`: whoever was erased has the role too, but no password. */
export const waits: Condition = sql`(u.role = 'waitlist' and u.password_hash <> '')`;

export const isWaiting: Condition = sql`a.id in (
  select p.account_id from users u join profiles p on p.id = u.id where ${waits})`;

export function isFollowed(scope: Scope): Condition {
  return sql`exists (select from master_crm f
    where f.account_id = ${scope.account.id} and f.customer_account_id = a.id and f.removed_at is null)`;
}

export function isOther(scope: Scope): Condition {
  return sql`a.id <> ${scope.account.id}`;
}
