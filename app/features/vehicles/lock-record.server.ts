import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { attachFile, releaseFile } from "~/features/files/files.server";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { strike } from "~/features/meters/meters.server";
import { lockVehicle } from "./lock-vehicle.server";
import type { RecordProblem } from "./record-problem";

/** All these tables have the columns used here; an annual inspection has no reading. */
type RecordTable = "parts" | "breakdowns" | "service_entries" | "fuel_receipts" | "annual_inspections";
export type WhichRecord = { vehicleId: string; id: string };

type Locked = {
  vehicle: { id: string; meter_unit: MeterUnit };
  before: { version: number; meter_reading_id: string | null; photo_id: string | null };
};

/** The record and its vehicle are locked until the commit. `version` is the record's when the form was opened. */
export async function lockRecord(
  trx: AccountTransaction,
  table: RecordTable,
  { vehicleId, id, version }: WhichRecord & { version?: number },
): Promise<Locked | RecordProblem> {
  const vehicle = await lockVehicle(trx, vehicleId);
  if (!vehicle) return { problem: "gone" };
  const before = await trx
    .selectFrom(table as "parts")
    .selectAll()
    .where("id", "=", id)
    .where("vehicle_id", "=", vehicleId)
    .where("removed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return { problem: "removed" };
  if (version !== undefined && before.version !== version)
    return { problem: "changed-meanwhile", version: before.version };
  return { vehicle, before: { ...before, meter_reading_id: before.meter_reading_id ?? null } };
}

/**
 * The row stays. With a reason its reading is struck out; without one the reading still counts. The second removal says that it was removed
 * already.
 */
export async function removeRecord(
  trx: AccountTransaction,
  scope: Scope,
  { table, strikeReason, ...which }: WhichRecord & { table: RecordTable; strikeReason: string | null },
): Promise<{ removed: boolean } | { problem: "gone" }> {
  const locked = await lockRecord(trx, table, which);
  if ("problem" in locked) return locked.problem === "gone" ? { problem: "gone" } : { removed: false };
  const { meter_reading_id } = locked.before;
  if (meter_reading_id && strikeReason)
    await strike(trx, scope, which.vehicleId, meter_reading_id, strikeReason);
  await trx
    .updateTable(table as "parts")
    .set({ removed_at: sql<Date>`now()`, removed_by: scope.user.id })
    .where("id", "=", which.id)
    .execute();
  return { removed: true };
}

/** In the record's transaction; releases the photo before. False if there is no such photo any more. */
export async function changePhoto(
  trx: AccountTransaction,
  photoId: string | null,
  before: string | null = null,
): Promise<boolean> {
  if (photoId === before) return true;
  if (!(await attachFile(trx, photoId))) return false;
  await releaseFile(trx, before);
  return true;
}
