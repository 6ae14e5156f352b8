import type { Updateable } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import type { ServiceEntriesTable } from "~db/tables/service_entries";
import { factsOfFields } from "~/features/changes/change-lines";
import { findMovedBack } from "~/features/changes/change-reason";
import { isData } from "~/features/fields/field";
import { columnsOf } from "~/features/fields/field-values";
import { type MeterProblem, recordReading } from "~/features/meters/meters.server";
import { readingOf } from "~/features/meters/reading-of-record.server";
import {
  completeReminders,
  listCompletedBy,
  raiseVersions,
} from "~/features/reminders/reminders-of-service.server";
import {
  type WhichRecord,
  changePhoto,
  lockRecord,
  removeRecord,
} from "~/features/vehicles/lock-record.server";
import { lockVehicle } from "~/features/vehicles/lock-vehicle.server";
import { noteEdit } from "~/features/vehicles/note-edit.server";
import { partsCostOf } from "~/features/vehicles/parts-cost.server";
import type { RecordProblem } from "~/features/vehicles/record-problem";
import { serviceFields } from "./service-fields";
import type { EditedService, NewService } from "./service-schema";

export type ServiceProblem = RecordProblem | MeterProblem | { problem: "reminder-gone" };

const shown = [
  "service_entries.id",
  "service_entries.created_at",
  ...serviceFields.filter(isData).map(({ column }) => `service_entries.${column}` as const),
] as const;

/** Newest first, without removed ones. Costs in dollars. */
export async function listServiceEntries(scope: Scope, vehicleId: string, { limit }: { limit: number }) {
  return scope.db((trx) =>
    trx
      .selectFrom("service_entries")
      .select(shown)
      .select((entry) => [
        readingOf(entry.ref("service_entries.meter_reading_id")).as("reading"),
        partsCostOf("service_entry_id", entry.ref("service_entries.id")).as("parts_cost"),
      ])
      .where("vehicle_id", "=", vehicleId)
      .where("removed_at", "is", null)
      .orderBy("service_date", "desc")
      .orderBy("created_at", "desc")
      .limit(limit)
      .execute(),
  );
}

export async function getServiceEntry(scope: Scope, { vehicleId, id }: WhichRecord) {
  return scope.db(async (trx) => {
    const entry = await trx
      .selectFrom("service_entries")
      .select([...shown, "version", "photo_id", "removed_at", "certifies_repair"])
      .select((one) => [
        readingOf(one.ref("service_entries.meter_reading_id")).as("reading"),
        partsCostOf("service_entry_id", one.ref("service_entries.id")).as("parts_cost"),
      ])
      .where("id", "=", id)
      .where("vehicle_id", "=", vehicleId)
      .executeTakeFirst();
    return entry && { ...entry, completed: await listCompleted(trx, id) };
  });
}

function listCompleted(trx: AccountTransaction, serviceEntryId: string) {
  return trx
    .selectFrom("reminder_completions")
    .innerJoin("reminders", "reminders.id", "reminder_completions.reminder_id")
    .select(["reminders.id", "reminders.task"])
    .where("service_entry_id", "=", serviceEntryId)
    .where("reminder_completions.removed_at", "is", null)
    .orderBy("reminders.task")
    .execute();
}

/** Once per form; the reminders it completes start over. */
export async function addServiceEntry(scope: Scope, vehicleId: string, typed: NewService, token: string) {
  return scope.db((trx) =>
    once<{ entryId: string } | ServiceProblem>(trx, token, () => addNewEntry(trx, scope, vehicleId, typed)),
  );
}

export async function addNewEntry(
  trx: AccountTransaction,
  scope: Scope,
  vehicleId: string,
  typed: NewService,
): Promise<{ entryId: string } | ServiceProblem> {
  const vehicle = await lockVehicle(trx, vehicleId);
  if (!vehicle) return { problem: "gone" };
  const entry = { vehicle, readOn: typed.serviceDate, source: "service", fields: typed } as const;
  const reading = await recordReading(trx, scope, entry);
  if ("problem" in reading) return reading;
  if (!(await changePhoto(trx, typed.photoId))) return { problem: "photo-gone" };
  const { id } = await trx
    .insertInto("service_entries")
    .values({
      ...columnsOf(serviceFields, typed),
      photo_id: typed.photoId,
      vehicle_id: vehicleId,
      user_id: scope.user.id,
      meter_reading_id: reading.readingId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const problem = await complete(trx, scope, { vehicleId, id }, typed, reading.readingId);
  return problem ?? { entryId: id };
}

type Repair = {
  vehicleId: string;
  day: string;
  description: string;
  /** Null: the own shop. */
  doneBy: string | null;
  cost: string | null;
  notes: string;
};

/** A certified repair, in the transaction of its certification. */
export async function recordRepair(trx: AccountTransaction, scope: Scope, repair: Repair): Promise<string> {
  const { id } = await trx
    .insertInto("service_entries")
    .values({
      vehicle_id: repair.vehicleId,
      user_id: scope.user.id,
      service_date: repair.day,
      description: repair.description,
      own_shop: repair.doneBy === null,
      vendor: repair.doneBy,
      other_cost: repair.cost,
      notes: repair.notes,
      certifies_repair: true,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateServiceEntry(
  scope: Scope,
  which: WhichRecord,
  typed: EditedService,
  token: string,
) {
  return scope.db((trx) =>
    once<{ updated: true } | ServiceProblem>(trx, token, async () => {
      const locked = await lockRecord(trx, "service_entries", { ...which, version: typed.version });
      if ("problem" in locked) return locked;
      const { vehicle, before } = locked;
      const moved = findMovedBack(before.service_date, typed.serviceDate, typed.changeReason);
      if (moved) return moved;
      const entry = { vehicle, readOn: typed.serviceDate, source: "service", fields: typed } as const;
      const reading = await recordReading(trx, scope, { ...entry, replaces: before.meter_reading_id });
      if ("problem" in reading) return reading;
      if (!(await changePhoto(trx, typed.photoId, before.photo_id))) return { problem: "photo-gone" };
      const after = {
        ...columnsOf(serviceFields, typed),
        photo_id: typed.photoId,
        meter_reading_id: reading.readingId,
      };
      await storeEdit(trx, which, typed, after);
      const facts = factsOfFields(serviceFields, before, after);
      const reason = typed.changeReason;
      await noteEdit(trx, scope, { ...which, kind: "service_entry", before, after, facts, reason });
      const problem = await complete(trx, scope, which, typed, reading.readingId);
      return problem ?? { updated: true };
    }),
  );
}

async function storeEdit(
  trx: AccountTransaction,
  { id }: WhichRecord,
  { version }: EditedService,
  columns: Updateable<ServiceEntriesTable>,
): Promise<void> {
  await trx
    .updateTable("service_entries")
    .set({ ...columns, version: version + 1 })
    .where("id", "=", id)
    .execute();
}

async function complete(
  trx: AccountTransaction,
  scope: Scope,
  { vehicleId, id }: WhichRecord,
  { reminderIds, serviceDate }: NewService,
  readingId: string | null,
): Promise<{ problem: "reminder-gone" } | undefined> {
  const completed = await completeReminders(trx, scope, {
    vehicleId,
    serviceEntryId: id,
    reminderIds,
    doneOn: serviceDate,
    readingId,
  });
  return "problem" in completed ? completed : undefined;
}

/** The reminders it completed are due again. Its parts stay on the vehicle. A certified repair is kept: 49 CFR 396.3(c). */
export async function removeServiceEntry(scope: Scope, which: WhichRecord) {
  return scope.db(async (trx) => {
    const entry = await trx
      .selectFrom("service_entries")
      .select("certifies_repair")
      .where("id", "=", which.id)
      .executeTakeFirst();
    if (entry?.certifies_repair) return { problem: "kept" as const };
    const removed = await removeRecord(trx, scope, {
      ...which,
      table: "service_entries",
      strikeReason: "Its service entry was removed",
      factsOf: (before) => factsOfFields(serviceFields, before, before),
    });
    await raiseVersions(trx, await listCompletedBy(trx, which.id));
    return removed;
  });
}
