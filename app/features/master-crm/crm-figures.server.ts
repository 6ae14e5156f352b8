import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { highValueScore } from "./customers/crm-customer-choices";

/** `today` as YYYY-MM-DD. The average score is rounded to a whole number, and null without customers; the revenue is in dollars. */
export async function getCrmFigures(scope: Scope, today: string, { withoutChurned = false } = {}) {
  const [customers, deals] = await scope.read((statements) => [
    statements
      .selectFrom("master_crm")
      .where("account_id", "=", scope.account.id)
      .where("removed_at", "is", null)
      .select([
        sql<number>`count(*)::int`.as("total"),
        sql<number>`count(*) filter (where status = 'active')::int`.as("active"),
        sql<number>`count(*) filter (where lead_score >= ${highValueScore})::int`.as("highValue"),
        sql<number>`count(*) filter (where next_follow_up <= ${today}::date
          and (status <> 'churned' or not ${withoutChurned}::boolean))::int`.as("due"),
        sql<number | null>`round(avg(lead_score))::int`.as("averageScore"),
      ]),
    statements
      .selectFrom("crm_deals as d")
      .innerJoin("master_crm as c", (join) =>
        join.onRef("c.account_id", "=", "d.account_id").onRef("c.id", "=", "d.crm_entry_id"),
      )
      .where("d.account_id", "=", scope.account.id)
      .where("c.removed_at", "is", null)
      .select([
        sql<number>`count(*) filter (where d.stage not in ('closed_won', 'closed_lost'))::int`.as("active"),
        sql<string>`coalesce(sum(d.deal_value) filter (where d.stage = 'closed_won'), 0)::text`.as("revenue"),
      ]),
  ]);
  return { customers: customers[0]!, deals: deals[0]! };
}
