import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { today } from "~/features/calendar/today";
import { unitKindOfVehicle } from "~/features/vehicles/unit-kind/unit-kind.server";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { type LastAnnual, annualView } from "./annual-inspection-view";
import { findLastAnnualInspection } from "./annual-inspections.server";

type Row = LastAnnual & {
  annual_id: string;
  vehicle_id: string;
  unit_number: string | null;
  make_model: string;
  make: string | null;
  model: string | null;
  year: number | null;
};

export type AnnualOfVehicle = ReturnType<typeof annualView> & {
  annualId: string;
  vehicleId: string;
  vehicle: string;
  /** Its last day, or the day on which it was failed. */
  day: string;
};

/** Undefined for a machine, which needs none, until one is recorded. */
export async function getAnnualState(scope: Scope, vehicleId: string) {
  const { last, unit } = await scope.db(async (trx) => ({
    last: await findLastAnnualInspection(trx, vehicleId),
    unit: await trx
      .selectFrom("vehicles")
      .select(unitKindOfVehicle.as("kind"))
      .where("id", "=", vehicleId)
      .executeTakeFirst(),
  }));
  if (!last && unit?.kind === "machine") return undefined;
  return annualView(last, today(scope.account.timeZone));
}

/** The last one of each vehicle in the fleet that has one. */
export async function listAnnual(trx: AccountTransaction, day: string): Promise<AnnualOfVehicle[]> {
  const { rows } = await sql<Row>`
    select vehicle.id as vehicle_id, vehicle.unit_number, vehicle.make_model, vehicle.make, vehicle.model, vehicle.year,
      last.annual_id, last.inspected_on, last.result, last.next_due_on
    from vehicles vehicle cross join lateral (
      select id as annual_id, inspected_on, result, next_due_on from annual_inspections
      where vehicle_id = vehicle.id and account_id = vehicle.account_id and removed_at is null
      order by inspected_on desc, result = 'passed' desc, created_at desc limit 1) last
    where vehicle.archived_at is null`.execute(trx);
  return rows.map((row) => ofVehicle(row, day));
}

function ofVehicle(row: Row, day: string): AnnualOfVehicle {
  return {
    ...annualView(row, day),
    annualId: row.annual_id,
    vehicleId: row.vehicle_id,
    vehicle: nameOf(row),
    day: row.next_due_on ?? row.inspected_on,
  };
}

type Named = Pick<Row, "unit_number" | "make_model" | "make" | "model" | "year">;

function nameOf(vehicle: Named): string {
  const title = vehicleTitle(vehicle);
  return vehicle.unit_number ? `Unit ${vehicle.unit_number}, ${title}` : title;
}

/** In the fleet and no machine, by unit number; at most `limit`, with the count of all. */
export async function listWithoutAnnual(trx: AccountTransaction, { limit }: { limit: number }) {
  const { rows } = await sql<Named & { id: string; count: number }>`
    select id, unit_number, make_model, make, model, year, count(*) over ()::int as count from vehicles
    where archived_at is null and not exists (
      select 1 from annual_inspections one
      where one.vehicle_id = vehicles.id and one.account_id = vehicles.account_id and one.removed_at is null)
      and ${unitKindOfVehicle} <> 'machine'
    order by unit_key, id limit ${limit}`.execute(trx);
  return {
    count: rows[0]?.count ?? 0,
    vehicles: rows.map((vehicle) => ({ id: vehicle.id, title: nameOf(vehicle) })),
  };
}
