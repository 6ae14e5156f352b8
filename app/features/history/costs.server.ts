import Big from "big.js";
import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { placeReadings } from "~/features/meters/lifetime-use";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { listReadings } from "~/features/meters/meters.server";
import { listAbsences } from "~/features/vehicles/former-vehicles.server";
import { costPerUse } from "./cost-per-use";

type Period = { from: string; to: string };
type Vehicle = { id: string; meterUnit: MeterUnit };

type CostKind = "fuel" | "parts" | "breakdowns" | "service";
export type Costs = Record<CostKind | "all", string>;

/** A vehicle's costs in a period by kind, and per mile. Also how many breakdowns have no cost yet. */
export async function getCosts(scope: Scope, { id, meterUnit }: Vehicle, period: Period) {
  return scope.db(async (trx) => {
    const { rows } = await sql<{ kind: CostKind; sum: string; unknown: number }>`
      select 'fuel' as kind, coalesce(sum(total_cost), 0)::text as sum, 0 as unknown from fuel_receipts
      where vehicle_id = ${id} and removed_at is null and receipt_date between ${period.from} and ${period.to}
      union all
      select 'parts', coalesce(sum(cost), 0)::text, 0 from parts
      where vehicle_id = ${id} and (removed_at is null or removed_as = 'taken_off')
        and install_date between ${period.from} and ${period.to}
      union all
      select 'breakdowns', coalesce(sum(cost), 0)::text, (count(*) filter (where cost = 0))::int from breakdowns
      where vehicle_id = ${id} and removed_at is null and breakdown_date between ${period.from} and ${period.to}
      union all
      select 'service', coalesce(sum(coalesce(labor_cost, 0) + coalesce(other_cost, 0)), 0)::text, 0
      from service_entries
      where vehicle_id = ${id} and removed_at is null and service_date between ${period.from} and ${period.to}`.execute(
      trx,
    );
    const absences = await listAbsences(trx, id, scope.account.timeZone);
    const all = rows.reduce((sum, row) => sum.plus(row.sum), new Big(0));
    const placed = placeReadings(await listReadings(trx, id), meterUnit);
    const of = (kind: string) => rows.find((row) => row.kind === kind)!.sum;
    const costs: Costs = {
      fuel: of("fuel"),
      parts: of("parts"),
      breakdowns: of("breakdowns"),
      service: of("service"),
      all: all.toFixed(2),
    };
    const unknownBreakdowns = rows.find(({ kind }) => kind === "breakdowns")!.unknown;
    return { costs, unknownBreakdowns, perUse: costPerUse(placed, absences, period, all) };
  });
}
