import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { factsOfFields } from "~/features/changes/change-lines";
import { findMovedBack } from "~/features/changes/change-reason";
import { noteEdit } from "~/features/vehicles/note-edit.server";
import { isData } from "~/features/fields/field";
import { columnsOf } from "~/features/fields/field-values";
import { type MeterProblem, recordReading } from "~/features/meters/meters.server";
import { readingOf } from "~/features/meters/reading-of-record.server";
import { type WhichRecord, changePhoto, lockRecord } from "~/features/vehicles/lock-record.server";
import { lockVehicle } from "~/features/vehicles/lock-vehicle.server";
import type { RecordProblem } from "~/features/vehicles/record-problem";
import { partFields } from "./part-fields";
import type { EditedPart, NewPart } from "./part-schema";
import type { SamePart } from "./same-part";
import { findSamePart } from "./same-part.server";
import {
  type StockProblem,
  type Taken,
  completedFromStock,
  findInStock,
  takeFromStock,
} from "./take-from-stock.server";

export type PartProblem =
  RecordProblem | MeterProblem | StockProblem | { problem: "link-gone"; field: LinkField };
type LinkField = "breakdownId" | "serviceEntryId";

const shown = [
  "parts.id",
  "parts.removed_at",
  "parts.removed_as",
  ...partFields.filter(isData).map(({ column }) => `parts.${column}` as const),
] as const;

type Listing = {
  limit: number;
  /** Parts removed from the vehicle, instead of those still on it. */
  removed?: boolean;
};

/** Newest first. Costs in dollars. */
export async function listParts(scope: Scope, vehicleId: string, { limit, removed = false }: Listing) {
  return scope.db((trx) =>
    trx
      .selectFrom("parts")
      .select(shown)
      .select((part) => readingOf(part.ref("parts.meter_reading_id")).as("reading"))
      .where("vehicle_id", "=", vehicleId)
      .where("removed_at", removed ? "is not" : "is", null)
      .orderBy("install_date", "desc")
      .orderBy("created_at", "desc")
      .limit(limit)
      .execute(),
  );
}

/** The parts that count toward its cost, including those taken off since then: the first `limit`. */
export async function listPartsOf(
  scope: Scope,
  vehicleId: string,
  link: { breakdownId: string } | { serviceEntryId: string },
  { limit }: { limit: number },
) {
  const [column, id] =
    "breakdownId" in link
      ? (["breakdown_id", link.breakdownId] as const)
      : (["service_entry_id", link.serviceEntryId] as const);
  return scope.db((trx) =>
    trx
      .selectFrom("parts")
      .select(shown)
      .select((part) => readingOf(part.ref("parts.meter_reading_id")).as("reading"))
      .where("vehicle_id", "=", vehicleId)
      .where(column, "=", id)
      .where((part) => part.or([part("removed_at", "is", null), part("removed_as", "=", "taken_off")]))
      .orderBy("install_date")
      .orderBy("created_at")
      .limit(limit)
      .execute(),
  );
}

export async function getPart(scope: Scope, { vehicleId, id }: WhichRecord) {
  return scope.db((trx) =>
    trx
      .selectFrom("parts")
      .select([...shown, "parts.version", "parts.photo_id", "parts.breakdown_id", "parts.service_entry_id"])
      .select(["parts.inventory_item_id", "parts.quantity_taken"])
      .select((part) => readingOf(part.ref("parts.meter_reading_id")).as("reading"))
      .where("id", "=", id)
      .where("vehicle_id", "=", vehicleId)
      .executeTakeFirst(),
  );
}

/** For the check before saving: the same part fitted earlier, and the stock of it. */
export async function checkPart(scope: Scope, vehicleId: string, typed: NewPart) {
  return scope.db(async (trx) => {
    const vehicle = await trx
      .selectFrom("vehicles")
      .select(["id", "meter_unit"])
      .where("id", "=", vehicleId)
      .executeTakeFirst();
    const item = await itemFor(trx, scope, typed);
    if (item && "problem" in item) return item;
    return { same: vehicle && (await findSamePart(trx, vehicle, typed)), item };
  });
}

async function itemFor(trx: AccountTransaction, scope: Scope, typed: NewPart) {
  return typed.fromStock ? findInStock(trx, scope, typed.partNumber ?? "") : undefined;
}

type Added = { partId: string; same: SamePart | null; stock: Taken | null };

/** Once per form. `alongside` runs in the same transaction, for what the part is made of. */
export async function addPart(
  scope: Scope,
  vehicleId: string,
  typed: NewPart,
  token: string,
  alongside?: (trx: AccountTransaction) => Promise<void>,
) {
  return scope.db((trx) =>
    once<Added | PartProblem>(trx, token, async () => {
      const added = await addNewPart(trx, scope, vehicleId, typed);
      if (!("problem" in added)) await alongside?.(trx);
      return added;
    }),
  );
}

/** Reports an earlier part that is the same. Pieces from the shelf are taken in the same transaction. */
export async function addNewPart(
  trx: AccountTransaction,
  scope: Scope,
  vehicleId: string,
  asTyped: NewPart,
): Promise<Added | PartProblem> {
  const vehicle = await lockVehicle(trx, vehicleId);
  if (!vehicle) return { problem: "gone" };
  const item = await itemFor(trx, scope, asTyped);
  if (item && "problem" in item) return item;
  const typed = item ? completedFromStock(asTyped, item) : asTyped;
  const lost = await findLostLink(trx, vehicleId, typed);
  if (lost) return lost;
  const same = await findSamePart(trx, vehicle, typed);
  const entry = { vehicle, readOn: typed.installDate, source: "part", fields: typed } as const;
  const reading = await recordReading(trx, scope, entry);
  if ("problem" in reading) return reading;
  if (!(await changePhoto(trx, typed.photoId))) return { problem: "photo-gone" };
  const taken = { inventory_item_id: item?.id, quantity_taken: item && typed.quantityTaken };
  const place = { vehicle_id: vehicleId, user_id: scope.user.id, meter_reading_id: reading.readingId };
  const { id } = await trx
    .insertInto("parts")
    .values({ ...partColumns(typed), ...taken, ...place })
    .returning("id")
    .executeTakeFirstOrThrow();
  const move = item && { item, quantity: typed.quantityTaken, partId: id };
  return { partId: id, same: same ?? null, stock: move ? await takeFromStock(trx, scope, move) : null };
}

export async function updatePart(scope: Scope, which: WhichRecord, typed: EditedPart, token: string) {
  return scope.db((trx) =>
    once<{ updated: true } | PartProblem>(trx, token, async () => {
      const locked = await lockRecord(trx, "parts", { ...which, version: typed.version });
      if ("problem" in locked) return locked;
      const { vehicle, before } = locked;
      const moved = findMovedBack(before.install_date, typed.installDate, typed.changeReason);
      if (moved) return moved;
      const lost = await findLostLink(trx, which.vehicleId, typed);
      if (lost) return lost;
      const entry = { vehicle, readOn: typed.installDate, source: "part", fields: typed } as const;
      const reading = await recordReading(trx, scope, { ...entry, replaces: before.meter_reading_id });
      if ("problem" in reading) return reading;
      if (!(await changePhoto(trx, typed.photoId, before.photo_id))) return { problem: "photo-gone" };
      const after = { ...partColumns(typed), meter_reading_id: reading.readingId };
      await trx
        .updateTable("parts")
        .set({ ...after, version: typed.version + 1 })
        .where("id", "=", which.id)
        .execute();
      const facts = factsOfFields(partFields, before, after);
      const reason = typed.changeReason;
      await noteEdit(trx, scope, { ...which, kind: "part", before, after, facts, reason });
      return { updated: true };
    }),
  );
}

function partColumns(typed: NewPart) {
  return {
    ...columnsOf(partFields, typed),
    breakdown_id: typed.breakdownId,
    service_entry_id: typed.serviceEntryId,
    photo_id: typed.photoId,
  };
}

/** A part may only link a breakdown and a service entry of its own vehicle. Links to removed ones may stay. */
async function findLostLink(
  trx: AccountTransaction,
  vehicleId: string,
  { breakdownId, serviceEntryId }: NewPart,
): Promise<{ problem: "link-gone"; field: LinkField } | undefined> {
  const isThere = async (table: "breakdowns" | "service_entries", id: string) => {
    const query = trx.selectFrom(table).select("id").where("vehicle_id", "=", vehicleId).where("id", "=", id);
    return (await query.executeTakeFirst()) !== undefined;
  };
  if (breakdownId && !(await isThere("breakdowns", breakdownId))) {
    return { problem: "link-gone", field: "breakdownId" };
  }
  if (serviceEntryId && !(await isThere("service_entries", serviceEntryId))) {
    return { problem: "link-gone", field: "serviceEntryId" };
  }
  return undefined;
}
