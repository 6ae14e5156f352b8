import Big from "big.js";
import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { judgeReadings } from "~/features/meters/judge-readings";
import { placeReadings } from "~/features/meters/lifetime-use";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { listReadings } from "~/features/meters/meters.server";
import { listAbsences } from "~/features/vehicles/former-vehicles.server";
import { type CostKind, costPerUse } from "./cost-per-use";

type Period = { from: string; to: string };
type Vehicle = { id: string; meterUnit: MeterUnit };

/** A vehicle's costs in a period by kind, how many records have no cost yet, and what a mile cost. */
export async function getCosts(scope: Scope, { id, meterUnit }: Vehicle, period: Period) {
  return scope.db(async (trx) => {
    const days = await listDayCosts(trx, id);
    const inPeriod = days.filter(({ day }) => day >= period.from && day <= period.to);
    const costs = days
      .map(({ sum, ...one }) => ({ ...one, cost: new Big(sum) }))
      .filter(({ cost }) => cost.gt(0));
    const placed = placeReadings(await listReadings(trx, id), meterUnit);
    const { trusted, doubts } = judgeReadings(placed, meterUnit);
    const absences = await listAbsences(trx, id, scope.account.timeZone);
    return {
      sums: sumsOf(inPeriod),
      unknown: unknownOf(inPeriod),
      perUse: costPerUse({ readings: trusted, absences, costs }, period),
      doubted: placed.filter(
        ({ id: reading, readOn }) => doubts.has(reading) && readOn >= period.from && readOn <= period.to,
      ),
    };
  });
}

type DayOfCosts = { day: string; kind: CostKind; sum: string; unknown: number };

async function listDayCosts(trx: AccountTransaction, vehicleId: string): Promise<DayOfCosts[]> {
  const { rows } = await sql<DayOfCosts>`
    select kind, day, coalesce(sum(cost), 0)::text as sum, (count(*) filter (where coalesce(cost, 0) = 0))::int as unknown
    from (
      select 'fuel' as kind, receipt_date as day, total_cost as cost from fuel_receipts
      where vehicle_id = ${vehicleId} and removed_at is null
      union all
      select 'parts', install_date, cost from parts
      where vehicle_id = ${vehicleId} and (removed_at is null or removed_as = 'taken_off')
      union all
      select 'breakdowns', breakdown_date, cost from breakdowns where vehicle_id = ${vehicleId} and removed_at is null
      union all
      select 'service', service_date, coalesce(labor_cost, 0) + coalesce(other_cost, 0) from service_entries
      where vehicle_id = ${vehicleId} and removed_at is null) record
    group by kind, day order by day`.execute(trx);
  return rows;
}

function sumsOf(days: DayOfCosts[]): Record<CostKind | "all", string> {
  const of = (kind?: CostKind) =>
    days
      .filter((one) => kind === undefined || one.kind === kind)
      .reduce((total, { sum }) => total.plus(sum), new Big(0))
      .toFixed(2);
  return {
    fuel: of("fuel"),
    parts: of("parts"),
    breakdowns: of("breakdowns"),
    service: of("service"),
    all: of(),
  };
}

function unknownOf(days: DayOfCosts[]) {
  const of = (kind: CostKind) =>
    days.filter((one) => one.kind === kind).reduce((count, { unknown }) => count + unknown, 0);
  return { fuel: of("fuel"), parts: of("parts"), breakdowns: of("breakdowns") };
}
