import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { today } from "~/features/calendar/today";
import type { DealStage } from "./deal-choices";
import type { StoredDeal } from "./deals.server";

/** Who added the deal, and how many days it was in each stage, by the company's calendar: together they are its age. */
export async function getStageDays(scope: Scope, deal: StoredDeal) {
  const { timeZone } = scope.account;
  const { rows } = await scope.db((trx) =>
    sql<{ stage: DealStage; days: number; author: string }>`
      with stays as (
        select to_stage, author, moved_at, (moved_at at time zone ${timeZone})::date as from_day,
          coalesce((lead(moved_at) over moves at time zone ${timeZone})::date, ${today(timeZone)}::date) as to_day
        from crm_deal_moves where deal_id = ${deal.id}::uuid window moves as (order by moved_at, id))
      select to_stage as stage, sum(to_day - from_day)::int as days,
        (array_agg(author order by moved_at))[1] as author
      from stays group by to_stage order by min(moved_at)`.execute(trx),
  );
  return { days: rows.map(({ stage, days }) => ({ stage, days })), addedBy: rows[0]?.author };
}
