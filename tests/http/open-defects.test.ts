import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { inspectionFields, repaired, signedInspection } from "../support/inspections";
import { addInspection } from "~/features/inspections/inspections.server";
import { certifyRepair } from "~/features/inspections/certify/certify-repair.server";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { newColleague, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedVehicle } from "../support/vehicles";

// Before the product's settings are read: mail is set up, and nothing sends it here.
vi.hoisted(() => (process.env.SMTP_URL = "smtp://127.0.0.1:9"));

const brakes = { item: "interior_brakes", note: "Pedal goes to the floor", unsafe: true };

/** A post-trip inspection found that the brakes are not safe; the next driver has the form open. */
async function nextDriver() {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { unit_number: "T-7" });
  const report = await signedInspection(company, vehicleId, [brakes], { kind: "post_trip" });
  const defect = await testDatabase()
    .owner.selectFrom("defects")
    .select(["id", "breakdown_id"])
    .where("inspection_id", "=", report)
    .executeTakeFirstOrThrow();
  const visitor = await signedIn(await newColleague(company, "limited_user"));
  const form = `/fleet-data/${vehicleId}/inspections/new`;
  const page = await visitor.get(`${form}?kind=pre_trip`);
  return { company, vehicleId, report, defect, visitor, form, page, answer: `open-${defect.id}` };
}

const clean = { ...inspectionFields(), kind: "pre_trip", notes: "All good" };

function mailsOf({ accountId }: { accountId: string }) {
  return testDatabase()
    .owner.selectFrom("mails")
    .select(["subject", "body"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();
}

test("a clean report over a defect that forbids driving is asked about, and keeps all that was chosen and typed", async () => {
  const { page, visitor, form, vehicleId, answer } = await nextDriver();
  expect(page.text).toContain("Do not drive: 1 defect not certified as repaired");
  const asked = await visitor.submit(form, clean, "Sign and Save");
  expect(asked.status).toBe(400);
  expect(alertOf(asked)).toContain("Service brakes: an earlier report says that it is not safe to drive.");
  expect(messageAt(asked, answer)).toContain("Say whether the repair was made");
  expect([valueOf(asked, "notes"), valueOf(asked, "signatureName")]).toEqual(["All good", "Dee Driver"]);
  expect(asked.html.querySelectorAll("input[type=radio][checked]")).toHaveLength(28);
  const reports = await testDatabase()
    .owner.selectFrom("inspections")
    .select("id")
    .where("vehicle_id", "=", vehicleId)
    .execute();
  expect(reports).toHaveLength(1);
});

test("the driver says that the repair was made: the report is marked, the truck stays off the road, the managers are told", async () => {
  const { company, visitor, form, vehicleId, report, defect, answer } = await nextDriver();
  const { location } = await visitor.submit(form, { ...clean, [answer]: "repaired" }, "Sign and Save");
  const saved = await visitor.follow();
  expect(flashOf(saved)).toContain(
    "Do not drive: a defect of an earlier report is not certified as repaired.",
  );
  for (const shown of [
    "Open defects of earlier reports",
    "Service brakes: Pedal goes to the floor (found",
    "the driver says that the repair was made",
    "Not certified: do not drive",
    "Service brakes OK",
  ])
    expect(saved.text).toContain(shown);
  const [, mail] = await mailsOf(company);
  expect(mail!.subject).toBe("Do not drive: Service brakes, unit T-7, Freightliner Cascadia");
  expect(mail!.body).toContain("signed by Dee Driver: the driver says that the repair was made.");
  const manager = await signedIn(company);
  const dashboard = await manager.get("/dashboard");
  expect(dashboard.text).toContain("Service brakes: the driver says that the repair was made (Dee Driver).");
  expect((await visitor.get("/dashboard")).text).not.toContain("Check a report");
  expect((await manager.get(`/fleet-data/${vehicleId}/inspections`)).text).toContain(
    "Signed over an open defect",
  );
  const breakdown = await manager.get(`/fleet-data/${vehicleId}/breakdowns/${defect.breakdown_id}`);
  expect(breakdown.text).toContain("Pre-trip inspection signed by Dee Driver: the driver says");
  const token = await makeFormToken(formHolder(company.userId));
  const certified = { outcomes: [repaired(defect.id)], signatureName: "Max" };
  await certifyRepair(company.scope, report, certified, token);
  expect((await manager.get("/dashboard")).text).not.toContain("Check a report");
  const after = await visitor.get(location!);
  expect(after.text).not.toContain("Not certified: do not drive");
});

test("a defect that the driver saw is still there is not OK on the report", async () => {
  const { visitor, form, answer } = await nextDriver();
  await visitor.submit(form, { ...clean, [answer]: "still_there" }, "Sign and Save");
  const saved = await visitor.follow();
  for (const shown of ["Do not drive", "the driver saw that it is still there", "Service brakes Defect"])
    expect(saved.text).toContain(shown);
  expect(saved.text).not.toContain("No defects");
});

test("an item that is reported as a defect again needs no other answer", async () => {
  const { visitor, form } = await nextDriver();
  const again = {
    ...clean,
    ...inspectionFields([{ item: "interior_brakes", note: "Still soft", unsafe: true }]),
  };
  expect((await visitor.submit(form, again, "Sign and Save")).status).toBe(303);
  expect((await visitor.follow()).text).not.toContain("the driver saw that it is still there");
});

test("a lesser defect of the same item does not hide that the vehicle may not be driven", async () => {
  const { company, visitor, form } = await nextDriver();
  const lesser = { ...clean, ...inspectionFields([{ item: "interior_brakes", note: "Squeaks" }]) };
  expect((await visitor.submit(form, lesser, "Sign and Save")).status).toBe(303);
  const saved = await visitor.follow();
  for (const shown of ["Do not drive", "the driver saw that it is still there"])
    expect(saved.text).toContain(shown);
  expect((await mailsOf(company)).length).toBe(2);
});

test("Not safe to drive beside OK is asked about", async () => {
  const { visitor, form, answer } = await nextDriver();
  const typed = { ...clean, [answer]: "repaired", exterior_lights_unsafe: "on" };
  const refused = await visitor.submit(form, typed, "Sign and Save");
  expect(refused.text).toContain("Not safe to drive is ticked. Choose Defect, or take the tick out");
});

test("a defect found while the form was open is asked about too", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  await signedInspection(company, vehicleId, [brakes]);
  const typed = {
    ...{ kind: "pre_trip" as const, unitKind: "truck" as const },
    ...{ meter: { mileage: null }, notes: null, signatureName: "Nia", defects: [], openDefects: [] },
    ...{ trailer: undefined, madeAt: null },
    checks: [{ item: "interior_brakes" as const, ofTrailer: false, result: "ok" as const }],
  };
  const token = await makeFormToken(formHolder(company.userId));
  const refused = await addInspection(company.scope, vehicleId, typed, token);
  expect(refused).toMatchObject({ problem: "open-defect", item: "interior_brakes", note: brakes.note });
});

test("a report on paper of after the defect was found is asked about too", async () => {
  const { company, visitor, form, report, answer } = await nextDriver();
  await testDatabase()
    .owner.updateTable("inspections")
    .set({ made_at: sql<Date>`now() - interval '3 days'` })
    .where("id", "=", report)
    .execute();
  const zone = company.scope.account.timeZone;
  const madeAt = `${addDays(today(zone), -1)} 7:00 AM`;
  const asked = await visitor.submit(form, { ...clean, madeAt }, "Sign and Save");
  expect(asked.status).toBe(400);
  expect(messageAt(asked, answer)).toContain("Say whether the repair was made");
  expect(valueOf(asked, "madeAt")).toBe(madeAt);
  await visitor.submit(form, { ...clean, madeAt, [answer]: "still_there" }, "Sign and Save");
  expect((await visitor.follow()).text).toContain("Open defects of earlier reports");
  expect((await mailsOf(company)).at(-1)!.body).toContain("the driver saw that it is still there");
});

test("a report on paper of before the defect was found says nothing of it", async () => {
  const { company, visitor, form } = await nextDriver();
  const madeAt = `${addDays(today(company.scope.account.timeZone), -1)} 7:00 AM`;
  expect((await visitor.submit(form, { ...clean, madeAt }, "Sign and Save")).status).toBe(303);
  expect((await visitor.follow()).text).not.toContain("Open defects of earlier reports");
});
