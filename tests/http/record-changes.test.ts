import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { listChanges } from "~/features/changes/changes.server";
import { noteEdit } from "~/features/vehicles/note-edit.server";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { newColleague, newCompany, newCounter } from "../support/people";
import { ownedAnnual, ownedBreakdown, ownedService, signedIn } from "../support/records";
import { ownedReminder } from "../support/reminders";
import { ownedItem } from "../support/stock";
import { newVin, ownedVehicle } from "../support/vehicles";

async function truck() {
  const company = await newCompany({ plan: "enterprise" });
  const vehicleId = await ownedVehicle(company, { mileage: 1000, unit_number: "T-7" });
  const visitor = await signedIn(company);
  return { company, vehicleId, visitor, vehicle: `/fleet-data/${vehicleId}` };
}

test("an edited service entry says who changed what from what, also in the history and its file", async () => {
  const { company, vehicleId, visitor, vehicle } = await truck();
  const id = await ownedService(company, vehicleId, { description: "Oil", labor_cost: "100" });
  const page = `${vehicle}/service/${id}`;
  await visitor.get(`${page}/edit`);
  const typed = { description: "Oil and filters", serviceDate: "2026-10-09", laborCost: "180" };
  await visitor.submit(`${page}/edit`, typed, "Save Changes");
  const shown = (await visitor.follow()).text;
  const changes = [
    "What was done: Oil → Oil and filters",
    "Date: Oct 5, 2026 → Oct 9, 2026",
    "Labor: $100.00 → $180.00",
  ];
  for (const line of [company.email, ...changes]) expect(shown).toContain(line);
  const history = await visitor.get(`${vehicle}/history?kind=changes&from=2026-01-01&to=2035-12-31`);
  expect(history.text).toContain("Service entry changed");
  const file = (await visitor.get(`${vehicle}/history.csv?kind=changes`)).text;
  for (const line of ["service_entry", "changed", company.email, ...changes]) expect(file).toContain(line);
  const driver = await signedIn(await newColleague(company, "limited_user"));
  for (const place of [page, `${vehicle}/history?kind=changes&from=2026-01-01&to=2035-12-31`]) {
    const { text } = await driver.get(place);
    expect(text).toContain("What was done: Oil → Oil and filters");
    expect(text).not.toContain("$100.00 →");
  }
});

test("a date that is moved back asks why, with everything typed kept, and keeps the reason", async () => {
  const { company, vehicleId, visitor, vehicle } = await truck();
  const page = `${vehicle}/service/${await ownedService(company, vehicleId)}`;
  expect((await visitor.get(`${page}/edit`)).html.querySelector("[name=changeReason]")).toBeNull();
  const typed = { description: "Oil, moved", serviceDate: "2026-09-30" };
  const asked = await visitor.submit(`${page}/edit`, typed, "Save Changes");
  expect(asked.status).toBe(409);
  expect(messageAt(asked, "changeReason")).toContain("Why is the date moved back from Oct 5, 2026?");
  expect([valueOf(asked, "description"), valueOf(asked, "serviceDate")]).toEqual([
    "Oil, moved",
    "2026-09-30",
  ]);
  await visitor.submit(`${page}/edit`, { changeReason: "The invoice says so" }, "Save Changes");
  const saved = await visitor.follow();
  expect(flashOf(saved)).toContain("Service entry updated");
  expect(saved.text).toContain("Date: Oct 5, 2026 → Sep 30, 2026");
  expect(saved.text).toContain("Reason: The invoice says so");
});

test("gallons and state of a fuel receipt, and a VIN, keep their old values", async () => {
  const { visitor, vehicle } = await truck();
  await visitor.get(`${vehicle}/fuel/new`);
  const typed = {
    totalCost: "400",
    gallons: "100",
    state: "TX",
    mileage: "1,200",
    receiptDate: "2026-10-05",
  };
  await visitor.submit(`${vehicle}/fuel/new`, typed, "Add Fuel Receipt");
  const list = await visitor.get(`${vehicle}/fuel`);
  const receipt = list.html
    .querySelectorAll("main a")
    .map((link) => link.getAttribute("href")!)
    .find((href) => /\/fuel\/[0-9a-f-]{36}$/.test(href))!;
  await visitor.get(receipt);
  await visitor.submit(receipt, { gallons: "90", state: "OK", mileage: "1,300" }, "Save Changes");
  const { text } = await visitor.get(receipt);
  for (const line of ["Gallons: 100 → 90", "State: TX → OK", "Meter: 1,200 mi → 1,300 mi"])
    expect(text).toContain(line);
  const vin = newVin();
  await visitor.get(`${vehicle}/edit`);
  await visitor.submit(`${vehicle}/edit`, { vin, unitNumber: "T-8" }, "Save Changes");
  const shown = (await visitor.get(vehicle)).text;
  expect(shown).toMatch(new RegExp(`(VIN|Serial number): \\S+ → (${vin}|none)`));
  expect(shown).toContain("Unit number: T-7 → T-8");
});

test("annual inspections, breakdowns and reminders keep what an edit changed", async () => {
  const { company, vehicleId, visitor, vehicle } = await truck();
  const edit = async (page: string, typed: Record<string, string>) => {
    await visitor.get(`${page}/edit`);
    await visitor.submit(`${page}/edit`, typed, "Save Changes");
    return (await visitor.get(page)).text;
  };
  const annual = `${vehicle}/annual-inspections/${await ownedAnnual(company, vehicleId)}`;
  expect(await edit(annual, { inspector: "Ann Lee" })).toContain("Inspector: R. Shop → Ann Lee");
  const breakdown = `${vehicle}/breakdowns/${await ownedBreakdown(company, vehicleId)}`;
  expect(await edit(breakdown, { cost: "50" })).toContain("Cost: none → $50.00");
  const reminder = `${vehicle}/reminders/${await ownedReminder(company, vehicleId, { every_time: 3, time_unit: "months" })}`;
  expect(await edit(reminder, { task: "Grease" })).toContain("Task: Oil change → Grease");
  const history = await visitor.get(`${vehicle}/history?kind=changes&from=2026-01-01&to=2035-12-31`);
  for (const page of [annual, breakdown, `${vehicle}/reminders`])
    expect(history.html.querySelector(`main table a[href="${page}"]`)).not.toBeNull();
});

test("the edit of a record that has no photo and no reading is noted by its fields alone", async () => {
  const { company, vehicleId } = await truck();
  const id = randomUUID();
  const facts = [{ label: "Until", from: "Oct 5, 2026", to: "Oct 9, 2026" }];
  const edit = {
    vehicleId,
    id,
    kind: "annual_inspection",
    before: {},
    after: {},
    facts,
    reason: null,
  } as const;
  await company.scope.db((trx) => noteEdit(trx, company.scope, edit));
  const [change] = await listChanges(company.scope, id);
  expect(change!.lines).toEqual(["Until: Oct 5, 2026 → Oct 9, 2026"]);
});

test("what an edit and an import changed of a part is in its history, costs only for whoever sees them", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const visitor = await signedIn(company);
  const facts = { part_number: "LF9009", description: "Filter", vendor: "Fleetguard", cost: "10" };
  const page = `/inventory/${await ownedItem(company, { ...facts, bin_location: "A1" })}`;
  await visitor.get(`${page}/edit`);
  const edited = await visitor.submit(`${page}/edit`, { vendor: "Baldwin", reorderPoint: "4" }, "Save");
  expect([alertOf(edited), edited.status]).toEqual(["", 303]);
  await visitor.get("/inventory/import");
  const text = "Part#,Description,Cost\nLF9009,Oil filter,12\n";
  const file = new File([text], "parts.csv", { type: "text/csv" });
  await visitor.submit("/inventory/import", { file });
  const preview = await visitor.follow();
  const form = preview.html.querySelector("form:has(table)")!;
  await visitor.submit(`${form.getAttribute("action")}/confirm`);
  await visitor.follow();
  const changes = [
    "Vendor: Fleetguard → Baldwin",
    "Reorder point: 0 → 4",
    "Description: Filter → Oil filter",
  ];
  const cost = "Cost: $10.00 → $12.00";
  const shown = (await visitor.get(`${page}/history`)).text;
  for (const line of [company.email, "Reason: An import", ...changes, cost]) expect(shown).toContain(line);
  const counter = await signedIn(await newCounter(company));
  const seen = (await counter.get(`${page}/history`)).text;
  for (const line of changes) expect(seen).toContain(line);
  expect(seen).not.toContain(cost);
});

test("what is removed keeps its last values", async () => {
  const { company, vehicleId, visitor, vehicle } = await truck();
  const id = await ownedService(company, vehicleId, { vendor: "Rush Truck Center" });
  await visitor.get(`${vehicle}/service/${id}/remove`);
  await visitor.submit(`${vehicle}/service/${id}/remove`, {}, "Remove Service Entry");
  const { text } = await visitor.get(`${vehicle}/service/${id}`);
  expect(text).toContain("Removed. What it said:");
  for (const line of ["What was done: Oil and filters", "Date: Oct 5, 2026", "Vendor: Rush Truck Center"])
    expect(text).toContain(line);
});

test("an edit that changes nothing is not noted, and nobody can alter or delete a change", async () => {
  const { company, vehicleId, visitor, vehicle } = await truck();
  const page = `${vehicle}/service/${await ownedService(company, vehicleId)}`;
  await visitor.get(`${page}/edit`);
  await visitor.submit(`${page}/edit`, {}, "Save Changes");
  expect((await visitor.get(page)).html.querySelector("#changes")).toBeNull();
  for (const query of [sql`update record_changes set author = 'x'`, sql`delete from record_changes`])
    await expect(company.scope.db((trx) => query.execute(trx))).rejects.toThrow(/permission denied/);
});
