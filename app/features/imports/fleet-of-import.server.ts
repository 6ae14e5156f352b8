import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { Reading } from "../meters/lifetime-use";
import type { MeterUnit } from "../meters/meter-unit";
import { listReadings } from "../meters/meters.server";
import { vehicleTitle } from "../vehicles/vehicle-title";
import { recordKey } from "./record-key";

export type FleetVehicle = {
  id: string;
  label: string;
  vin: string | null;
  serial: string | null;
  unit: string | null;
  meterUnit: MeterUnit;
};

/** What a file is compared with before it is written. */
export type FleetOfImport = {
  vehicles: FleetVehicle[];
  byId: Map<string, FleetVehicle>;
  /** How many more vehicles the plan holds; null without a limit. */
  room: number | null;
  /** What is recorded already of the vehicles that a log is about. */
  recorded: Set<string>;
  readings: Map<string, Reading[]>;
};

export async function readFleet(
  trx: AccountTransaction,
  scope: Scope,
  { kind, vehicleIds }: { kind: "vehicles" | "fuel" | "service"; vehicleIds: string[] },
): Promise<FleetOfImport> {
  const vehicles = await listFleet(trx);
  const limit = scope.limits.vehicles;
  const readings = new Map<string, Reading[]>();
  for (const id of vehicleIds) readings.set(id, await listReadings(trx, id));
  return {
    vehicles,
    byId: new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])),
    room: limit === null ? null : Math.max(0, limit - vehicles.length),
    recorded: kind === "vehicles" ? new Set() : await listRecorded(trx, kind, vehicleIds),
    readings,
  };
}

async function listFleet(trx: AccountTransaction): Promise<FleetVehicle[]> {
  const rows = await trx
    .selectFrom("vehicles")
    .select([
      "id",
      "vin",
      "serial_number",
      "unit_number",
      "make_model",
      "make",
      "model",
      "year",
      "meter_unit",
    ])
    .where("archived_at", "is", null)
    .orderBy("unit_number")
    .orderBy("add_date")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    label: row.unit_number ? `${row.unit_number}: ${vehicleTitle(row)}` : vehicleTitle(row),
    vin: row.vin,
    serial: row.serial_number,
    unit: row.unit_number,
    meterUnit: row.meter_unit,
  }));
}

async function listRecorded(
  trx: AccountTransaction,
  kind: "fuel" | "service",
  vehicleIds: string[],
): Promise<Set<string>> {
  if (vehicleIds.length === 0) return new Set();
  const record =
    kind === "fuel"
      ? sql`select vehicle_id, receipt_date as day, gallons::text as what, total_cost as money, meter_reading_id,
          removed_at from fuel_receipts`
      : sql`select vehicle_id, service_date as day, description as what,
          coalesce(labor_cost, 0) + coalesce(other_cost, 0) as money, meter_reading_id, removed_at from service_entries`;
  const { rows } = await sql<Record<"vehicle_id" | "day" | "what" | "money" | "value", string>>`
    select record.vehicle_id, record.day, record.what, record.money::text, reading.value::text
    from (${record}) record left join meter_readings reading on reading.id = record.meter_reading_id
    where record.removed_at is null and record.vehicle_id = any(${vehicleIds}::uuid[])`.execute(trx);
  return new Set(rows.map((row) => recordKey([row.vehicle_id, row.day, row.what, row.money, row.value])));
}
