import { expect, test } from "vitest";
import { readFuel, readService, readVehicles, tableOf } from "../support/imports";

const lines = (...rows: string[]) => `${rows.join("\n")}\n`;

test("An odometer of 0 was not written, in every kind of file", async () => {
  const service = await readService(
    await tableOf(
      lines(
        "Date,Description,Cost,Odometer",
        "2026-11-05,Oil change,89.00,52000",
        "2026-11-09,Wash,15.00,0",
        "2026-11-10,Wax,15.00,0.0 mi",
      ),
      "service",
    ),
  );
  expect(service.values.map(({ odometer }) => odometer?.value ?? null)).toEqual(["52000", null, null]);
  expect(service.notes).toContain("3: An odometer of 0 is read as not written.");
  const fleet = await readVehicles(
    await tableOf(lines("Unit,VIN,Current Odometer", "1,S-1,0", "2,S-2,7"), "vehicles"),
  );
  expect(fleet.values.map(({ mileage }) => mileage?.value ?? null)).toEqual([null, "7"]);
  const fuel = await readFuel(
    await tableOf(lines("Date,Odometer,Trip Distance,Gallons,Total", "2026-11-05,0,0,10,30"), "fuel"),
  );
  expect(fuel.values).toMatchObject([{ odometer: null, total: "30.00" }]);
});

test("A service that nobody named is imported with a note when it cost something", async () => {
  const { values, notes, problems } = await readService(
    await tableOf(
      lines("Date,Title,Odometer,Cost", "2026-01-05,,45000,1050.00", "2026-01-06,,45100,"),
      "service",
    ),
  );
  expect(values).toMatchObject([{ description: "Service", cost: "1050.00", odometer: { value: "45000" } }]);
  expect(notes).toEqual(["2: Nothing says what was done: it is called “Service”."]);
  expect(problems).toEqual(["3: Nothing says what was done."]);
});
