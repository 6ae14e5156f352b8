import { expect, test } from "vitest";
import { judgeReadings } from "~/features/meters/judge-readings";
import { placeReadings } from "~/features/meters/lifetime-use";
import { listReadings } from "~/features/meters/meters.server";
import { addSampleRecords } from "~db/seed-records";
import { addSampleReminders } from "~db/seed-reminders";
import { testDatabase } from "../support/database";
import { newCompany } from "../support/people";
import { ownedVehicle } from "../support/vehicles";

test("no mileage of the sample vehicles is one that we would ask about", async () => {
  const company = await newCompany();
  const { scope, accountId, userId } = company;
  for (const unit of ["1", "101", "102"]) {
    const vehicleId = await ownedVehicle(company, { mileage: 0 });
    const sample = { accountId, userId, vehicleId, unit, mileage: 400_000 };
    await testDatabase()
      .owner.transaction()
      .execute(async (trx) => {
        await trx.deleteFrom("meter_readings").where("vehicle_id", "=", vehicleId).execute();
        await addSampleRecords(trx, sample);
        await addSampleReminders(trx, sample);
      });
    const readings = await scope.db((trx) => listReadings(trx, vehicleId));
    const { doubts } = judgeReadings(placeReadings(readings, "mi"), "mi");
    expect([unit, ...doubts.values()]).toEqual([unit]);
  }
});
