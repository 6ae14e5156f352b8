import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { Reading } from "~/features/meters/lifetime-use";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { listReadings } from "~/features/meters/meters.server";
import { vehicleTitle } from "../vehicle-title";
import { listFormer } from "../known-vehicles.server";

export type FleetVehicle = {
  id: string;
  label: string;
  vin: string | null;
  serial: string | null;
  unit: string | null;
  meterUnit: MeterUnit;
};

/** The current data that a file is compared with. */
export type FleetOfImport = {
  vehicles: FleetVehicle[];
  byId: Map<string, FleetVehicle>;
  /** By VIN. */
  former: Map<string, { vehicleId: string; title: string; leftOn: string }>;
  /** How many more vehicles the plan allows; null if unlimited. */
  room: number | null;
  /** Keys (recordKey) already recorded for the log's vehicles. */
  recorded: Set<string>;
  readings: Map<string, Reading[]>;
};

export async function readFleet(
  trx: AccountTransaction,
  scope: Scope,
  {
    vehicles,
    vehicleIds,
    recorded,
  }: { vehicles: FleetVehicle[]; vehicleIds: string[]; recorded: Set<string> },
): Promise<FleetOfImport> {
  const limit = scope.limits.vehicles;
  const readings = new Map<string, Reading[]>();
  for (const id of vehicleIds) readings.set(id, await listReadings(trx, id));
  return {
    vehicles,
    former: new Map((await listFormer(trx, scope)).reverse().map((one) => [one.vin!, one])),
    byId: new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])),
    room: limit === null ? null : Math.max(0, limit - vehicles.length),
    recorded,
    readings,
  };
}

export async function listFleet(trx: AccountTransaction): Promise<FleetVehicle[]> {
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
  return rows.map((row): FleetVehicle => ({
    id: row.id,
    label: row.unit_number ? `${row.unit_number}: ${vehicleTitle(row)}` : vehicleTitle(row),
    vin: row.vin,
    serial: row.serial_number,
    unit: row.unit_number,
    meterUnit: row.meter_unit,
  }));
}
