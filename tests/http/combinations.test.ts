import { expect, test } from "vitest";
import { certifyRepair } from "~/features/inspections/certify/certify-repair.server";
import { getInspection } from "~/features/inspections/get-inspection.server";
import { itemsOf } from "~/features/inspections/items/inspection-items";
import type { NamedTrailer } from "~/features/inspections/trailer/named-trailer";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { inspectionFields, repaired, signedInspection } from "../support/inspections";
import { newColleague, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedVehicle } from "../support/vehicles";
import type { Visitor } from "../support/visitor";
import { randomUUID } from "node:crypto";

const flat = { item: "exterior_tires", note: "Left outer is flat", unsafe: true, ofTrailer: true };

/** A driver with the form of a tractor open, and a trailer in the same fleet. */
async function driverAtTractor() {
  const company = await newCompany({ plan: "pro" });
  const tractorId = await ownedVehicle(company, { unit_number: "T-7" });
  const trailerId = await ownedVehicle(company, {
    ...{ unit_number: "53-1", unit_kind: "trailer", make_model: "Great Dane" },
  });
  const visitor = await signedIn(await newColleague(company, "limited_user"));
  const form = `/fleet-data/${tractorId}/inspections/new`;
  await visitor.get(`${form}?kind=pre_trip`);
  return { company, tractorId, trailerId, visitor, form };
}

const ownTrailer = (id: string): NamedTrailer => ({
  ...{ id, key: id, name: "53-1", title: "Great Dane", vin: null },
});

function towedFields(defect?: { item: string; note: string; unsafe?: boolean }): Record<string, string> {
  const fields = Object.fromEntries(itemsOf("trailer", true).map(({ field }) => [field, "ok"]));
  if (!defect) return fields;
  const field = `towed_${defect.item}`;
  return {
    ...{ ...fields, [field]: "defect", [`${field}_note`]: defect.note },
    ...(defect.unsafe ? { [`${field}_unsafe`]: "on" } : {}),
  };
}

const showItems = "Show the Trailer's Items";

async function reportOf(visitor: Visitor, form: string, fields: Record<string, string>) {
  const saved = await visitor.submit(form, fields, "Sign and Save");
  expect(alertOf(saved)).toBe("");
  expect(saved.status).toBe(303);
  return { path: saved.location!, page: await visitor.follow() };
}

test("a trailer is chosen on the page: its items are shown, all that was typed stays, nothing is saved", async () => {
  const { visitor, form, tractorId } = await driverAtTractor();
  const typed = { ...inspectionFields(), notes: "Night run", trailer: "53-1" };
  const shown = await visitor.submit(form, typed, showItems);
  expect(shown.status).toBe(200);
  expect(shown.text).toContain("Trailer 53-1, Great Dane: its items are below. Nothing is saved yet.");
  expect(valueOf(shown, "notes")).toBe("Night run");
  expect(valueOf(shown, "signatureName")).toBe("Dee Driver");
  expect(shown.html.querySelector("#inspection-interior_horn-ok")?.hasAttribute("checked")).toBe(true);
  const towed = shown.html.querySelectorAll("#trailer-items fieldset.check legend").map(({ text }) => text);
  expect(towed).toEqual(itemsOf("trailer", true).map(({ label }) => label));
  expect(
    shown.html
      .querySelectorAll("#trailer-items input[type=radio][checked]")
      .filter((radio) => radio.getAttribute("value")),
  ).toEqual([]);
  const saved = testDatabase()
    .owner.selectFrom("inspections")
    .select("id")
    .where("vehicle_id", "=", tractorId);
  expect(await saved.execute()).toEqual([]);
});

test("Enter in the trailer's field shows its items, and a report without them is refused by name", async () => {
  const { visitor, form } = await driverAtTractor();
  const looked = await visitor.submit(form, { trailer: "53-1" }, "Check");
  expect(looked.text).toContain("its items are below");
  const refused = await visitor.submit(form, inspectionFields(), "Sign and Save");
  expect(refused.status).toBe(400);
  expect(alertOf(refused)).toContain("Trailer: Landing gear: choose OK, Defect or Not applicable");
  expect(refused.html.querySelectorAll("#trailer-items fieldset.check")).toHaveLength(16);
});

test("one report holds both units; the trailer's defect is the trailer's, and is certified and acknowledged for it", async () => {
  const { company, visitor, form, tractorId, trailerId } = await driverAtTractor();
  await visitor.submit(form, { ...inspectionFields(), trailer: "53-1", mileage: "123,500" }, showItems);
  const { path, page } = await reportOf(visitor, form, towedFields(flat));
  for (const shown of [
    "Trailer 53-1, Great Dane",
    "Trailer 53-1: Tires: Left outer is flat",
    "Trailer 53-1: Coupling",
    "Kingpin and apron OK",
  ])
    expect(page.text).toContain(shown);
  const paper = await visitor.get(`${path}/print`);
  expect(paper.text).toContain("Trailer 53-1: Wheels and brakes");
  expect(paper.text).toContain("Trailer 53-1: Tires: Left outer is flat Not safe to drive.");

  const manager = await signedIn(company);
  const issues = await manager.get("/fleet-data/issues");
  expect(issues.text).toContain("Unit 53-1, Great Dane");
  expect(issues.text).not.toContain("Unit T-7");
  expect((await manager.get(`/fleet-data/${trailerId}`)).text).toContain("Do not drive");
  expect((await manager.get(`/fleet-data/${tractorId}`)).text).not.toContain("Do not drive");
  const packet = await manager.get(`/fleet-data/${trailerId}/inspections/packet`);
  expect(packet.text).toContain("Tires: Left outer is flat Not safe to drive.");
  expect(packet.text).toContain("Last report: pre-trip inspection");
  const list = await manager.get(`/fleet-data/${trailerId}/inspections`);
  expect(list.text).toContain("Pre-trip inspection, as the trailer of T-7");
  expect(list.text).not.toContain("123,500");
  expect(list.text).toContain("1 1 open");
  const ofTractor = await manager.get(`/fleet-data/${tractorId}/inspections`);
  expect(ofTractor.text).toContain("Pre-trip inspection, with trailer 53-1");
  expect(ofTractor.text).toContain("None");
  const csv = await manager.get(`/fleet-data/${trailerId}/history.csv?kind=inspections`);
  expect(csv.body).toContain("trailer: exterior_tires: Left outer is flat (open)");

  const { defects } = (await getInspection(company.scope, path.split("/").at(-1)!))!;
  const outcomes = defects.map(({ id }) => repaired(id));
  await certifyRepair(
    company.scope,
    path.split("/").at(-1)!,
    { outcomes, signatureName: "Max" },
    randomUUID(),
  );
  const service = await manager.get(`/fleet-data/${trailerId}/service`);
  expect(service.text).toContain("New part fitted");
  expect((await manager.get(`/fleet-data/${tractorId}/service`)).text).not.toContain("New part fitted");
  expect((await manager.get(`/fleet-data/${trailerId}`)).text).not.toContain("Do not drive");
});

test("the next driver is asked about the trailer only while it is in the combination", async () => {
  const { company, visitor, form, tractorId, trailerId } = await driverAtTractor();
  const id = await signedInspection(company, tractorId, [flat], { trailer: ownTrailer(trailerId) });
  const alone = await visitor.get(`${form}?kind=pre_trip`);
  expect(alone.text).not.toContain("Read the last report");
  expect(alone.text).not.toContain("Do not drive");

  const otherId = await ownedVehicle(company, { unit_number: "T-8" });
  const other = `/fleet-data/${otherId}/inspections/new`;
  await visitor.get(`${other}?kind=pre_trip`);
  const typed = { ...inspectionFields(), trailer: "53-1" };
  const shown = await visitor.submit(other, typed, showItems);
  expect(shown.text).toContain("Read the trailer’s last report");
  expect(shown.text).toContain("Do not drive: 1 defect not certified as repaired");
  const refused = await visitor.submit(other, towedFields(), "Sign and Save");
  expect(alertOf(refused)).toContain("Trailer: Tires: an earlier report says that it is not safe to drive.");
  const { defects } = (await getInspection(company.scope, id))!;
  const { page } = await reportOf(visitor, other, { [`open-${defects[0]!.id}`]: "still_there" });
  expect(page.text).toContain("Trailer 53-1: Tires: Left outer is flat (found");
  expect(page.text).toContain("Do not drive");
});

test("a tractor's defect is acknowledged while its former trailer's is still open", async () => {
  const { company, visitor, form, tractorId, trailerId } = await driverAtTractor();
  const horn = { item: "interior_horn", note: "Silent" };
  const id = await signedInspection(company, tractorId, [horn, flat], { trailer: ownTrailer(trailerId) });
  const { defects } = (await getInspection(company.scope, id))!;
  const own = defects.filter(({ of_trailer }) => !of_trailer).map((defect) => repaired(defect.id));
  await certifyRepair(company.scope, id, { outcomes: own, signatureName: "Max" }, randomUUID());
  const page = await visitor.get(`${form}?kind=pre_trip`);
  const link = page.html.querySelectorAll("a").find(({ text }) => text === "Acknowledge")!;
  const acknowledge = link.getAttribute("href")!;
  expect(acknowledge).toBe(`/inspections/${id}/acknowledge?unit=tractor`);
  await visitor.get(acknowledge);
  const path = `/inspections/${id}/acknowledge`;
  const both = await visitor.submit(
    path,
    { unit: "both", signatureName: "Nia Next", signing: "other" },
    "Sign and Acknowledge",
  );
  expect(alertOf(both)).toContain("A defect of this report is not certified yet.");
  await visitor.submit(path, { unit: "tractor" }, "Sign and Acknowledge");
  expect(flashOf(await visitor.follow())).toBe("Report acknowledged");
  expect((await visitor.get(`/inspections/${id}`)).text).toContain("(for the tractor)");
  expect((await visitor.get(`${form}?kind=pre_trip`)).text).not.toContain("Read the last report");
  const atTrailer = await visitor.get(`/fleet-data/${trailerId}/inspections/new?kind=pre_trip`);
  expect(atTrailer.text).toContain("Read the trailer’s last report");
});

test("somebody else's trailer is named by its number, and its defect stays with the tractor until it is certified", async () => {
  const { company, visitor, form, tractorId } = await driverAtTractor();
  const shown = await visitor.submit(form, { ...inspectionFields(), trailer: "ACME 99" }, showItems);
  expect(shown.text).toContain("Not one of your vehicles in service");
  const { page } = await reportOf(visitor, form, towedFields(flat));
  expect(page.text).toContain("ACME 99 (not of the company)");
  const manager = await signedIn(company);
  expect((await manager.get("/fleet-data/issues")).text).toContain(
    "Trailer ACME 99: Tires: Left outer is flat",
  );
  expect((await manager.get(`/fleet-data/${tractorId}/inspections/packet`)).text).toContain(
    "Trailer ACME 99: Tires",
  );
  const next = await visitor.get(`${form}?kind=pre_trip`);
  expect(next.text).not.toContain("Do not drive");
  const again = await visitor.submit(form, { trailer: "acme 99" }, showItems);
  expect(again.text).toContain("Do not drive: 1 defect not certified as repaired");
});

test("another company's trailer is nobody's here, and one that is not a trailer is not taken for one", async () => {
  const { company, visitor, form } = await driverAtTractor();
  const strangers = await newCompany();
  const vin = "1GRAA0628LB701234";
  await ownedVehicle(strangers, { unit_kind: "trailer", vin, make_model: "Secret trailer" });
  const foreign = await visitor.submit(form, { trailer: vin }, showItems);
  expect(foreign.text).toContain("Not one of your vehicles in service");
  expect(foreign.text).not.toContain("Secret");
  await ownedVehicle(company, { unit_number: "T-9" });
  const truck = await visitor.submit(form, { trailer: "t-9", notes: "Kept" }, "Change the Trailer");
  expect(truck.status).toBe(400);
  expect(messageAt(truck, "trailer")).toContain("t-9 is one of your vehicles, but not a trailer.");
  expect(valueOf(truck, "notes")).toBe("Kept");
  await ownedVehicle(company, { unit_number: "53-1", unit_kind: "trailer" });
  const several = await visitor.submit(form, { trailer: "53-1" }, showItems);
  expect(messageAt(several, "trailer")).toContain(
    "More than one of your trailers has the number 53-1: type the VIN",
  );
});

test("answers for one trailer are not signed for another, nor lost without one", async () => {
  const { visitor, form } = await driverAtTractor();
  await visitor.submit(form, { ...inspectionFields(), trailer: "53-1" }, showItems);
  const changed = await visitor.submit(form, { ...towedFields(flat), trailer: "ACME 99" }, "Sign and Save");
  expect(changed.status).toBe(400);
  expect(messageAt(changed, "trailer")).toContain("The trailer was changed.");
  expect(valueOf(changed, "towed_exterior_tires_note")).toBe(flat.note);
  const emptied = await visitor.submit(form, { trailer: "" }, "Sign and Save");
  expect(messageAt(emptied, "trailer")).toContain("Items of a trailer are answered");
  expect(valueOf(emptied, "towed_exterior_tires_note")).toBe(flat.note);
  const none = await visitor.submit(form, {}, "Change the Trailer");
  expect(none.html.querySelector("#trailer-items")).toBeNull();
  const { page } = await reportOf(visitor, form, {});
  expect(page.text).not.toContain("Trailer 53-1");
});

test("All others OK signs nothing of a trailer that is not shown yet", async () => {
  const { company, visitor, form, trailerId, tractorId } = await driverAtTractor();
  await signedInspection(company, tractorId, [], { trailer: ownTrailer(trailerId) });
  await visitor.get(`${form}?kind=pre_trip`);
  const first = await visitor.submit(form, { trailer: "53-1" }, "All others OK");
  expect(first.text).toContain("26 items set to OK.");
  expect(
    first.html
      .querySelectorAll("#trailer-items input[checked]")
      .filter((radio) => radio.getAttribute("value")),
  ).toEqual([]);
  const second = await visitor.submit(form, {}, "All others OK");
  expect(second.text).toContain("16 items set to OK. Nothing is saved yet.");
});

test("All others OK leaves the coupling open that a report without a trailer left out", async () => {
  const { company, visitor, form, tractorId } = await driverAtTractor();
  const report = await signedInspection(company, tractorId);
  await testDatabase()
    .owner.updateTable("inspection_checks")
    .set({ result: "not_applicable" })
    .where("inspection_id", "=", report)
    .where("item", "in", ["coupling_devices", "trailer_brake_connections"])
    .execute();
  await visitor.get(`${form}?kind=pre_trip`);
  const alone = await visitor.submit(form, {}, "All others OK");
  const chosen = "input[name=coupling_devices][checked]";
  expect(alone.html.querySelector(chosen)?.getAttribute("value")).toBe("not_applicable");
  await visitor.get(`${form}?kind=pre_trip`);
  await visitor.submit(form, { trailer: "53-1" }, showItems);
  const coupled = await visitor.submit(form, {}, "All others OK");
  expect(coupled.html.querySelector(chosen)?.getAttribute("value") ?? "").toBe("");
});

test("a trailer that left the fleet while the form was open is refused, and all is kept", async () => {
  const { visitor, form, trailerId } = await driverAtTractor();
  await visitor.submit(form, { ...inspectionFields(), trailer: "53-1" }, showItems);
  const { owner } = testDatabase();
  await owner.updateTable("vehicles").set({ archived_at: new Date() }).where("id", "=", trailerId).execute();
  const refused = await visitor.submit(form, towedFields(flat), "Sign and Save");
  expect(refused.status).toBe(400);
  expect(messageAt(refused, "trailer")).toContain("The trailer was changed.");
  expect(valueOf(refused, "towed_exterior_tires_note")).toBe(flat.note);
});

test("a report of a combination that is sent twice is saved once", async () => {
  const { visitor, form, trailerId } = await driverAtTractor();
  await visitor.submit(form, { ...inspectionFields(), trailer: "53-1" }, showItems);
  const send = () => visitor.submit(form, towedFields(flat), "Sign and Save");
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
  const { owner } = testDatabase();
  for (const table of ["defects", "breakdowns"] as const)
    expect(
      await owner.selectFrom(table).select("id").where("vehicle_id", "=", trailerId).execute(),
    ).toHaveLength(1);
});
