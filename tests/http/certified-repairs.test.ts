import { expect, test, vi } from "vitest";
import { alertOf, flashOf, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { signedInspection } from "../support/inspections";
import { type Member, newColleague, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedVehicle } from "../support/vehicles";

// Before the product's settings are read: mail is set up, and nothing sends it here.
vi.hoisted(() => (process.env.SMTP_URL = "smtp://127.0.0.1:9"));

const brakes = { item: "interior_brakes", note: "Pedal goes to the floor", unsafe: true };
const lights = { item: "exterior_lights", note: "Left headlamp is dark" };

/** A driver found that the brakes are not safe, at 123,500 miles. */
async function unsafeTruck(defects: { item: string; note: string; unsafe?: boolean }[] = [brakes]) {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { unit_number: "T-7" });
  const driver = await newColleague(company, "limited_user");
  const meter = { mileage: { value: "123500", unit: "mi" as const } };
  const report = await signedInspection(driver, vehicleId, defects, { meter });
  const found = await testDatabase()
    .owner.selectFrom("defects")
    .select(["id", "item", "breakdown_id"])
    .where("inspection_id", "=", report)
    .execute();
  const defect = found.find(({ item }) => item === brakes.item)!;
  const breakdown = `/fleet-data/${vehicleId}/breakdowns/${defect.breakdown_id}`;
  return { company, driver, vehicleId, report, defect, breakdown, manager: await signedIn(company) };
}

const done = (defectId: string) => ({
  [`outcome-${defectId}`]: "repaired",
  [`note-${defectId}`]: "New master cylinder",
  signatureName: "Max Manager",
  signing: "own",
});

function stored(table: "breakdowns" | "service_entries" | "mails", { accountId }: Member) {
  return testDatabase()
    .owner.selectFrom(table as "breakdowns")
    .selectAll()
    .where("account_id", "=", accountId)
    .execute();
}

test("a breakdown that a report opened shows the report's mileage, time, driver and defect, and the alert says them", async () => {
  const { company, manager, breakdown, report } = await unsafeTruck();
  const page = await manager.get(breakdown);
  for (const shown of [
    "Mileage 123,500 mi",
    "Found by the driver",
    "Pre-trip inspection of",
    "signed by Dee Driver",
    "Service brakes: Pedal goes to the floor",
    "Not safe to drive",
  ])
    expect(page.text).toContain(shown);
  expect(page.html.querySelector(`a[href="/inspections/${report}"]`)).not.toBeNull();
  expect((await manager.get(breakdown.replace(/\/[^/]+$/, ""))).text).toContain("123,500 mi");
  expect(valueOf(await manager.get(`${breakdown}/edit`), "mileage")).toBe("");
  const [mail] = (await stored("mails", company)) as unknown as { body: string }[];
  const month = new Date().toLocaleString("en-US", {
    month: "short",
    timeZone: company.scope.account.timeZone,
  });
  for (const said of ["Do not drive it.", "Mileage: 123,500 mi", "Reported by: Dee Driver (", `, ${month} `])
    expect(mail!.body).toContain(said);
});

test("certifying a repair writes it into the vehicle's service and closes the breakdown, each with a link to the other", async () => {
  const { company, manager, report, defect, breakdown, vehicleId } = await unsafeTruck();
  const certify = `/inspections/${report}/certify`;
  const form = await manager.get(certify);
  expect(form.text).toContain("Mark the breakdown that it opened as fixed");
  const bare = await manager.submit(
    certify,
    { ...done(defect.id), [`note-${defect.id}`]: "" },
    "Sign and Certify",
  );
  expect([bare.status, alertOf(bare)]).toEqual([
    400,
    expect.stringContaining("Service brakes: say what was done"),
  ]);
  const more = { [`by-${defect.id}`]: "Joe's Truck Repair", [`cost-${defect.id}`]: "$1,250" };
  await manager.submit(certify, { ...done(defect.id), ...more }, "Sign and Certify");
  expect(flashOf(await manager.follow())).toBe("Certified The next driver acknowledges it before driving.");
  expect(await stored("breakdowns", company)).toMatchObject([{ state: "fixed", cost: "0.00" }]);
  const entries = (await stored("service_entries", company)) as unknown as { id: string }[];
  expect(entries).toMatchObject([
    { description: "New master cylinder", vendor: "Joe's Truck Repair", other_cost: "1250.00" },
  ]);
  const entry = `/fleet-data/${vehicleId}/service/${entries[0]!.id}`;
  expect(
    (await manager.get(`/inspections/${report}`)).html.querySelector(`a[href="${entry}"]`),
  ).not.toBeNull();
  const service = await manager.get(entry);
  for (const shown of ["Service brakes: Pedal goes to the floor", "signed by Dee Driver", "Max Manager"])
    expect(service.text).toContain(shown);
  expect(service.html.querySelector(`a[href="/inspections/${report}"]`)).not.toBeNull();
  const packet = await manager.get(`/fleet-data/${vehicleId}/inspections/packet`);
  expect(packet.text).toContain("Service brakes: New master cylinder. Certified");
  expect(packet.text).toContain("Done by Joe's Truck Repair");
  const log = (await manager.get(breakdown)).text;
  expect(log).toContain("Certified as repaired by Max Manager: New master cylinder");
});

test("a breakdown stays open only when its tick is taken out, and that is said", async () => {
  const { company, manager, report, defect } = await unsafeTruck();
  await manager.get(`/inspections/${report}/certify`);
  const typed = { ...done(defect.id), [`close-${defect.id}`]: "" };
  await manager.submit(`/inspections/${report}/certify`, typed, "Sign and Certify");
  expect(flashOf(await manager.follow())).toContain("1 breakdown still open.");
  expect(await stored("breakdowns", company)).toMatchObject([{ state: "reported", cannot_be_driven: false }]);
});

test("marking a breakdown fixed asks about the defect of the report, and certifies it in the same step", async () => {
  const { company, manager, report, defect, breakdown } = await unsafeTruck();
  const state = `${breakdown}/state`;
  await manager.get(`${state}?to=fixed`);
  const asked = await manager.submit(state, { cost: "80", note: "Bled the lines" });
  expect(asked.status).toBe(400);
  expect(alertOf(asked)).toContain("Service brakes: choose Repaired or Repair not necessary");
  expect([valueOf(asked, "cost"), valueOf(asked, "note")]).toEqual(["80", "Bled the lines"]);
  const unsigned = await manager.submit(state, { ...done(defect.id), signatureName: "" });
  expect(alertOf(unsigned)).toContain("Type your name to sign");
  expect(await stored("breakdowns", company)).toMatchObject([{ state: "reported" }]);
  await manager.submit(state, done(defect.id));
  const fixed = await manager.follow();
  expect(flashOf(fixed)).toBe("Breakdown saved as fixed The defect in the driver's report is certified too.");
  expect(fixed.text).toContain("Everything else $80.00");
  expect((await manager.get(`/inspections/${report}`)).text).toContain(
    "Repairs certified, not acknowledged yet",
  );
  expect(await stored("service_entries", company)).toHaveLength(1);
});

test("a certification beside another state than Fixed is asked about, and nothing typed goes", async () => {
  const { manager, breakdown, defect } = await unsafeTruck();
  await manager.get(`${breakdown}/state`);
  const typed = { state: "in_work", ...done(defect.id) };
  const refused = await manager.submit(`form[action="${breakdown}/state"]`, typed, "Save State");
  expect(refused.text).toContain("Choose Fixed to certify the repair");
  expect(valueOf(refused, `note-${defect.id}`)).toBe("New master cylinder");
});

test("what was done to a defect without an outcome is asked about", async () => {
  const { manager, report, defect } = await unsafeTruck([brakes, lights]);
  const page = `/inspections/${report}/certify`;
  await manager.get(page);
  const { owner } = testDatabase();
  const { id: other } = await owner
    .selectFrom("defects")
    .select("id")
    .where("inspection_id", "=", report)
    .where("id", "<>", defect.id)
    .executeTakeFirstOrThrow();
  const typed = { ...done(defect.id), [`note-${other}`]: "New bulb" };
  const refused = await manager.submit(`form[action="${page}"]`, typed, "Sign and Certify");
  expect(refused.text).toContain("choose Repaired or Repair not necessary, or empty this field");
});

test("a defect that stays open after its breakdown is fixed is said to be open", async () => {
  const { company, manager, defect, breakdown } = await unsafeTruck();
  await manager.get(`${breakdown}/state?to=fixed`);
  await manager.submit(`${breakdown}/state`, { [`outcome-${defect.id}`]: "open" });
  expect(flashOf(await manager.follow())).toContain("still open: certify it.");
  expect(await stored("breakdowns", company)).toMatchObject([{ state: "fixed" }]);
  expect(await stored("service_entries", company)).toEqual([]);
});

test("a defect that somebody else certified first is not certified again with its breakdown", async () => {
  const { company, manager, report, defect, breakdown } = await unsafeTruck([brakes, lights]);
  const other = await signedIn(await newColleague(company, "user"));
  await manager.get(`${breakdown}/state?to=fixed`);
  await other.get(`/inspections/${report}/certify`);
  const typed = { ...done(defect.id), [`close-${defect.id}`]: "" };
  await other.submit(`/inspections/${report}/certify`, typed, "Sign and Certify");
  const late = await manager.submit(`${breakdown}/state`, done(defect.id));
  expect([late.status, alertOf(late)]).toEqual([
    409,
    expect.stringContaining("Somebody else saved this breakdown"),
  ]);
  expect(await stored("service_entries", company)).toHaveLength(1);
});

test("the service entry of a certified repair outlives the report and is not removed", async () => {
  const { company, manager, report, defect, vehicleId } = await unsafeTruck();
  await manager.get(`/inspections/${report}/certify`);
  await manager.submit(`/inspections/${report}/certify`, done(defect.id), "Sign and Certify");
  const { owner } = testDatabase();
  const long = new Date("2026-01-05T15:00:00Z");
  await owner.updateTable("inspections").set({ signed_at: long }).where("id", "=", report).execute();
  await owner
    .updateTable("defect_certifications")
    .set({ signed_at: long })
    .where("defect_id", "=", defect.id)
    .execute();
  await manager.get(`/inspections/${report}/delete`);
  await manager.submit(`/inspections/${report}/delete`, {});
  expect(flashOf(await manager.follow())).toBe("Inspection deleted");
  const [{ id }] = (await stored("service_entries", company)) as unknown as [{ id: string }];
  const entry = `/fleet-data/${vehicleId}/service/${id}`;
  expect((await manager.get(entry)).text).toContain("Certified as repaired: Max Manager");
  const refused = await manager.get(`${entry}/remove`);
  expect(refused.text).toContain("49 CFR 396.3(c)");
  expect(refused.html.querySelector("main form button")).toBeNull();
  const forced = await manager.post(`${entry}/remove`, { form_token: await tokenOf(manager, entry) });
  expect(forced.status).toBe(409);
  const [breakdown] = (await stored("breakdowns", company)) as unknown as [{ id: string }];
  expect((await manager.get(`/fleet-data/${vehicleId}/breakdowns/${breakdown.id}`)).text).toContain(
    "123,500 mi",
  );
});

async function tokenOf(visitor: Awaited<ReturnType<typeof signedIn>>, page: string): Promise<string> {
  const form = (await visitor.get(`${page}/edit`)).html.querySelector(
    `form[action="${page}/edit"] [name=form_token]`,
  );
  return form!.getAttribute("value")!;
}

test("a breakdown reported by hand may be marked as not safe to drive", async () => {
  const { company, manager, vehicleId } = await unsafeTruck();
  const form = `/fleet-data/${vehicleId}/breakdowns/new`;
  await manager.get(form);
  await manager.submit(form, { breakdownType: "Steering Problem", cannotBeDriven: "on" }, "Report Breakdown");
  const page = await manager.follow();
  expect(page.text).toContain("Driving Not safe to drive");
  expect(await stored("breakdowns", company)).toMatchObject([{}, { cannot_be_driven: true }]);
});
