import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { changeLines } from "~/features/changes/change-lines";
import { noteChanges } from "~/features/changes/changes.server";
import { type MeterUnit, unitNames } from "~/features/meters/meter-unit";
import { listReadings } from "~/features/meters/meters.server";
import { lockVehicle } from "./lock-vehicle.server";

type UnitChange = { unit: MeterUnit; wasAlways: boolean };
type UnitProblem = { problem: "gone" | "not-convertible" | "mixed-units" };
type Units = { from: MeterUnit; to: MeterUnit };

/**
 * `wasAlways`: all readings were in that unit all along and only had the wrong label. Not known when some were read in another. `relabel`
 * does the same to what else is counted in the meter's unit and says how many that were.
 */
export async function changeMeterUnit(
  scope: Scope,
  vehicleId: string,
  { unit, wasAlways }: UnitChange,
  token: string,
  relabel: (trx: AccountTransaction, units: Units) => Promise<number>,
) {
  return scope.db((trx) =>
    once<{ relabelled: number } | UnitProblem>(trx, token, async () => {
      const vehicle = await lockVehicle(trx, vehicleId);
      if (!vehicle) return { problem: "gone" };
      const readings = await listReadings(trx, vehicleId);
      const isAcross = (unit === "h") !== (vehicle.meter_unit === "h");
      if (isAcross && !wasAlways && readings.length > 0) return { problem: "not-convertible" };
      if (wasAlways && readings.some((one) => one.unit !== vehicle.meter_unit))
        return { problem: "mixed-units" };
      const units = { from: vehicle.meter_unit, to: unit };
      if (wasAlways) await relabelReadings(trx, vehicleId, units);
      const relabelled = wasAlways ? await relabel(trx, units) : 0;
      await trx
        .updateTable("vehicles")
        .set({ meter_unit: unit, version: sql`version + 1` })
        .where("id", "=", vehicleId)
        .execute();
      const [from, to] = [unitNames[units.from], unitNames[unit]];
      const lines = changeLines([{ label: "The meter counts", from, to }]);
      const reason = wasAlways ? "It was in that unit all along" : null;
      await noteChanges(trx, scope, { kind: "vehicle", recordId: vehicleId, vehicleId, lines, reason });
      return { relabelled };
    }),
  );
}

async function relabelReadings(
  trx: AccountTransaction,
  vehicleId: string,
  { from, to }: Units,
): Promise<void> {
  await trx
    .updateTable("meter_readings")
    .set({ unit: to })
    .where("vehicle_id", "=", vehicleId)
    .where("unit", "=", from)
    .execute();
}
