import type { Transaction } from "kysely";
import { noteAudit } from "~/auth/audit.server";
import type { Scope } from "~/auth/scope";
import { findExactVehicle } from "~/features/vehicles/vehicles.server";
import { unitTitle, unitTitleColumns, vehicleTitle } from "~/features/vehicles/vehicle-title";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";
import { nameOf } from "./users.server";

const maxUnits = 200;

/** The vehicles in service that somebody drives, by unit number. */
export async function listUnitsOf(scope: Scope, userId: string) {
  const rows = await scope.db((trx) =>
    trx
      .selectFrom("vehicle_drivers as d")
      .innerJoin("vehicles as v", (join) =>
        join.onRef("v.account_id", "=", "d.account_id").onRef("v.id", "=", "d.vehicle_id"),
      )
      .select(["v.id", "v.unit_number", "v.make_model", "v.make", "v.model", "v.year"])
      .where("d.user_id", "=", userId)
      .where("v.archived_at", "is", null)
      .orderBy("v.unit_number")
      .orderBy("v.id")
      .limit(maxUnits)
      .execute(),
  );
  return rows.map(({ id, unit_number, ...vehicle }) => ({
    id,
    label: [unit_number, vehicleTitle(vehicle)].filter(Boolean).join(" · "),
  }));
}

export type DriverUnit = Awaited<ReturnType<typeof listUnitsOf>>[number];

/** Names, or addresses of those who gave none. */
export async function listDriversOf(scope: Scope, vehicleId: string): Promise<string[]> {
  const rows = await ownerDb()
    .selectFrom("vehicle_drivers as d")
    .innerJoin("profiles as p", "p.id", "d.user_id")
    .innerJoin("users as u", "u.id", "p.id")
    .select(["p.name", "u.email"])
    .where("d.account_id", "=", scope.account.id)
    .where("p.account_id", "=", scope.account.id)
    .where("d.vehicle_id", "=", vehicleId)
    .orderBy("u.email")
    .execute();
  return rows.map(({ name, email }) => name ?? email);
}

type Assigned = { vehicleId: string } | { problem: "unknown-unit" | "gone" | "too-many" };

/** `search`: unit number, VIN, serial number, or the last six characters. Assigning twice is once. */
export async function assignUnit(scope: Scope, userId: string, search: string): Promise<Assigned> {
  const vehicleId = await findExactVehicle(scope, search);
  if (!vehicleId) return { problem: "unknown-unit" };
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      const member = await findDriver(trx, scope, userId);
      if (!member) return { problem: "gone" };
      const { units } = await trx
        .selectFrom("vehicle_drivers")
        .select(({ fn }) => fn.countAll<string>().as("units"))
        .where("account_id", "=", scope.account.id)
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      if (Number(units) >= maxUnits) return { problem: "too-many" };
      const added = await trx
        .insertInto("vehicle_drivers")
        .values({
          account_id: scope.account.id,
          vehicle_id: vehicleId,
          user_id: userId,
          assigned_by: scope.user.id,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("vehicle_id")
        .executeTakeFirst();
      if (added)
        await noteAudit(trx, scope, {
          kind: "people",
          what: `Assigned ${await titleOf(trx, scope, vehicleId)} to ${nameOf(member)}`,
        });
      return { vehicleId };
    });
}

function findDriver(trx: Transaction<Database>, scope: Scope, userId: string) {
  return trx
    .selectFrom("profiles as p")
    .innerJoin("users as u", "u.id", "p.id")
    .select(["p.name", "u.email"])
    .where("p.account_id", "=", scope.account.id)
    .where("p.id", "=", userId)
    .forUpdate("p")
    .executeTakeFirst();
}

async function titleOf(trx: Transaction<Database>, scope: Scope, vehicleId: string): Promise<string> {
  const vehicle = await trx
    .selectFrom("vehicles")
    .select(unitTitleColumns)
    .where("account_id", "=", scope.account.id)
    .where("id", "=", vehicleId)
    .executeTakeFirstOrThrow();
  return unitTitle(vehicle);
}

/** False if it was taken away before. */
export async function unassignUnit(scope: Scope, userId: string, vehicleId: string): Promise<boolean> {
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      const member = await findDriver(trx, scope, userId);
      const removed = await trx
        .deleteFrom("vehicle_drivers")
        .where("account_id", "=", scope.account.id)
        .where("user_id", "=", userId)
        .where("vehicle_id", "=", vehicleId)
        .returning("vehicle_id")
        .executeTakeFirst();
      if (!removed || !member) return false;
      await noteAudit(trx, scope, {
        kind: "people",
        what: `Took ${await titleOf(trx, scope, vehicleId)} away from ${nameOf(member)}`,
      });
      return true;
    });
}
