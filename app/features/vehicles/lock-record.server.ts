import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { attachFile, releaseFile } from "~/features/files/files.server";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { strike } from "~/features/meters/meters.server";
import { lockVehicle } from "./lock-vehicle.server";
import type { RecordProblem } from "./record-problem";

/** The tables of a vehicle's records: all have the columns that are used here. */
type RecordTable = "parts" | "breakdowns" | "service_entries" | "fuel_receipts";
export type WhichRecord = { vehicleId: string; id: string };

type Locked = {
  vehicle: { id: string; meter_unit: MeterUnit };
  before: { version: number; meter_reading_id: string | null; photo_id: string | null };
};

/** A record of this vehicle, both locked until the commit. `version` is the saved state that the form was opened with. */
export async function lockRecord(
  trx: AccountTransaction,
  table: RecordTable,
  { vehicleId, id, version }: WhichRecord & { version?: number },
): Promise<Locked | RecordProblem> {
  const vehicle = await lockVehicle(trx, vehicleId);
  if (!vehicle) return { problem: "gone" };
  const before = await trx
    .selectFrom(table as "parts")
    .select(["version", "meter_reading_id", "photo_id"])
    .where("id", "=", id)
    .where("vehicle_id", "=", vehicleId)
    .where("removed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return { problem: "removed" };
  if (version !== undefined && before.version !== version)
    return { problem: "changed-meanwhile", version: before.version };
  return { vehicle, before };
}

/**
 * Takes a record off the lists; its row stays. Its reading is struck out for the given reason; without one it stays true. Removed twice, it
 * is removed once, and the second time says so.
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

/** Gives a record its photo in the record's transaction, and lets go of the one it had. False: there is no such photo any more. */
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
