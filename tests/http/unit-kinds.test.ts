import { expect, test } from "vitest";
import { itemsOf } from "~/features/inspections/items/inspection-items";
import { type UnitKind, unitKinds } from "~/features/vehicles/unit-kind/unit-kind";
import { getVehicle } from "~/features/vehicles/vehicles.server";
import { flashOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { signedInspection } from "../support/inspections";
import { newColleague, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedVehicle } from "../support/vehicles";
import type { Answer } from "../support/visitor";

const itemsShown = (page: Answer) =>
  page.html.querySelectorAll(".check-group fieldset.check legend").map((legend) => legend.text);

test.each<[string, Parameters<typeof ownedVehicle>[1], UnitKind]>([
  ["a decoded dry van", { body_class: "Trailer", vehicle_type: "Trailer" }, "trailer"],
  ["a decoded tractor", { body_class: "Truck-Tractor", vehicle_type: "Truck" }, "truck"],
  ["a decoded school bus", { body_class: "Bus - School Bus", vehicle_type: "Bus" }, "bus"],
  ["a typed type", { vehicle_type: "Reefer trailer" }, "trailer"],
  ["a cargo van", { body_class: "Cargo Van", vehicle_type: "Truck" }, "truck"],
  ["a name alone", { serial_number: "K-77", make_model: "Kohler generator" }, "machine"],
  ["hours alone", { serial_number: "K-78", make_model: "Deere 544", meter_unit: "h" }, "machine"],
  ["nothing known", { serial_number: "K-79", make_model: "Deere 544" }, "truck"],
  ["a person's choice", { unit_kind: "bus", vehicle_type: "Truck", body_class: "Van" }, "bus"],
])("the kind of unit of %s", async (_, facts, kind) => {
  const company = await newCompany();
  const vehicle = await getVehicle(company.scope, await ownedVehicle(company, facts));
  expect(vehicle?.found_kind).toBe(kind);
});

test("a VIN that nobody decoded says by its maker that the unit is a trailer", async () => {
  const { owner } = testDatabase();
  const maker = {
    wmi: "1GZ",
    makes: ["Test"],
    vehicle_type: "Trailer",
    manufacturer: "Test",
    truck_type: null,
  };
  await owner
    .insertInto("vpic_wmi")
    .values(maker)
    .onConflict((wmi) => wmi.doNothing())
    .execute();
  const company = await newCompany();
  const id = await ownedVehicle(company, { vin: "1GZAA0628LB701234", make_model: "53 ft" });
  expect((await getVehicle(company.scope, id))?.found_kind).toBe("trailer");
});

test.each(unitKinds)("the form of a %s asks about its own items, and none is chosen", async (kind) => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { unit_kind: kind });
  const page = await (await signedIn(company)).get(`/fleet-data/${id}/inspections/new`);
  expect(itemsShown(page)).toEqual(itemsOf(kind).map(({ label }) => label));
  const chosen = page.html.querySelectorAll(".check-group input[type=radio][checked]");
  expect(chosen.filter((radio) => radio.getAttribute("value"))).toEqual([]);
});

test("All others OK signs nothing that a trailer has not, and its report has only its items", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { unit_kind: "trailer", unit_number: "53-1" });
  const driver = await signedIn(await newColleague(company, "limited_user"));
  const form = `/fleet-data/${id}/inspections/new`;
  const page = await driver.get(`${form}?kind=pre_trip`);
  expect(page.text).toContain("The items of a trailer.");
  expect(page.text).toContain("A manager can change its kind of unit.");
  const filled = await driver.submit(form, {}, "All others OK");
  expect(filled.text).toContain("9 items set to OK. 7 left to you. Nothing is saved yet.");
  const varying = itemsOf("trailer").filter(({ varies }) => varies);
  const rest = Object.fromEntries(varying.map(({ key }) => [key, "not_applicable"]));
  await driver.submit(form, { ...rest, signatureName: "Dee Driver", signing: "own" }, "Sign and Save");
  const report = await driver.follow();
  expect(report.text).toContain("Doors Not applicable");
  expect(report.text).toContain("Suspension OK");
  for (const strange of ["Oil level", "Steering", "Horn", "Mirrors", "Fire extinguisher"])
    expect(report.text).not.toContain(strange);
});

test("the kind is chosen on the vehicle, and a report that is signed keeps its items", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company);
  const report = await signedInspection(company, id, [{ item: "interior_horn", note: "Silent" }]);
  const manager = await signedIn(company);
  const before = await manager.get(`/inspections/${report}/print`);
  const page = await manager.get(`/fleet-data/${id}`);
  expect(page.text).toContain("Tractor or truck (not chosen: as its VIN or vehicle type says)");
  await manager.get(`/fleet-data/${id}/edit`);
  await manager.submit(`/fleet-data/${id}/edit`, { unitKind: "trailer" }, "Save Changes");
  expect(flashOf(await manager.follow())).toContain("Vehicle updated successfully");
  const form = await manager.get(`/fleet-data/${id}/inspections/new`);
  expect(itemsShown(form)).toContain("Landing gear");
  const after = await manager.get(`/inspections/${report}/print`);
  expect(after.html.querySelector("main")!.toString()).toBe(before.html.querySelector("main")!.toString());
  expect(after.text).toContain("Horn Defect");
});

test("a report of before the kinds has a truck's 26 items, whatever the unit is", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { unit_kind: "trailer" });
  const report = await signedInspection(company, id);
  await testDatabase()
    .owner.updateTable("inspections")
    .set({ unit_kind: null })
    .where("id", "=", report)
    .execute();
  const paper = await (await signedIn(company)).get(`/inspections/${report}/print`);
  const printed = paper.html.querySelectorAll(".sheet-checks li span:first-child").map(({ text }) => text);
  expect(printed).toEqual(itemsOf("truck").map(({ label }) => label));
});
