import { daysBetween } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { formatCount, formatCounted, formatDay, formatMoney } from "~/ui/format";
import { type DealStage, isClosed } from "./deal-choices";
import type { StageFigures } from "./pipeline.server";

type Shown = {
  id: string;
  deal_name: string;
  deal_value: string | null;
  stage: DealStage;
  probability: number;
  stage_since: Date;
  expected_close_date: string | null;
  next_step: string;
  next_step_on: string | null;
};

/** A deal as the board and the lists show it. `stale` is why it is marked so. */
export type DealView = {
  id: string;
  to: string;
  name: string;
  stage: DealStage;
  value: string;
  probability: string;
  days: string;
  close?: string;
  step?: string;
  stale?: string;
};

/** `timeZone` is the company's: days are those of its calendar. */
export function dealView(deal: Shown, timeZone: string): DealView {
  const now = today(timeZone);
  const close = deal.expected_close_date;
  return {
    ...{ id: deal.id, to: `/master-crm/deals/${deal.id}`, name: deal.deal_name, stage: deal.stage },
    value: deal.deal_value === null ? "No value" : formatMoney(deal.deal_value),
    probability: `${deal.probability}%`,
    days: formatCounted(daysBetween(today(timeZone, deal.stage_since), now), "day"),
    close: close === null ? undefined : formatDay(close),
    step: stepText(deal),
    stale: staleText(deal, now),
  };
}

/** With its customer. */
export type BoardDeal = DealView & { customer: { name: string; to: string } };

export function boardDeal(
  deal: Shown & { crm_entry_id: string; company_name: string },
  timeZone: string,
): BoardDeal {
  const customer = { name: deal.company_name, to: `/master-crm/customers/${deal.crm_entry_id}` };
  return { ...dealView(deal, timeZone), customer };
}

/** A closed deal keeps its step for when it is opened again. */
function stepText({ stage, next_step, next_step_on }: Shown): string | undefined {
  if (isClosed(stage)) return undefined;
  const day = next_step_on && formatDay(next_step_on);
  return [next_step, day].filter(Boolean).join(", ") || undefined;
}

/** Why an open deal has no dated next step ahead. A step of today is ahead. */
export function staleText(
  { stage, next_step, next_step_on }: Pick<Shown, "stage" | "next_step" | "next_step_on">,
  today: string,
): string | undefined {
  if (isClosed(stage)) return undefined;
  if (next_step_on === null) return next_step ? "next step without a date" : "no next step";
  return next_step_on < today ? "next step is past" : undefined;
}

/** In dollars, and what the sums leave out. */
export function figuresView({ count, sum, weighted, withoutValue, stale }: StageFigures) {
  return {
    count: formatCount(count),
    openDeals: formatCounted(count, "open deal"),
    sum: formatMoney(sum),
    weighted: formatMoney(weighted),
    notes: [
      withoutValue > 0 && `${formatCount(withoutValue)} without a value`,
      stale > 0 && `${formatCount(stale)} stale`,
    ].filter((note) => note !== false),
  };
}

/** Of a column that does not show all of its deals. */
export function moreText(count: number): string | undefined {
  return count > 0 ? `${formatCount(count)} more` : undefined;
}
