import { sql } from "kysely";
import { noteAudit } from "~/auth/audit.server";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { type SameVehicle, findByVin, listSameVehicles } from "./known-vehicles.server";
import { unitTitle, unitTitleColumns } from "./vehicle-title";
import { type VehicleProblem, checkLimit, lockFleet } from "./vehicles.server";

/** Its records stay: the law requires them for months (49 CFR 396.3, 396.11). */
export async function archiveVehicle(scope: Scope, id: string, reason: string | null): Promise<boolean> {
  return scope.db(async (trx) => {
    const archived = await trx
      .updateTable("vehicles")
      .set({ archived_at: sql<Date>`now()`, archive_reason: reason })
      .where("id", "=", id)
      .where("archived_at", "is", null)
      .returning(unitTitleColumns)
      .executeTakeFirst();
    if (!archived) return false;
    await trx.insertInto("vehicle_absences").values({ vehicle_id: id, reason }).execute();
    const why = reason ? ` (${reason})` : "";
    await noteAudit(trx, scope, {
      kind: "records",
      what: `Removed from the fleet: ${unitTitle(archived)}${why}`,
    });
    return true;
  });
}

/** `same` are vehicles that got its unit number meanwhile, or have its serial number. */
type Restored = { restored: true; same: SameVehicle[] };

/** Only if the plan has room and no vehicle in service has its VIN. */
export async function restoreVehicle(scope: Scope, id: string): Promise<Restored | VehicleProblem> {
  return scope.db(async (trx) => {
    await lockFleet(scope, trx);
    const former = await trx
      .selectFrom("vehicles")
      .select(["archived_at", "vin", "serial_number", ...unitTitleColumns])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!former) return { problem: "gone" };
    if (former.archived_at === null) return { restored: true, same: [] };
    const full = await checkLimit(scope, trx);
    if (full) return full;
    const taken = former.vin && (await findByVin(trx, former.vin));
    if (taken) return { problem: "vin-taken", vehicleId: taken.id, unit: taken.unit_number };
    await trx
      .updateTable("vehicles")
      .set({ archived_at: null, archive_reason: null })
      .where("id", "=", id)
      .execute();
    await trx
      .updateTable("vehicle_absences")
      .set({ returned_at: sql<Date>`now()` })
      .where("vehicle_id", "=", id)
      .where("returned_at", "is", null)
      .execute();
    await noteAudit(trx, scope, { kind: "records", what: `Put back in the fleet: ${unitTitle(former)}` });
    return { restored: true, same: await listSameVehicles(trx, former, id) };
  });
}

/** Days in the account's time zone. */
export async function listAbsences(trx: AccountTransaction, vehicleId: string, timeZone: string) {
  return trx
    .selectFrom("vehicle_absences")
    .select([
      sql<string>`(left_at at time zone ${timeZone})::date`.as("leftOn"),
      sql<string | null>`(returned_at at time zone ${timeZone})::date`.as("returnedOn"),
    ])
    .where("vehicle_id", "=", vehicleId)
    .orderBy("left_at")
    .execute();
}
