import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { once } from "~db/once";
import { findMovedBack } from "~/features/changes/change-reason";
import { listMailsAbout } from "~/features/mail/mail.server";
import { type MeterProblem, recordReading } from "~/features/meters/meters.server";
import { readingOf } from "~/features/meters/reading-of-record.server";
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
import type { Alert } from "./alert-text";
import { breakdownFacts } from "./breakdown-changes";
import type { EditedBreakdown, NewBreakdown } from "./breakdown-schema";
import { logBreakdown, openBreakdown } from "./open-breakdown.server";
import { readingOfBreakdown } from "./reading-of-breakdown.server";

const shown = [
  "breakdowns.id",
  "breakdowns.breakdown_type",
  "breakdowns.breakdown_date",
  "breakdowns.state",
  "breakdowns.cost",
  "breakdowns.notes",
  "breakdowns.cannot_be_driven",
  "breakdowns.created_at",
] as const;

/** A vehicle's breakdowns, newest first, without removed ones. Costs in dollars: its own, and its parts'. */
export async function listBreakdowns(scope: Scope, vehicleId: string, { limit }: { limit: number }) {
  return scope.db((trx) =>
    trx
      .selectFrom("breakdowns")
      .select(shown)
      .select((breakdown) => [
        readingOfBreakdown().as("reading"),
        partsCostOf("breakdown_id", breakdown.ref("breakdowns.id")).as("parts_cost"),
      ])
      .where("vehicle_id", "=", vehicleId)
      .where("removed_at", "is", null)
      .orderBy("breakdown_date", "desc")
      .orderBy("created_at", "desc")
      .limit(limit)
      .execute(),
  );
}

export const notesOnPage = 100;

/** One breakdown of this vehicle with the mails about it. Also finds removed ones. */
export async function getBreakdown(scope: Scope, vehicleId: string, id: string) {
  return scope.db(async (trx) => {
    const breakdown = await trx
      .selectFrom("breakdowns")
      .select([...shown, "breakdowns.version", "breakdowns.photo_id", "breakdowns.removed_at"])
      .select((one) => [
        readingOfBreakdown().as("reading"),
        readingOf(one.ref("breakdowns.meter_reading_id")).as("own_reading"),
        partsCostOf("breakdown_id", one.ref("breakdowns.id")).as("parts_cost"),
      ])
      .where("id", "=", id)
      .where("vehicle_id", "=", vehicleId)
      .executeTakeFirst();
    if (!breakdown) return undefined;
    return { ...breakdown, mails: await listMailsAbout(trx, id) };
  });
}

/** A page of its log, newest first, and one more when there is another page. `after` is the last note of the page before. */
export async function listBreakdownLog(scope: Scope, id: string, after: string | undefined) {
  return scope.db((trx) =>
    trx
      .selectFrom("breakdown_notes")
      .select(["id", "author", "state", "note", "created_at"])
      .where("breakdown_id", "=", id)
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(created_at, id) < (select created_at, id from breakdown_notes where id = ${after!}::uuid)`,
        ),
      )
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(notesOnPage + 1)
      .execute(),
  );
}

/** Records a breakdown once per form, with the alert to the account's managers. */
export async function addBreakdown(scope: Scope, vehicleId: string, typed: NewBreakdown, token: string) {
  return scope.db((trx) =>
    once<{ breakdownId: string; alert: Alert } | RecordProblem | MeterProblem>(trx, token, async () => {
      const vehicle = await lockVehicle(trx, vehicleId);
      if (!vehicle) return { problem: "gone" };
      const reading = await recordReading(trx, scope, {
        vehicle,
        readOn: typed.breakdownDate,
        source: "breakdown",
        fields: typed,
      });
      if ("problem" in reading) return reading;
      if (!(await changePhoto(trx, typed.photoId))) return { problem: "photo-gone" };
      return openBreakdown(trx, scope, {
        vehicleId,
        type: typed.breakdownType,
        day: typed.breakdownDate,
        readingId: reading.readingId,
        cannotBeDriven: typed.cannotBeDriven,
        photoId: typed.photoId,
        notes: typed.notes,
      });
    }),
  );
}

const columnsOf = (typed: EditedBreakdown, readingId: string | null) => ({
  breakdown_type: typed.breakdownType,
  breakdown_date: typed.breakdownDate,
  cannot_be_driven: typed.cannotBeDriven,
  cost: typed.cost,
  meter_reading_id: readingId,
  photo_id: typed.photoId,
});

export async function updateBreakdown(
  scope: Scope,
  which: WhichRecord,
  typed: EditedBreakdown,
  token: string,
) {
  return scope.db((trx) =>
    once<{ updated: true } | RecordProblem | MeterProblem>(trx, token, async () => {
      const locked = await lockRecord(trx, "breakdowns", { ...which, version: typed.version });
      if ("problem" in locked) return locked;
      const { before, vehicle } = locked;
      const moved = findMovedBack(before.breakdown_date, typed.breakdownDate, typed.changeReason);
      if (moved) return moved;
      const reading = await recordReading(trx, scope, {
        ...{ vehicle, readOn: typed.breakdownDate, source: "breakdown", fields: typed },
        replaces: before.meter_reading_id,
      });
      if ("problem" in reading) return reading;
      if (!(await changePhoto(trx, typed.photoId, before.photo_id))) return { problem: "photo-gone" };
      const after = columnsOf(typed, reading.readingId);
      await trx
        .updateTable("breakdowns")
        .set({ ...after, version: typed.version + 1 })
        .where("id", "=", which.id)
        .execute();
      const facts = breakdownFacts(before, after);
      await noteEdit(trx, scope, {
        ...which,
        kind: "breakdown",
        before,
        after,
        facts,
        reason: typed.changeReason,
      });
      return { updated: true };
    }),
  );
}

/** Takes a breakdown off the list. Its row, its log and its parts stay. */
export async function removeBreakdown(scope: Scope, which: WhichRecord) {
  return scope.db(async (trx) => {
    const removed = await removeRecord(trx, scope, {
      ...which,
      table: "breakdowns",
      strikeReason: "Its breakdown was removed",
      factsOf: (before) => breakdownFacts(before, before),
    });
    if ("removed" in removed && removed.removed)
      await logBreakdown(trx, scope, which.id, { note: "Removed" });
    return removed;
  });
}
