import { randomInt } from "node:crypto";
import type { Insertable } from "kysely";
import { currentReadingOf } from "~/features/meters/meters.server";
import { checkDigit } from "~/features/vin/vin";
import type { VehiclesTable } from "~db/tables/vehicles";
import { testDatabase } from "./database";
import type { Member } from "./people";

/** Unique, with a correct check digit: a 2015 Freightliner. */
export function newVin(): string {
  const vin = `1FUJGBDV0FL${randomInt(1_000_000).toString().padStart(6, "0")}`;
  return vin.slice(0, 8) + checkDigit(vin)! + vin.slice(9);
}

export async function ownedVehicle(
  { accountId, userId }: Member,
  { mileage = 123_456, ...facts }: Partial<Insertable<VehiclesTable>> & { mileage?: number } = {},
): Promise<string> {
  const { owner } = testDatabase();
  const vehicle = await owner
    .insertInto("vehicles")
    .values({
      account_id: accountId,
      user_id: userId,
      vin: facts.serial_number ? null : newVin(),
      make_model: "Freightliner Cascadia",
      ...facts,
    })
    .returning(["id", "meter_unit"])
    .executeTakeFirstOrThrow();
  await owner
    .insertInto("meter_readings")
    .values({
      account_id: accountId,
      vehicle_id: vehicle.id,
      user_id: userId,
      value: String(mileage),
      unit: vehicle.meter_unit,
      read_on: "2026-01-05",
      source: "vehicle",
    })
    .execute();
  return vehicle.id;
}

export function storedVehicles(accountId: string) {
  return testDatabase()
    .owner.selectFrom("vehicles")
    .selectAll()
    .select((vehicle) => currentReadingOf(vehicle).as("current_reading"))
    .where("account_id", "=", accountId)
    .orderBy("add_date", "desc")
    .orderBy("id", "desc")
    .execute();
}
