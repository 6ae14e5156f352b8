import Big from "big.js";
import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { listReadings, type MeterProblem, recordReading, strike } from "~/features/meters/meters.server";
import { findMovedBack } from "~/features/changes/change-reason";
import { attachFile } from "~/features/files/files.server";
import { readingOf } from "~/features/meters/reading-of-record.server";
import type { RecordProblem } from "~/features/vehicles/record-problem";
import { judgeReadings } from "~/features/meters/judge-readings";
import { placeReadings } from "~/features/meters/lifetime-use";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { listAbsences } from "~/features/vehicles/former-vehicles.server";
import { lockVehicle } from "~/features/vehicles/lock-vehicle.server";
import { noteEdit, noteRemoval } from "~/features/vehicles/note-edit.server";
import { type Economy, fuelEconomy, questionFarOff } from "./fuel-economy";
import { fuelFacts } from "./fuel-changes";
import { numbersOf } from "./fuel-numbers";
import type { FuelReceiptInput } from "./fuel-schema";

export type FuelProblem = MeterProblem | RecordProblem;

/** `alongside` runs in the same transaction, for what the receipt was read from. */
export async function recordFuelReceipt(
  scope: Scope,
  vehicleId: string,
  { columns, meter }: FuelReceiptInput,
  token: string,
  alongside?: (trx: AccountTransaction) => Promise<void>,
) {
  return scope.db((trx) =>
    once<{ receiptId: string } | FuelProblem>(trx, token, async () => {
      const vehicle = await lockVehicle(trx, vehicleId);
      if (!vehicle) return { problem: "gone" };
      const readOn = columns.receipt_date;
      const reading = await recordReading(trx, scope, { vehicle, readOn, source: "fuel", fields: meter });
      if ("problem" in reading) return reading;
      const added = await trx
        .insertInto("fuel_receipts")
        .values({
          ...columns,
          vehicle_id: vehicleId,
          user_id: scope.user.id,
          meter_reading_id: reading.readingId,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await attachFile(trx, columns.photo_id);
      await alongside?.(trx);
      return { receiptId: added.id };
    }),
  );
}

type Place = { vehicleId: string; receiptId: string };

export async function updateFuelReceipt(
  scope: Scope,
  { vehicleId, receiptId }: Place,
  { columns, meter, version, changeReason }: FuelReceiptInput,
  token: string,
) {
  return scope.db((trx) =>
    once<{ saved: true } | FuelProblem>(trx, token, async () => {
      const vehicle = await lockVehicle(trx, vehicleId);
      if (!vehicle) return { problem: "gone" };
      const before = await findReceipt(trx, { vehicleId, receiptId });
      if (!before) return { problem: "removed" };
      if (before.version !== version) return { problem: "changed-meanwhile", version: before.version };
      const moved = findMovedBack(before.receipt_date, columns.receipt_date, changeReason);
      if (moved) return moved;
      const reading = await recordReading(trx, scope, {
        vehicle,
        readOn: columns.receipt_date,
        source: "fuel",
        fields: meter,
        replaces: before.meter_reading_id,
      });
      if ("problem" in reading) return reading;
      const after = { ...columns, meter_reading_id: reading.readingId };
      await trx
        .updateTable("fuel_receipts")
        .set({ ...after, version: before.version + 1 })
        .where("id", "=", receiptId)
        .execute();
      await attachFile(trx, columns.photo_id, before.photo_id);
      const noted = { vehicleId, id: receiptId, kind: "fuel_receipt", before } as const;
      const facts = fuelFacts(before, after);
      await noteEdit(trx, scope, { ...noted, after, facts, reason: changeReason });
      return { saved: true };
    }),
  );
}

/** Takes a receipt out of the figures. It stays in the history, and its mileage is struck out. */
export async function removeFuelReceipt(scope: Scope, { vehicleId, receiptId }: Place, token: string) {
  return scope.db((trx) =>
    once<{ removed: boolean }>(trx, token, async () => {
      const vehicle = await lockVehicle(trx, vehicleId);
      const before = vehicle && (await findReceipt(trx, { vehicleId, receiptId }));
      if (!before) return { removed: false };
      const noted = { vehicleId, id: receiptId, kind: "fuel_receipt", before } as const;
      await noteRemoval(trx, scope, { ...noted, facts: fuelFacts(before, before) });
      await trx
        .updateTable("fuel_receipts")
        .set({ removed_at: sql<Date>`now()`, removed_by: scope.user.id })
        .where("id", "=", receiptId)
        .execute();
      if (before.meter_reading_id) {
        await strike(trx, scope, vehicleId, before.meter_reading_id, "The fuel receipt was removed");
      }
      return { removed: true };
    }),
  );
}

function findReceipt(trx: AccountTransaction, { vehicleId, receiptId }: Place) {
  return receiptsOf(trx, vehicleId)
    .where("fuel_receipts.id", "=", receiptId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

/** Also finds removed ones, so that a form open on one is not lost. */
export async function getFuelReceipt(scope: Scope, { vehicleId, receiptId }: Place) {
  return scope.db((trx) =>
    receiptsOf(trx, vehicleId).where("fuel_receipts.id", "=", receiptId).executeTakeFirst(),
  );
}

/** With the mileage read at the pump. */
function receiptsOf(trx: AccountTransaction, vehicleId: string) {
  return trx
    .selectFrom("fuel_receipts")
    .selectAll()
    .select((receipt) => readingOf(receipt.ref("fuel_receipts.meter_reading_id")).as("reading"))
    .where("fuel_receipts.vehicle_id", "=", vehicleId);
}

export type FuelReceipt = Awaited<ReturnType<typeof getFuelReceipt>> & object;

/** A vehicle's receipts, newest first, each with its fuel economy or the reason why there is none. */
export async function listFuelReceipts(scope: Scope, vehicleId: string, meterUnit: MeterUnit) {
  return scope.db(async (trx) => {
    const receipts = await receiptsOf(trx, vehicleId)
      .where("removed_at", "is", null)
      .orderBy("fuel_receipts.receipt_date", "desc")
      .orderBy("fuel_receipts.created_at", "desc")
      .orderBy("fuel_receipts.id", "desc")
      .execute();
    const economies = await economiesOf(
      trx,
      { vehicleId, meterUnit, timeZone: scope.account.timeZone },
      receipts,
    );
    return receipts.map((receipt) => ({ ...receipt, economy: economies.get(receipt.id)! }));
  });
}

export type ListedReceipt = Awaited<ReturnType<typeof listFuelReceipts>>[number];

type Vehicle = { vehicleId: string; meterUnit: MeterUnit; timeZone: string };

async function economiesOf(
  trx: AccountTransaction,
  { vehicleId, meterUnit, timeZone }: Vehicle,
  receipts: FuelReceipt[],
): Promise<Map<string, Economy>> {
  const placed = placeReadings(await listReadings(trx, vehicleId), meterUnit);
  const { trusted, doubts } = judgeReadings(placed, meterUnit);
  const lifetimes = new Map(trusted.map(({ id, lifetime }) => [id, lifetime]));
  const absences = await listAbsences(trx, vehicleId, timeZone);
  const fills = receipts.map((receipt) => {
    const numbers = numbersOf(receipt);
    return {
      id: receipt.id,
      day: receipt.receipt_date,
      enteredAt: receipt.created_at.getTime(),
      lifetime: lifetimes.get(receipt.meter_reading_id ?? "") ?? null,
      doubt: doubts.get(receipt.meter_reading_id ?? ""),
      gallons: numbers.gallons ? new Big(numbers.gallons) : null,
      product: receipt.product,
      filledUp: receipt.filled_up,
      missedBefore: receipt.missed_before,
    };
  });
  return questionFarOff(fuelEconomy(fills, absences), meterUnit);
}
