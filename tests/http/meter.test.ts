import { expect, test } from "vitest";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { newColleague, newCompany } from "../support/people";
import { ownedReminder, readMeter } from "../support/reminders";
import { ownedVehicle } from "../support/vehicles";
import { Visitor } from "../support/visitor";

async function withTruck() {
  const company = await newCompany({ plan: "pro" });
  const id = await ownedVehicle(company, { mileage: 100_000 });
  const visitor = new Visitor();
  await visitor.signIn(company);
  return { company, id, visitor, meter: `/fleet-data/${id}/meter` };
}

test("a reading is added on the meter's page and stands on the vehicle's", async () => {
  const { id, visitor, meter } = await withTruck();
  await visitor.get(meter);
  await visitor.submit(meter, { mileage: "101,250.9" });
  const page = await visitor.follow();
  expect(flashOf(page)).toContain("Tenths are not kept: 101,250 mi was saved.");
  expect((await visitor.get(`/fleet-data/${id}`)).text).toContain("101,250 mi");
});

test("a wrong reading is struck out, stays in the list, and can count again", async () => {
  const { id, visitor, meter } = await withTruck();
  await visitor.get(meter);
  await visitor.submit(meter, { mileage: "102000" });
  const list = await visitor.follow();
  const strike = list.html.querySelector(`a[href^="${meter}/"]:not([href*="replace"]):not([href*="unit"])`)!;
  const path = strike.getAttribute("href")!;
  await visitor.get(path);
  await visitor.submit(path, { reason: "Wrong truck" });
  const struck = await visitor.follow();
  expect(flashOf(struck)).toContain("Reading struck out");
  expect(struck.text).toContain("Wrong truck");
  expect((await visitor.get(`/fleet-data/${id}`)).text).toContain("100,000 mi");
  await visitor.get(path);
  await visitor.submit(path);
  await visitor.follow();
  expect((await visitor.get(`/fleet-data/${id}`)).text).toContain("102,000 mi");
});

test("a replaced meter goes on, and an undone replacement is as if it had not been", async () => {
  const { id, visitor, meter } = await withTruck();
  await visitor.get(`${meter}/replace`);
  await visitor.submit(`${meter}/replace`, { mileage: "100500", opening: "3" });
  const page = await visitor.follow();
  expect(flashOf(page)).toContain("Meter replaced");
  expect(page.text).toContain("Run in all, over every meter it had: 100,500 mi");
  expect((await visitor.get(`/fleet-data/${id}`)).text).toContain("3 mi");
  await visitor.get(meter);
  await visitor.submit(`${meter}/replace/undo`);
  expect(flashOf(await visitor.follow())).toContain("Replacement undone");
  expect((await visitor.get(`/fleet-data/${id}`)).text).toContain("100,000 mi");
});

test("the unit is changed with a real conversion, and hours are not made into miles", async () => {
  const { visitor, meter } = await withTruck();
  await visitor.get(`${meter}/unit`);
  await visitor.submit(`${meter}/unit`, { unit: "km", figures: "convert" });
  await visitor.follow();
  // The next reading is compared in kilometers: 100,000 mi are 160,934 km.
  await visitor.get(meter);
  const asked = await visitor.submit(meter, { mileage: "150000" });
  expect(asked.text).toContain("150,000 km is below the 100,000 mi read on Jan 5, 2026.");
  await visitor.get(`${meter}/unit`);
  const refused = await visitor.submit(`${meter}/unit`, { unit: "h", figures: "convert" });
  expect(refused.status).toBe(409);
  expect(alertOf(refused)).toContain("Hours and distance cannot be converted.");
});

test("figures are kept in another unit only when all were read in one, and a reminder that is lost with it stays on the list", async () => {
  const { visitor, meter, id, company } = await withTruck();
  await ownedReminder(company, id, { every_use: "10000", use_unit: "mi" });
  await readMeter(company, id, "2026-03-01", 115_000);
  expect((await visitor.get("/fleet-data/due")).text).toContain("Overdue");
  const change = async (unit: string, figures: string) => {
    await visitor.get(`${meter}/unit`);
    return visitor.submit(`${meter}/unit`, { unit, figures });
  };
  await change("km", "convert");
  const refused = await change("h", "wasAlways");
  expect(refused.status).toBe(409);
  expect(alertOf(refused)).toContain("Nothing was changed. Convert them, or strike out the wrong ones");
  expect((await visitor.get("/fleet-data/due")).text).toContain("Overdue");
  await change("mi", "convert");
  expect((await change("h", "wasAlways")).status).toBe(303);
  const due = (await visitor.get("/fleet-data/due")).text;
  expect(due).toContain("Oil change Cannot be judged unknown by use: the meter counts hours");
  expect((await visitor.get("/dashboard")).text).toContain("1 cannot be judged");
});

test("figures that were kilometers all along are kilometers in the intervals of reminders too", async () => {
  const { visitor, meter, id, company } = await withTruck();
  const reminderId = await ownedReminder(company, id, {
    every_use: "10000",
    soon_use: "500",
    use_unit: "mi",
  });
  await ownedReminder(company, id, { task: "Tires", every_use: "80000", use_unit: "km" });
  await readMeter(company, id, "2026-03-01", 111_000);
  const due = async () => (await visitor.get("/fleet-data/due?within=all")).text;
  expect(await due()).toContain("1,000 mi over");
  expect((await visitor.get(`${meter}/unit`)).text).toContain(
    "Keep the figures, of reminders' intervals too",
  );
  await visitor.submit(`${meter}/unit`, { unit: "km", figures: "wasAlways" });
  const flash = flashOf(await visitor.follow());
  expect(flash).toContain(
    "The meter counts kilometers now. The interval of 1 reminder is in kilometers too.",
  );
  expect(await due()).toContain("1,000 km over");
  const reminder = `/fleet-data/${id}/reminders/${reminderId}`;
  expect((await visitor.get(reminder)).text).toContain("Every 10,000 mi");
  expect(valueOf(await visitor.get(`${reminder}/edit`), "everyUse")).toBe("10000");
  expect(valueOf(await visitor.get(`${reminder}/edit`), "soonUse")).toBe("500");
});

test("once the meter counts miles, every page and file shows miles, and the reading's own page what was read", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await ownedVehicle(company, { mileage: 160_934, meter_unit: "km" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const page = `/fleet-data/${id}`;
  await visitor.get(`${page}/fuel/new`);
  const fill = { totalCost: "400", gallons: "100", receiptDate: "2026-02-01", mileage: "170000" };
  await visitor.submit(`${page}/fuel/new`, fill, "Add Fuel Receipt");
  await visitor.get(`${page}/meter/unit`);
  await visitor.submit(`${page}/meter/unit`, { unit: "mi", figures: "convert" });
  // 170,000 km are 105,633.1 mi.
  for (const shown of ["/fuel", "/history", "", "/meter"]) {
    const { text } = await visitor.get(`${page}${shown}`);
    expect([shown, text]).toEqual([shown, expect.stringContaining("105,633 mi")]);
    if (shown !== "/meter") expect([shown, text]).toEqual([shown, expect.not.stringContaining(" km")]);
  }
  expect((await visitor.get(`${page}/meter`)).text).toContain("105,633 mi (read as 170,000 km)");
  expect((await visitor.get("/fleet-data")).text).not.toContain(" km");
  expect((await visitor.get(`${page}/history.csv?kind=fuel`)).body).toContain("yes,no,105633,mi,");
  expect((await visitor.get(`${page}/history.csv?kind=meter`)).body).toContain("100000,mi,160934 km,");
  // A receipt that is saved again keeps what was read.
  const receipt = (await visitor.get(`${page}/fuel`)).html
    .querySelector("tbody a[href*='/fuel/']")!
    .getAttribute("href")!;
  expect(valueOf(await visitor.get(receipt), "mileage")).toBe("170000 km");
});

test("the vehicle's form saves no reading that nobody took, also after the unit was changed", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await ownedVehicle(company, { mileage: 170_000, meter_unit: "km" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const page = `/fleet-data/${id}`;
  await visitor.get(`${page}/meter/unit`);
  await visitor.submit(`${page}/meter/unit`, { unit: "mi", figures: "convert" });
  const readings = async () => (await visitor.get(`${page}/meter`)).html.querySelectorAll("tbody tr").length;
  expect(await readings()).toBe(1);
  expect(valueOf(await visitor.get(`${page}/edit`), "mileage")).toBe("170000 km");
  expect((await visitor.submit(`${page}/edit`, { unitNumber: "112" })).status).toBe(303);
  expect(await readings()).toBe(1);
  await visitor.get(`${page}/edit`);
  await visitor.submit(`${page}/edit`, { mileage: "105,700" });
  expect(await readings()).toBe(2);
});

test("a reading must be a number that can be, on a day that was", async () => {
  const { visitor, meter } = await withTruck();
  await visitor.get(meter);
  const answer = await visitor.submit(meter, { mileage: "many", readOn: "2031-01-01" });
  expect(answer.status).toBe(400);
  expect(messageAt(answer, "mileage")).toContain("Mileage must be a number");
  expect(messageAt(answer, "readOn")).toContain("Date lies in the future");
});

test("a limited user sees the readings and changes none", async () => {
  const { company, meter } = await withTruck();
  const driver = new Visitor();
  await driver.signIn(await newColleague(company, "limited_user"));
  const page = await driver.get(meter);
  expect(page.text).toContain("100,000 mi");
  expect(page.text).not.toContain("Strike out");
  expect((await driver.get(`${meter}/replace`)).status).toBe(403);
});
