import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { once } from "~db/once";
import { lockVehicle } from "./lock-vehicle.server";
import { vehicleTitle } from "./vehicle-title";

const maxShown = 5;

/** What drivers saved although it was questioned, newest first, until a manager strikes it out or finds it right. */
export async function listReadingsToCheck(scope: Scope) {
  const found = await scope.db((trx) =>
    trx
      .selectFrom("meter_readings")
      .innerJoin("vehicles", "vehicles.id", "meter_readings.vehicle_id")
      .select(["meter_readings.id", "vehicle_id", "doubt"])
      .select(["make_model", "make", "model", "year", "unit_number"])
      .select(sql<number>`count(*) over ()::int`.as("all"))
      .where("doubt", "is not", null)
      .where("checked_at", "is", null)
      .where("struck_at", "is", null)
      .where("archived_at", "is", null)
      .orderBy("recorded_at", "desc")
      .orderBy("meter_readings.id")
      .limit(maxShown)
      .execute(),
  );
  const readings = found.map(({ id, vehicle_id, doubt, ...vehicle }) => ({
    to: `/fleet-data/${vehicle_id}/meter/${id}`,
    vehicle: vehicle.unit_number ?? vehicleTitle(vehicle),
    doubt,
  }));
  return { readings, more: (found[0]?.all ?? 0) - found.length };
}

/** A manager found a questioned reading right. */
export async function confirmReading(
  scope: Scope,
  { vehicleId, readingId }: { vehicleId: string; readingId: string },
  token: string,
) {
  return scope.db((trx) =>
    once<{ changed: boolean }>(trx, token, async () => {
      if (!(await lockVehicle(trx, vehicleId))) return { changed: false };
      const confirmed = await trx
        .updateTable("meter_readings")
        .set({ checked_at: sql<Date>`now()`, checked_by: scope.user.id })
        .where("id", "=", readingId)
        .where("vehicle_id", "=", vehicleId)
        .where("doubt", "is not", null)
        .where("checked_at", "is", null)
        .returning("id")
        .executeTakeFirst();
      return { changed: confirmed !== undefined };
    }),
  );
}
