import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { factsOfFields } from "~/features/changes/change-lines";
import { findMovedBack } from "~/features/changes/change-reason";
import { isData } from "~/features/fields/field";
import { columnsOf } from "~/features/fields/field-values";
import {
  type WhichRecord,
  changePhoto,
  lockRecord,
  removeRecord,
} from "~/features/vehicles/lock-record.server";
import { lockVehicle } from "~/features/vehicles/lock-vehicle.server";
import { noteEdit } from "~/features/vehicles/note-edit.server";
import type { RecordProblem } from "~/features/vehicles/record-problem";
import { annualInspectionFields } from "./annual-inspection-fields";
import type { EditedAnnualInspection, NewAnnualInspection } from "./annual-inspection-schema";

const shown = ["id", ...annualInspectionFields.filter(isData).map(({ column }) => column)] as const;

/** Newest first, without removed ones. */
export async function listAnnualInspections(scope: Scope, vehicleId: string, { limit }: { limit: number }) {
  return scope.db((trx) => selectKept(trx, vehicleId).limit(limit).execute());
}

export function findLastAnnualInspection(trx: AccountTransaction, vehicleId: string) {
  return selectKept(trx, vehicleId).limit(1).executeTakeFirst();
}

function selectKept(trx: AccountTransaction, vehicleId: string) {
  return (
    trx
      .selectFrom("annual_inspections")
      .select(shown)
      .where("vehicle_id", "=", vehicleId)
      .where("removed_at", "is", null)
      .orderBy("inspected_on", "desc")
      // Failed and passed on one day: it was repaired in between, whichever paper is typed first.
      .orderBy(sql`result = 'passed'`, "desc")
      .orderBy("created_at", "desc")
  );
}

export async function getAnnualInspection(scope: Scope, { vehicleId, id }: WhichRecord) {
  return scope.db((trx) =>
    trx
      .selectFrom("annual_inspections")
      .select([...shown, "version", "photo_id", "removed_at"])
      .where("id", "=", id)
      .where("vehicle_id", "=", vehicleId)
      .executeTakeFirst(),
  );
}

/** Once per form. */
export async function addAnnualInspection(
  scope: Scope,
  vehicleId: string,
  typed: NewAnnualInspection,
  token: string,
) {
  return scope.db((trx) =>
    once<{ annualId: string } | RecordProblem>(trx, token, async () => {
      if (!(await lockVehicle(trx, vehicleId))) return { problem: "gone" };
      if (!(await changePhoto(trx, typed.photoId))) return { problem: "photo-gone" };
      const { id } = await trx
        .insertInto("annual_inspections")
        .values({
          ...columnsOf(annualInspectionFields, typed),
          photo_id: typed.photoId,
          vehicle_id: vehicleId,
          user_id: scope.user.id,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return { annualId: id };
    }),
  );
}

export async function updateAnnualInspection(
  scope: Scope,
  which: WhichRecord,
  typed: EditedAnnualInspection,
  token: string,
) {
  return scope.db((trx) =>
    once<{ updated: true } | RecordProblem>(trx, token, async () => {
      const locked = await lockRecord(trx, "annual_inspections", { ...which, version: typed.version });
      if ("problem" in locked) return locked;
      const { before } = locked;
      const moved = findMovedBack(before.inspected_on, typed.inspectedOn, typed.changeReason);
      if (moved) return moved;
      if (!(await changePhoto(trx, typed.photoId, before.photo_id))) return { problem: "photo-gone" };
      const after = { ...columnsOf(annualInspectionFields, typed), photo_id: typed.photoId };
      await trx
        .updateTable("annual_inspections")
        .set({ ...after, version: typed.version + 1 })
        .where("id", "=", which.id)
        .execute();
      const facts = factsOfFields(annualInspectionFields, before, after);
      const reason = typed.changeReason;
      await noteEdit(trx, scope, { ...which, kind: "annual_inspection", before, after, facts, reason });
      return { updated: true };
    }),
  );
}

export async function removeAnnualInspection(scope: Scope, which: WhichRecord) {
  return scope.db((trx) =>
    removeRecord(trx, scope, {
      ...which,
      table: "annual_inspections",
      strikeReason: null,
      factsOf: (before) => factsOfFields(annualInspectionFields, before, before),
    }),
  );
}
