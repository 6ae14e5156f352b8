import { expect, test } from "vitest";
import { readCsv } from "../support/csv";
import { testDatabase } from "../support/database";
import { newColleague, newCompany } from "../support/people";
import { doneOnce, ownedReminder, readMeter } from "../support/reminders";
import { signedIn } from "../support/records";
import { Truck } from "../support/truck";
import { ownedVehicle } from "../support/vehicles";
import { Visitor } from "../support/visitor";
import { recentMonths } from "~/features/calendar/read-period";
import { today } from "~/features/calendar/today";

async function aYear() {
  const truck = await Truck.bought("mi", "100000");
  await truck.fill("2026-02-01", { at: "101000", gallons: "100", cost: "400" });
  const wrong = await truck.fill("2026-02-10", { gallons: "1", cost: "9999.99" });
  await truck.removeFill(wrong);
  await truck.fill("2026-03-01", { at: "105000", gallons: "500", cost: "2000" });
  const { owner } = testDatabase();
  const record = { account_id: truck.company.accountId, user_id: truck.company.userId, vehicle_id: truck.id };
  await owner
    .insertInto("parts")
    .values({
      ...record,
      category: "filters_air_dryer",
      vendor: "FleetPride",
      cost: "100",
      install_date: "2026-02-20",
    })
    .execute();
  await owner
    .insertInto("breakdowns")
    .values({ ...record, breakdown_type: "Oil Leak", breakdown_date: "2026-02-25" })
    .execute();
  const visitor = new Visitor();
  await visitor.signIn(truck.company);
  return { truck, visitor, history: `/fleet-data/${truck.id}/history` };
}

test("everything that happened to a vehicle stands on one page in order of time, removed records marked", async () => {
  const { visitor, history } = await aYear();
  const page = await visitor.get(`${history}?from=2026-01-01&to=2026-03-31`);
  const order = ["Mar 1, 2026", "Oil Leak", "Filters Air Dryer", "removed", "Feb 1, 2026", "Vehicle form"];
  const list = page.text.split("History, newest first")[1]!;
  const places = order.map((words) => list.indexOf(words));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places.every((place) => place > 0)).toBe(true);
  // A breakdown whose cost is not known yet has none, not one of nothing.
  expect(page.text).toContain("Feb 25, 2026 Breakdown Oil Leak Feb 20, 2026");
});

test("the cost of a mile names its readings, leaves removed records out, and counts breakdowns without a cost", async () => {
  const { visitor, history } = await aYear();
  const page = await visitor.get(`${history}?from=2026-02-01&to=2026-03-31`);
  expect(page.text).toContain("All $2,500.00");
  // The 400 dollars of February 1 paid for the miles before: 2,000 + 100 dollars over 4,000 miles.
  expect(page.text).toContain("Cost per mile $0.525");
  expect(page.text).toContain(
    "$2,100.00 over 4,000 mi, from 101,000 mi on Feb 1, 2026 to 105,000 mi on Mar 1, 2026.",
  );
  expect(page.text).toContain("$400.00 up to Feb 1, 2026 is left out: it was for the time before.");
  expect(page.text).toContain("1 of the breakdowns has no cost of its own yet.");
});

test("three fills of 600 dollars, 1,000 miles apart, make 60 cents a mile: the first paid for the miles before it", async () => {
  const truck = await Truck.bought("mi", "97000");
  for (const [day, at] of [
    ["2026-10-05", "98000"],
    ["2026-10-12", "99000"],
    ["2026-10-19", "100000"],
  ] as const) {
    await truck.fill(day, { at, gallons: "150", cost: "600" });
  }
  const visitor = new Visitor();
  await visitor.signIn(truck.company);
  expect((await visitor.get(`/fleet-data/${truck.id}/fuel`)).text).toContain("6.7 mpg");
  const page = await visitor.get(`/fleet-data/${truck.id}/history`);
  expect(page.text).toContain("Cost per mile $0.600");
  expect(page.text).toContain("It begins with the first fuel receipt.");
});

test("with readings in January and November only, November's miles are shared by days, and one bill alone makes no figure", async () => {
  const truck = await Truck.bought("mi", "98200");
  await truck.read("2026-01-02", "98000");
  await truck.read("2026-11-28", "120000");
  const { owner } = testDatabase();
  const bill = {
    account_id: truck.company.accountId,
    user_id: truck.company.userId,
    vehicle_id: truck.id,
    description: "Clutch",
  };
  await owner
    .insertInto("service_entries")
    .values({ ...bill, service_date: "2026-11-10", other_cost: "2200" })
    .execute();
  const visitor = new Visitor();
  await visitor.signIn(truck.company);
  const november = `/fleet-data/${truck.id}/history?from=2026-11-01&to=2026-11-30`;
  const alone = await visitor.get(november);
  expect(alone.text).not.toContain("Cost per mile $");
  expect(alone.text).toContain("Cost per mile is not known: costs are recorded only since Nov 10, 2026");
  await owner
    .insertInto("service_entries")
    .values([
      { ...bill, service_date: "2026-02-01", other_cost: "300" },
      { ...bill, service_date: "2026-11-28", labor_cost: "20" },
    ])
    .execute();
  // 21,800 miles in the 327 days from January 5: 1,866.7 in the 28 days from the end of October.
  const shared = await visitor.get(november);
  expect(shared.text).toContain("Cost per mile $1.189");
  expect(shared.text).toContain("from the end of Oct 31, 2026 to 120,000 mi on Nov 28, 2026.");
  expect(shared.text).toContain(
    "The miles between 98,200 mi on Jan 5, 2026 and 120,000 mi on Nov 28, 2026 are shared by days.",
  );
});

test("a truck whose costs begin long after its first reading has a figure from there on, and this and last month to choose", async () => {
  const truck = await Truck.bought("mi", "20000");
  await truck.fill("2026-10-28", { at: "110000", gallons: "200", cost: "700" });
  await truck.fill("2026-11-12", { at: "114000", gallons: "600", cost: "2000" });
  await truck.fill("2026-11-26", { at: "118000", gallons: "600", cost: "2000" });
  const visitor = new Visitor();
  await visitor.signIn(truck.company);
  const page = await visitor.get(`/fleet-data/${truck.id}/history`);
  expect(page.text).toContain("Cost per mile $0.500");
  expect(page.text).toContain("from 110,000 mi on Oct 28, 2026 to 118,000 mi on Nov 26, 2026.");
  const [thisMonth, lastMonth] = recentMonths(today("America/Chicago"));
  const links = page.html
    .querySelectorAll("form.filter a")
    .map((link) => [link.text, link.getAttribute("href")]);
  expect(links).toEqual([
    ["This month", `/fleet-data/${truck.id}/history?from=${thisMonth!.from}&to=${thisMonth!.to}`],
    ["Last month", `/fleet-data/${truck.id}/history?from=${lastMonth!.from}&to=${lastMonth!.to}`],
  ]);
});

test("one kind can be chosen, and a period without anything says so", async () => {
  const { visitor, history } = await aYear();
  const page = await visitor.get(`${history}?from=2026-01-01&to=2026-12-31&kind=parts`);
  expect(page.text).toContain("Filters Air Dryer");
  expect(page.text).not.toContain("Oil Leak");
  expect((await visitor.get(`${history}?from=2020-01-01&to=2020-12-31`)).text).toContain(
    "Nothing in this period",
  );
});

test("each kind is exported, and what a spreadsheet would run is marked as text", async () => {
  const { truck, visitor, history } = await aYear();
  await testDatabase()
    .owner.updateTable("parts")
    .set({ notes: "=1+1" })
    .where("vehicle_id", "=", truck.id)
    .execute();
  for (const kind of [
    "parts",
    "breakdowns",
    "fuel",
    "service",
    "inspections",
    "reminders",
    "meter",
    "fleet",
  ]) {
    const file = await visitor.get(`${history}.csv?kind=${kind}`);
    expect([kind, file.status]).toEqual([kind, 200]);
    expect(file.headers.get("content-disposition")).toMatch(
      new RegExp(`filename="${kind}-\\d{4}-\\d\\d-\\d\\d.csv"`),
    );
  }
  expect((await visitor.get(`${history}.csv?kind=parts`)).body).toContain("'=1+1");
  expect((await visitor.get(`${history}.csv?kind=fuel`)).body).toContain("9999.99,yes,no,,,,,,,removed");
  expect((await visitor.get(`${history}.csv?kind=nothing`)).status).toBe(404);
});

test("of gallons, price and total in a file of fuel the one that was not typed is worked out", async () => {
  const { truck, visitor, history } = await aYear();
  const bought = { account_id: truck.company.accountId, user_id: truck.company.userId, vehicle_id: truck.id };
  await testDatabase()
    .owner.insertInto("fuel_receipts")
    .values([
      { ...bought, receipt_date: "2026-03-04", gallons: "3", total_cost: "10" },
      { ...bought, receipt_date: "2026-03-03", price_per_gallon: "3.999", total_cost: "20" },
      { ...bought, receipt_date: "2026-03-02", price_per_gallon: "0", total_cost: "0" },
    ])
    .execute();
  const [headings, ...rows] = readCsv((await visitor.get(`${history}.csv?kind=fuel`)).body);
  expect(headings!.slice(2, 5)).toEqual(["Gallons", "Price per Gallon", "Total Cost"]);
  expect(rows.slice(0, 4).map((cells) => cells.slice(2, 5))).toEqual([
    ["3.000", "3.333", "10.00"],
    ["5.001", "3.999", "20.00"],
    ["", "0.000", "0.00"],
    ["500.000", "4.000", "2000.00"],
  ]);
});

test("a driver sees the history without money, a free plan without the cost of a mile", async () => {
  const { truck, history } = await aYear();
  const driver = new Visitor();
  await driver.signIn(await newColleague(truck.company, "limited_user"));
  const page = await driver.get(`${history}?from=2026-01-01&to=2026-12-31`);
  expect(page.text).toContain("Filters Air Dryer");
  expect(page.body).not.toContain("2,000.00");
  expect(page.text).not.toContain("Cost per mile");

  const free = await newCompany({ plan: "free" });
  const owner = new Visitor();
  await owner.signIn(free);
  const own = await Truck.of(free);
  expect((await owner.get(`/fleet-data/${own.id}/history`)).text).toContain(
    "Cost analysis is available on Pro and Enterprise tiers",
  );
});

test("a day that no calendar has leaves the usual period", async () => {
  const { visitor, history } = await aYear();
  for (const days of ["from=0000-01-01", "to=0001-01-01", "from=9999-12-31&to=9999-12-31", "to=2026-02-30"]) {
    expect([days, (await visitor.get(`${history}?${days}`)).status]).toEqual([days, 200]);
  }
});

test("what was taken back from a reminder is marked as removed, and a mileage that was struck out is not shown", async () => {
  const { truck, visitor, history } = await aYear();
  const reminderId = await ownedReminder(truck.company, truck.id, { every_time: 6, time_unit: "months" });
  const struck = { struck_at: new Date(), strike_reason: "Typed wrong" };
  const readingId = await readMeter(truck.company, truck.id, "2026-02-03", 777_777, struck);
  await doneOnce(truck.company, reminderId, "2026-02-03", { meter_reading_id: readingId });
  const kind = `${history}?from=2026-01-01&to=2026-12-31&kind=reminders`;
  const done = await visitor.get(kind);
  expect(done.text).toContain("Oil change");
  expect(done.text).not.toContain("777,777");
  await testDatabase()
    .owner.updateTable("reminder_completions")
    .set({ removed_at: new Date() })
    .where("reminder_id", "=", reminderId)
    .execute();
  expect(done.html.querySelector("table")!.text).not.toContain("removed");
  expect((await visitor.get(kind)).html.querySelector("table")!.text).toContain("removed");
  expect((await visitor.get(`${history}.csv?kind=reminders`)).body).toContain("Oil change,,,,removed");
});

test("a file of the history has the period that the page shows", async () => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company);
  const visitor = await signedIn(company);
  for (const [receiptDate, totalCost] of [
    ["2026-01-31", "101"],
    ["2026-02-01", "102"],
    ["2026-03-01", "103"],
  ] as const) {
    await visitor.get(`/fleet-data/${vehicleId}/fuel/new`);
    await visitor.submit(`/fleet-data/${vehicleId}/fuel/new`, { receiptDate, totalCost }, "Add Fuel Receipt");
  }
  const page = await visitor.get(`/fleet-data/${vehicleId}/history?from=2026-02-01&to=2026-02-28`);
  expect(page.text).toContain("Feb 1, 2026 to Feb 28, 2026, as above");
  const links = page.html.querySelectorAll('main a[href*="history.csv"]');
  const file = links.map((link) => link.getAttribute("href")!).find((to) => to.includes("kind=fuel"))!;
  const { body } = await visitor.get(file);
  expect(["101", "102", "103"].filter((cost) => body.includes(`,${cost}.00,`))).toEqual(["102"]);
});
