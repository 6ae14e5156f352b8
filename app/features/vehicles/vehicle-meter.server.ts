import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { changeLines } from "~/features/changes/change-lines";
import { noteChanges } from "~/features/changes/changes.server";
import { lastMeter } from "~/features/meters/lifetime-use";
import type { MeterFields } from "~/features/meters/meter-schema";
import { currentReading, placeReadings } from "~/features/meters/lifetime-use";
import { type MeterUnit, formatReading } from "~/features/meters/meter-unit";
import {
  type MeterProblem,
  listDecisiveReadings,
  listReadings,
  recordReading,
  strike,
} from "~/features/meters/meters.server";
import type { MeterValue } from "~/features/meters/read-meter";
import { lockVehicle } from "./lock-vehicle.server";

type Gone = { problem: "gone" };

/** A reading with nothing else to record. */
export async function addReading(
  scope: Scope,
  vehicleId: string,
  { readOn, meter }: { readOn: string; meter: MeterFields },
  token: string,
) {
  return scope.db((trx) =>
    once<{ added: true } | Gone | MeterProblem>(trx, token, async () => {
      const vehicle = await lockVehicle(trx, vehicleId);
      if (!vehicle) return { problem: "gone" };
      const reading = await recordReading(trx, scope, { vehicle, readOn, source: "meter", fields: meter });
      return "problem" in reading ? reading : { added: true };
    }),
  );
}

/** Across all its meters; undefined if it has had only one. */
export async function lifetimeUse(scope: Scope, { id, meterUnit }: { id: string; meterUnit: MeterUnit }) {
  return scope.db(async (trx) => {
    const other = await trx
      .selectFrom("meter_readings")
      .select("id")
      .where("vehicle_id", "=", id)
      .where("struck_at", "is", null)
      .where("meter_number", "<>", 1)
      .limit(1)
      .executeTakeFirst();
    if (!other) return undefined;
    const newest = currentReading(placeReadings(await listDecisiveReadings(trx, id), meterUnit));
    return newest && formatReading(newest.lifetime.toFixed(1), meterUnit);
  });
}

export const readingsOnPage = 100;

/** A page of readings, newest first, struck ones included, and one more when there is another page. `after` is the last one of the page before. */
export async function listAllReadings(scope: Scope, vehicleId: string, after?: string) {
  const order = sql`meter_number, read_on, recorded_at, id`;
  return scope.db((trx) =>
    readingsOf(trx, vehicleId)
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(${order}) < (select ${order} from meter_readings where id = ${after!}::uuid)`,
        ),
      )
      .orderBy("meter_number", "desc")
      .orderBy("read_on", "desc")
      .orderBy("recorded_at", "desc")
      .orderBy("id", "desc")
      .limit(readingsOnPage + 1)
      .execute(),
  );
}

export async function getReading(
  scope: Scope,
  { vehicleId, readingId }: { vehicleId: string; readingId: string },
) {
  return scope.db((trx) => readingsOf(trx, vehicleId).where("id", "=", readingId).executeTakeFirst());
}

function readingsOf(trx: AccountTransaction, vehicleId: string) {
  return trx
    .selectFrom("meter_readings")
    .select(["id", "value", "unit", "read_on", "source", "meter_number", "struck_at", "strike_reason"])
    .select(["doubt", "checked_at"])
    .where("vehicle_id", "=", vehicleId);
}

/** Whether the last replacement of its meter can be undone. */
export async function wasReplaced(scope: Scope, vehicleId: string): Promise<boolean> {
  const opening = await scope.db((trx) =>
    readingsOf(trx, vehicleId)
      .where("source", "=", "opening")
      .where("struck_at", "is", null)
      .limit(1)
      .executeTakeFirst(),
  );
  return opening !== undefined;
}

/** Strikes out a wrong reading, or restores it. */
export async function setStruck(
  scope: Scope,
  { vehicleId, readingId }: { vehicleId: string; readingId: string },
  { struck, reason }: { struck: boolean; reason: string | null },
  token: string,
) {
  return scope.db((trx) =>
    once<{ changed: boolean }>(trx, token, async () => {
      if (!(await lockVehicle(trx, vehicleId))) return { changed: false };
      if (struck) return { changed: await strike(trx, scope, vehicleId, readingId, reason) };
      const counted = await trx
        .updateTable("meter_readings")
        .set({ struck_at: null, struck_by: null, strike_reason: null })
        .where("id", "=", readingId)
        .where("vehicle_id", "=", vehicleId)
        .where("struck_at", "is not", null)
        .where("source", "not in", ["opening", "closing"])
        .returning("id")
        .executeTakeFirst();
      const lines = changeLines([{ label: "Struck out", from: "Yes", to: "No" }]);
      if (counted)
        await noteChanges(trx, scope, {
          kind: "meter_reading",
          recordId: readingId,
          vehicleId,
          lines,
          reason,
        });
      return { changed: counted !== undefined };
    }),
  );
}

type Replacement = { day: string; closing: MeterFields; opening: MeterValue };
type ReplaceProblem = Gone | MeterProblem | { problem: "replaced-later" };

/** The old meter ends with one reading, the new one starts with another, and lifetime use continues. */
export async function replaceMeter(
  scope: Scope,
  vehicleId: string,
  { day, closing, opening }: Replacement,
  token: string,
) {
  return scope.db((trx) =>
    once<{ replaced: true } | ReplaceProblem>(trx, token, async () => {
      const vehicle = await lockVehicle(trx, vehicleId);
      if (!vehicle) return { problem: "gone" };
      const readings = await listReadings(trx, vehicleId);
      if (readings.some(({ source, readOn }) => source === "opening" && readOn >= day)) {
        return { problem: "replaced-later" };
      }
      const entry = { vehicle, readOn: day, source: "closing" as const, fields: closing };
      const closed = await recordReading(trx, scope, entry);
      if ("problem" in closed) return closed;
      const last = lastMeter(readings);
      await moveReadings(trx, vehicleId, { from: last, to: last + 1, after: day });
      await trx
        .insertInto("meter_readings")
        .values({
          vehicle_id: vehicleId,
          user_id: scope.user.id,
          meter_number: last + 1,
          value: opening.value,
          unit: opening.unit,
          read_on: day,
          source: "opening",
        })
        .execute();
      return { replaced: true };
    }),
  );
}

/** As if the meter had never been replaced. */
export async function undoReplacement(scope: Scope, vehicleId: string, token: string) {
  return scope.db((trx) =>
    once<{ undone: boolean }>(trx, token, async () => {
      if (!(await lockVehicle(trx, vehicleId))) return { undone: false };
      const readings = await listReadings(trx, vehicleId);
      const number = lastMeter(readings);
      if (number === 1) return { undone: false };
      const struck = { struck_at: sql<Date>`now()`, struck_by: scope.user.id };
      await trx
        .updateTable("meter_readings")
        .set({ ...struck, strike_reason: "The replacement of the meter was undone" })
        .where("vehicle_id", "=", vehicleId)
        .where((where) =>
          where.or([
            where("source", "=", "opening").and("meter_number", "=", number),
            where("source", "=", "closing").and("meter_number", "=", number - 1),
          ]),
        )
        .execute();
      await moveReadings(trx, vehicleId, { from: number, to: number - 1 });
      return { undone: true };
    }),
  );
}

type Move = { from: number; to: number; after?: string };

async function moveReadings(
  trx: AccountTransaction,
  vehicleId: string,
  { from, to, after }: Move,
): Promise<void> {
  await trx
    .updateTable("meter_readings")
    .set({ meter_number: to })
    .where("vehicle_id", "=", vehicleId)
    .where("meter_number", "=", from)
    .$if(after !== undefined, (query) => query.where("read_on", ">", after!))
    .execute();
}
