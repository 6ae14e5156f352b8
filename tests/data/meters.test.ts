import { expect, test } from "vitest";
import { currentReading, placeReadings } from "~/features/meters/lifetime-use";
import { formatReading } from "~/features/meters/meter-unit";
import { listReadings } from "~/features/meters/meters.server";
import { readMeter } from "~/features/meters/read-meter";
import { lifetimeUse } from "~/features/vehicles/vehicle-meter.server";
import { testDatabase } from "../support/database";
import { newCompany } from "../support/people";
import { fc, runs } from "../support/property";
import { ownedVehicle } from "../support/vehicles";

test("a mileage is read as people write it", () => {
  expect(readMeter("123456", "mi")).toEqual({ value: "123456", unit: "mi" });
  expect(readMeter(" 123,456 mi ", "mi")).toEqual({ value: "123456", unit: "mi" });
  expect(readMeter("123 456", "mi")).toEqual({ value: "123456", unit: "mi" });
  expect(readMeter("0", "mi")).toEqual({ value: "0", unit: "mi" });
  expect(readMeter("123,456.0", "mi")).toEqual({ value: "123456", unit: "mi" });
  expect(readMeter("123456.7", "mi")).toMatchObject({
    value: "123456",
    unit: "mi",
    note: expect.stringContaining("Tenths are not kept") as string,
  });
  expect(readMeter("-1", "mi")).toEqual({ problem: "Mileage must be positive" });
  for (const text of ["", "abc", "1e3", "1,2,3", "½", "１２３", "NaN", "Infinity", "0x1F"])
    expect(readMeter(text, "mi"), text).toHaveProperty("problem");
});

test("somebody types a mileage with a comma: one digit after it is tenths, three are thousands, two are neither", () => {
  expect(readMeter("123456,7", "mi")).toMatchObject({ value: "123456", unit: "mi" });
  expect(readMeter("12,345", "mi")).toEqual({ value: "12345", unit: "mi" });
  expect(readMeter("12,34", "mi")).toHaveProperty("problem");
  expect(readMeter("1,23,456", "mi")).toHaveProperty("problem");
});

const reading = fc.record({
  value: fc.integer({ min: 0, max: 300_000 }).map(String),
  unit: fc.constantFrom("mi" as const, "km" as const, "h" as const),
  read_on: fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, "0")}`),
  meter_number: fc.integer({ min: 1, max: 3 }),
  source: fc.constantFrom("fuel" as const, "service" as const, "meter" as const),
});
const ends = fc.record({ closing: fc.integer({ min: 0, max: 300_000 }), opening: fc.nat(500) });

test("what a vehicle has run over all its meters is the same from a few of its readings as from all", async () => {
  const company = await newCompany();
  await fc.assert(
    fc.asyncProperty(
      fc.array(reading, { maxLength: 12 }),
      fc.array(ends, { maxLength: 2 }),
      async (read, replaced) => {
        const id = await ownedVehicle(company, { mileage: 100 });
        const own = { account_id: company.accountId, vehicle_id: id, user_id: company.userId };
        const fixed = { unit: "mi" as const, read_on: "2026-02-15" };
        const readings = [
          ...read,
          ...replaced.flatMap(({ closing, opening }, index) => [
            { ...fixed, value: String(closing), meter_number: index + 1, source: "closing" as const },
            { ...fixed, value: String(opening), meter_number: index + 2, source: "opening" as const },
          ]),
        ];
        const rows = readings.map((one) => ({ ...own, ...one }));
        if (rows.length > 0) await testDatabase().owner.insertInto("meter_readings").values(rows).execute();
        const shown = await lifetimeUse(company.scope, { id, meterUnit: "mi" });
        const all = await company.scope.db((trx) => listReadings(trx, id));
        const newest = currentReading(placeReadings(all, "mi"))!;
        const isReplaced = readings.some(({ meter_number }) => meter_number !== 1);
        expect(shown).toBe(isReplaced ? formatReading(newest.lifetime.toFixed(1), "mi") : undefined);
      },
    ),
    { numRuns: runs(100) },
  );
});
