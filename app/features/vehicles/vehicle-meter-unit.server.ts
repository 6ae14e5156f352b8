import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { once } from "~db/once";
import { changeLines } from "~/features/changes/change-lines";
import { noteChanges } from "~/features/changes/changes.server";
import { type MeterUnit, unitNames } from "~/features/meters/meter-unit";
import { listReadings } from "~/features/meters/meters.server";
import { lockVehicle } from "./lock-vehicle.server";

type UnitChange = { unit: MeterUnit; wasAlways: boolean };
type UnitProblem = { problem: "gone" | "not-convertible" | "mixed-units" };

/** `wasAlways`: all readings were in that unit all along and only had the wrong label. Not known when some were read in another. */
export async function changeMeterUnit(
  scope: Scope,
  vehicleId: string,
  { unit, wasAlways }: UnitChange,
  token: string,
) {
  return scope.db((trx) =>
    once<{ changed: true } | UnitProblem>(trx, token, async () => {
      const vehicle = await lockVehicle(trx, vehicleId);
      if (!vehicle) return { problem: "gone" };
      const readings = await listReadings(trx, vehicleId);
      const isAcross = (unit === "h") !== (vehicle.meter_unit === "h");
      if (isAcross && !wasAlways && readings.length > 0) return { problem: "not-convertible" };
      if (wasAlways && readings.some((one) => one.unit !== vehicle.meter_unit))
        return { problem: "mixed-units" };
      if (wasAlways) {
        await trx
          .updateTable("meter_readings")
          .set({ unit })
          .where("vehicle_id", "=", vehicleId)
          .where("unit", "=", vehicle.meter_unit)
          .execute();
      }
      await trx
        .updateTable("vehicles")
        .set({ meter_unit: unit, version: sql`version + 1` })
        .where("id", "=", vehicleId)
        .execute();
      const [from, to] = [unitNames[vehicle.meter_unit], unitNames[unit]];
      const lines = changeLines([{ label: "The meter counts", from, to }]);
      const reason = wasAlways ? "It was in that unit all along" : null;
      await noteChanges(trx, scope, { kind: "vehicle", recordId: vehicleId, vehicleId, lines, reason });
      return { changed: true };
    }),
  );
}
