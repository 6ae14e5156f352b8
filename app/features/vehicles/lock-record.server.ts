import { type Selectable, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { Database } from "~db/database";
import type { RecordKind } from "~db/tables/record_changes";
import type { Fact } from "~/features/changes/change-lines";
import { attachFile, releaseFile } from "~/features/files/files.server";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { strike } from "~/features/meters/meters.server";
import { lockVehicle } from "./lock-vehicle.server";
import { noteRemoval } from "./note-edit.server";
import type { RecordProblem } from "./record-problem";

/** All these tables have the columns used here; not every record has a reading or a photo. */
type RecordTable = "parts" | "breakdowns" | "service_entries" | "fuel_receipts" | "annual_inspections";
export type WhichRecord = { vehicleId: string; id: string };

type Before<Table extends RecordTable> = Selectable<Database[Table]>;

type Locked<Table extends RecordTable> = {
  vehicle: { id: string; meter_unit: MeterUnit };
  before: Before<Table>;
};

/** The record and its vehicle are locked until the commit. `version` is the record's when the form was opened. */
export async function lockRecord<Table extends RecordTable>(
  trx: AccountTransaction,
  table: Table,
  { vehicleId, id, version }: WhichRecord & { version?: number },
): Promise<Locked<Table> | RecordProblem> {
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
  return { vehicle, before: before as unknown as Before<Table> };
}

type Common = { meter_reading_id?: string | null; photo_id?: string | null };

type Removal<Table extends RecordTable> = WhichRecord & {
  table: Table;
  strikeReason: string | null;
  factsOf: (before: Before<Table>) => Fact[];
};

/**
 * The row stays, and what it said is kept with its changes. With a reason its reading is struck out; without one the reading still counts.
 * The second removal says that it was removed already.
 */
export async function removeRecord<Table extends RecordTable>(
  trx: AccountTransaction,
  scope: Scope,
  { table, strikeReason, factsOf, ...which }: Removal<Table>,
): Promise<{ removed: boolean } | { problem: "gone" }> {
  const locked = await lockRecord(trx, table, which);
  if ("problem" in locked) return locked.problem === "gone" ? { problem: "gone" } : { removed: false };
  const { before } = locked;
  const row = before as Common;
  await noteRemoval(trx, scope, { ...which, kind: kinds[table], before: row, facts: factsOf(before) });
  const { meter_reading_id } = row;
  if (meter_reading_id && strikeReason)
    await strike(trx, scope, which.vehicleId, meter_reading_id, strikeReason);
  await trx
    .updateTable(table as "parts")
    .set({ removed_at: sql<Date>`now()`, removed_by: scope.user.id })
    .where("id", "=", which.id)
    .execute();
  return { removed: true };
}

const kinds = {
  parts: "part",
  breakdowns: "breakdown",
  service_entries: "service_entry",
  fuel_receipts: "fuel_receipt",
  annual_inspections: "annual_inspection",
} as const satisfies Record<RecordTable, RecordKind>;

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
