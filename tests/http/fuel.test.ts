import { expect, test } from "vitest";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { newColleague, newCompany } from "../support/people";
import { ownedVehicle } from "../support/vehicles";
import { Visitor } from "../support/visitor";

async function atTheTruck() {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { mileage: 100_000 });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const fuel = `/fleet-data/${vehicleId}/fuel`;
  return { company, vehicleId, visitor, fuel, add: `${fuel}/new` };
}

const receiptsOf = (vehicleId: string) =>
  testDatabase()
    .owner.selectFrom("fuel_receipts")
    .selectAll()
    .where("vehicle_id", "=", vehicleId)
    .orderBy("created_at")
    .execute();

test("a fuel receipt needs no more than its total; date, product and filled up are there already", async () => {
  const { visitor, fuel, add, vehicleId } = await atTheTruck();
  expect((await visitor.get(fuel)).text).toContain("No fuel receipts recorded");
  await visitor.get(add);
  const answer = await visitor.submit(add, { totalCost: "$412.50" }, "Add Fuel Receipt");
  expect([answer.status, answer.location]).toEqual([303, fuel]);
  const page = await visitor.follow();
  expect(flashOf(page)).toContain("Fuel receipt added successfully");
  expect(page.text).toContain("$412.50");
  expect(await receiptsOf(vehicleId)).toMatchObject([
    { total_cost: "412.50", product: "diesel", filled_up: true, gallons: null, meter_reading_id: null },
  ]);
});

test("without a total and without what gives it, the total is asked for and everything typed stays", async () => {
  const { visitor, add } = await atTheTruck();
  await visitor.get(add);
  const answer = await visitor.submit(add, { gallons: "50", notes: "Pump 4" }, "Add Fuel Receipt");
  expect(answer.status).toBe(400);
  expect(messageAt(answer, "totalCost")).toContain("Total cost is required");
  expect([valueOf(answer, "gallons"), valueOf(answer, "notes")]).toEqual(["50", "Pump 4"]);
});

test("Enter looks the receipt over, works out the total, and saves nothing; pressing the button then saves", async () => {
  const { visitor, add, vehicleId } = await atTheTruck();
  await visitor.get(add);
  const checked = await visitor.submit(add, { gallons: "12,5", pricePerGallon: "3.459" }, "Check");
  expect(checked.status).toBe(200);
  expect(checked.text).toContain("Nothing is saved yet");
  expect(checked.text).toContain("Understood: 12.5 gal, $3.459 a gallon, $43.24 in all.");
  expect(valueOf(checked, "totalCost")).toBe("43.24");
  expect(await receiptsOf(vehicleId)).toEqual([]);
  expect((await visitor.submit(add, {}, "Add Fuel Receipt")).status).toBe(303);
  expect(await receiptsOf(vehicleId)).toMatchObject([{ gallons: "12.500", total_cost: "43.24" }]);
});

test("numbers that do not fit together are said, and the total counts", async () => {
  const { visitor, add } = await atTheTruck();
  await visitor.get(add);
  await visitor.submit(
    add,
    { totalCost: "50", gallons: "12.5", pricePerGallon: "3.459" },
    "Add Fuel Receipt",
  );
  const page = await visitor.follow();
  expect(flashOf(page)).toContain("make $43.24, but the total says $50.00. The total counts.");
});

test("a price that we worked out is never held against the total, when the receipt is added and when it is opened again", async () => {
  const { visitor, fuel, add, vehicleId } = await atTheTruck();
  await visitor.get(add);
  const typed = { totalCost: "412.50", gallons: "110.2" };
  const checked = await visitor.submit(add, typed, "Check");
  expect(checked.text).toContain("Understood: 110.2 gal, $3.743 a gallon, $412.50 in all.");
  expect(checked.text).not.toContain("but the total says");
  await visitor.submit(add, typed, "Add Fuel Receipt");
  expect(flashOf(await visitor.follow())).not.toContain("but the total says");
  const [receipt] = await receiptsOf(vehicleId);
  expect((await visitor.get(`${fuel}/${receipt!.id}`)).text).not.toContain("but the total says");
});

test("a mileage that later ones contradict is marked on the fuel page, without a figure", async () => {
  const { visitor, fuel, add } = await atTheTruck();
  for (const [receiptDate, mileage] of [
    ["2026-02-01", "105000"],
    ["2026-02-20", "205000"],
    ["2026-03-01", "106300"],
  ] as const) {
    await visitor.get(add);
    const fill = { receiptDate, mileage, totalCost: "400", gallons: "100" };
    const answer = await visitor.submit(add, fill, "Add Fuel Receipt");
    if (answer.status === 409) await visitor.submit(add, {}, "Save anyway");
  }
  const page = await visitor.get(fuel);
  expect(page.text).toContain(
    "Check 205,000 mi is above the 106,300 mi read on Mar 1, 2026. Counted at the next full tank",
  );
  expect(page.text).toContain("Fuel economy over all full tanks: 6.5 mpg");
});

test("a mileage below the last is asked back about once, and saved when the driver says so", async () => {
  const { visitor, add, vehicleId } = await atTheTruck();
  await visitor.get(add);
  const asked = await visitor.submit(add, { totalCost: "400", mileage: "99,000" }, "Add Fuel Receipt");
  expect(asked.status).toBe(409);
  expect(asked.text).toContain("99,000 mi is below the 100,000 mi read on Jan 5, 2026.");
  expect(valueOf(asked, "totalCost")).toBe("400");
  expect(await receiptsOf(vehicleId)).toEqual([]);
  expect((await visitor.submit(add, {}, "Save anyway")).status).toBe(303);
  expect(await receiptsOf(vehicleId)).toHaveLength(1);
});

test("the earlier mileage was the wrong one: it is struck out with the same press", async () => {
  const { visitor, add, vehicleId } = await atTheTruck();
  await visitor.get(add);
  await visitor.submit(add, { totalCost: "400", mileage: "99000" }, "Add Fuel Receipt");
  const saved = await visitor.submit(add, {}, "Strike out 100,000 mi read on Jan 5, 2026, and save");
  expect(saved.status).toBe(303);
  const page = await visitor.get(`/fleet-data/${vehicleId}`);
  expect(page.text).toContain("99,000 mi");
  expect(page.text).not.toContain("100,000 mi");
});

test("a receipt that is sent twice is saved once", async () => {
  const { visitor, add, vehicleId } = await atTheTruck();
  await visitor.get(add);
  const send = () => visitor.submit(add, { totalCost: "400", mileage: "100400" }, "Add Fuel Receipt");
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await receiptsOf(vehicleId)).toHaveLength(1);
});

test("an edit that crosses another is told, and keeps what was typed", async () => {
  const { company, visitor, fuel, add, vehicleId } = await atTheTruck();
  await visitor.get(add);
  await visitor.submit(add, { totalCost: "400" }, "Add Fuel Receipt");
  const [receipt] = await receiptsOf(vehicleId);
  const colleague = new Visitor();
  await colleague.signIn(await newColleague(company, "user"));
  const edit = `${fuel}/${receipt!.id}`;
  await visitor.get(edit);
  await colleague.get(edit);
  expect((await visitor.submit(edit, { totalCost: "410" })).status).toBe(303);
  const told = await colleague.submit(edit, { totalCost: "420" });
  expect(told.status).toBe(409);
  expect(alertOf(told)).toContain("Somebody else saved this fuel receipt after you opened it.");
  expect(told.text).toContain("$410.00 in all");
  expect(valueOf(told, "totalCost")).toBe("420");
  expect((await colleague.submit(edit)).status).toBe(303);
  expect(await receiptsOf(vehicleId)).toMatchObject([{ total_cost: "420.00" }]);
});

test("a removed receipt leaves the list and stays in the books", async () => {
  const { visitor, fuel, add, vehicleId } = await atTheTruck();
  await visitor.get(add);
  await visitor.submit(add, { totalCost: "400", mileage: "100400" }, "Add Fuel Receipt");
  const [receipt] = await receiptsOf(vehicleId);
  const remove = `${fuel}/${receipt!.id}/remove`;
  await visitor.get(remove);
  await visitor.submit(remove);
  const page = await visitor.follow();
  expect(flashOf(page)).toContain("Fuel receipt removed");
  expect(page.text).toContain("No fuel receipts recorded");
  expect(page.text).toContain("100,000 mi");
  expect((await receiptsOf(vehicleId))[0]?.removed_at).toBeInstanceOf(Date);
});

test("a limited user sees the fuel without money and adds none", async () => {
  const { company, visitor, fuel, add } = await atTheTruck();
  await visitor.get(add);
  await visitor.submit(add, { totalCost: "432.10", gallons: "100" }, "Add Fuel Receipt");
  const driver = new Visitor();
  await driver.signIn(await newColleague(company, "limited_user"));
  const page = await driver.get(fuel);
  expect(page.text).toContain("100");
  expect(page.body).not.toContain("432.10");
  expect(page.body).not.toContain("4.321");
  expect(page.text).not.toContain("Add Fuel Receipt");
});

test("when the vehicle left the fleet meanwhile, what was typed into a receipt is still there", async () => {
  const { visitor, add, vehicleId } = await atTheTruck();
  await visitor.get(add);
  await testDatabase()
    .owner.updateTable("vehicles")
    .set({ archived_at: new Date() })
    .where("id", "=", vehicleId)
    .execute();
  const told = await visitor.submit(add, { totalCost: "400", notes: "Late" }, "Add Fuel Receipt");
  expect(told.status).toBe(409);
  expect(alertOf(told)).toContain("This vehicle has left the fleet.");
  expect(valueOf(told, "notes")).toBe("Late");
});

test("gallons that no receipt has are asked about, and saved when the person says so, beside another question", async () => {
  const { visitor, add, fuel, vehicleId } = await atTheTruck();
  await visitor.get(add);
  const typed = { totalCost: "512.50", gallons: "12.5", mileage: "90,000" };
  const asked = await visitor.submit(add, typed, "Save and Add Another");
  expect(asked.status).toBe(409);
  expect(asked.text).toContain("12.5 gal for $512.50 are $41.000 a gallon.");
  const confirm = valueOf(asked, "fuelConfirmed")!;
  const meter = await visitor.submit(add, {}, { name: "fuelConfirmed", value: confirm });
  expect(meter.text).toContain("Check the mileage");
  const answer = valueOf(meter, "meterConfirmed")!;
  const saved = await visitor.submit(add, {}, { name: "meterConfirmed", value: answer });
  expect([saved.status, saved.location?.split("?")[0]]).toEqual([303, add]);
  expect(await receiptsOf(vehicleId)).toHaveLength(1);
  await visitor.get(add);
  const right = await visitor.submit(add, { totalCost: "512.50", gallons: "125" }, "Add Fuel Receipt");
  expect(right.location).toBe(fuel);
});

test("a month of receipts: each saved one leads to the next with its date, and the tab adds them up by month", async () => {
  const { visitor, add, fuel } = await atTheTruck();
  const next = async (path: string, typed: Record<string, string>) => {
    await visitor.get(path);
    const { location } = await visitor.submit(add, typed, "Save and Add Another");
    return location!;
  };
  const first = await next(add, { receiptDate: "2026-02-03", totalCost: "410", gallons: "100", state: "TX" });
  expect(first).toBe(`${add}?day=2026-02-03`);
  expect(valueOf(await visitor.get(first), "receiptDate")).toBe("2026-02-03");
  await next(first, { totalCost: "189.09", pricePerGallon: "4.1" });
  await next(add, { receiptDate: "2026-03-01", totalCost: "50" });
  const page = await visitor.get(fuel);
  expect(page.text).toContain("February 2026 Diesel 2 146.120 $599.09");
  expect(page.text).toContain("March 2026 Diesel 1 1 receipt without gallons $50.00");
  expect(page.text).toContain("TX 100.000 $4.100 $410.00");
  const links = page.html.querySelectorAll("main a").map((link) => link.getAttribute("href")!);
  const oldest = links.filter((to) => /fuel\/[0-9a-f-]{36}$/.test(to)).at(-1)!;
  const form = await visitor.get(oldest);
  expect(["gallons", "totalCost"].map((name) => valueOf(form, name))).toEqual(["100.000", "410.00"]);
});
