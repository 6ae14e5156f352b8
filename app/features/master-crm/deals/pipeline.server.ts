import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { Position } from "~/http/requests/list-page";
import type { Statements } from "~db/as-account";
import { type DealStage, dealStages, isClosed } from "./deal-choices";

export const dealsInColumn = 15;
export const closedInColumn = 10;
export const dealsOnPage = 50;

/** Deals of deleted customers are left out everywhere. */
function shownDeals(statements: Statements, scope: Scope) {
  return statements
    .selectFrom("crm_deals as d")
    .innerJoin("master_crm as c", (join) =>
      join.onRef("c.account_id", "=", "d.account_id").onRef("c.id", "=", "d.crm_entry_id"),
    )
    .where("d.account_id", "=", scope.account.id)
    .where("c.removed_at", "is", null);
}

/** Open, without a dated next step ahead. `today` as YYYY-MM-DD: a step of today is ahead. */
function isStale(today: string): RawBuilder<boolean> {
  return sql<boolean>`(d.stage not in ('closed_won', 'closed_lost')
    and (d.next_step_on is null or d.next_step_on < ${today}::date))`;
}

const listed = [
  ...(["d.id", "d.deal_name", "d.deal_value", "d.stage", "d.probability", "d.stage_since"] as const),
  ...([
    "d.expected_close_date",
    "d.next_step",
    "d.next_step_on",
    "d.crm_entry_id",
    "c.company_name",
  ] as const),
];

/** The longest in the stage first; of closed deals those that were closed last. */
function inStage(statements: Statements, scope: Scope, stage: DealStage) {
  const direction = isClosed(stage) ? "desc" : "asc";
  return shownDeals(statements, scope)
    .where("d.stage", "=", stage)
    .select(listed)
    .select(sql<string>`d.stage_since::text`.as("at"))
    .orderBy("d.stage_since", direction)
    .orderBy("d.id", direction);
}

/**
 * Dollars, as plain decimal text. Weighted is the value times the probability, rounded half up to cents per deal, so that the stages add up.
 */
function figuresOf(today: string) {
  return [
    sql<number>`count(*)::int`.as("count"),
    sql<string>`coalesce(sum(d.deal_value), 0)::numeric(20, 2)::text`.as("sum"),
    sql<string>`coalesce(sum(round(d.deal_value * d.probability / 100, 2)), 0)::numeric(20, 2)::text`.as(
      "weighted",
    ),
    sql<number>`(count(*) filter (where d.deal_value is null))::int`.as("withoutValue"),
    sql<number>`(count(*) filter (where ${isStale(today)}))::int`.as("stale"),
  ];
}

export type StageFigures = {
  count: number;
  sum: string;
  weighted: string;
  withoutValue: number;
  stale: number;
};

const noFigures: StageFigures = { count: 0, sum: "0.00", weighted: "0.00", withoutValue: 0, stale: 0 };

/** The board: of each stage its figures and its first deals; `open` is of the open stages together. */
export async function getPipeline(scope: Scope, today: string) {
  const [byStage, open, ...found] = await scope.read((statements) => [
    shownDeals(statements, scope).select("d.stage").select(figuresOf(today)).groupBy("d.stage"),
    shownDeals(statements, scope)
      .where("d.stage", "not in", ["closed_won", "closed_lost"])
      .select(figuresOf(today)),
    ...dealStages.map(({ value }) =>
      inStage(statements, scope, value).limit(isClosed(value) ? closedInColumn : dealsInColumn),
    ),
  ]);
  const columns = dealStages.map(({ value }, place) => ({
    stage: value,
    figures: byStage.find(({ stage }) => stage === value) ?? noFigures,
    deals: found[place] ?? [],
  }));
  return { columns, open: open[0] ?? noFigures };
}

export type ListedDeal = Awaited<ReturnType<typeof listStage>>[number];

/** A page of the deals in a stage, and one more when there is another page. */
export async function listStage(scope: Scope, stage: DealStage, after?: Position) {
  const [found] = await scope.read((statements) => [
    inStage(statements, scope, stage)
      .$if(after !== undefined, (query) => query.where(isAfter(stage, after!)))
      .limit(dealsOnPage + 1),
  ]);
  return found;
}

function isAfter(stage: DealStage, { at, id }: Position): RawBuilder<boolean> {
  const place = sql`(${at}::text::timestamptz, ${id}::uuid)`;
  return isClosed(stage)
    ? sql<boolean>`(d.stage_since, d.id) < ${place}`
    : sql<boolean>`(d.stage_since, d.id) > ${place}`;
}

/** Of the dashboard: how many open deals have no dated next step ahead, and the first `max`, the longest in their stage first. */
export async function listStaleDeals(scope: Scope, today: string, max: number) {
  const [counted, deals] = await scope.read((statements) => [
    shownDeals(statements, scope)
      .where(isStale(today))
      .select(sql<number>`count(*)::int`.as("count")),
    shownDeals(statements, scope)
      .where(isStale(today))
      .select(listed)
      .orderBy("d.stage_since")
      .orderBy("d.id")
      .limit(max),
  ]);
  return { count: counted[0]?.count ?? 0, deals };
}
