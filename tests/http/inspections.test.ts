import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { certifyRepair } from "~/features/inspections/certify/certify-repair.server";
import { getInspection } from "~/features/inspections/get-inspection.server";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { inspectionFields, repaired, signedInspection } from "../support/inspections";
import { type Member, newColleague, newCompany } from "../support/people";
import { photoFile } from "../support/photos";
import { ownedVehicle } from "../support/vehicles";
import { type Answer, Visitor } from "../support/visitor";

const lights = { item: "exterior_lights", note: "Left headlamp is dark" };
const brakes = { item: "interior_brakes", note: "Pedal goes to the floor", unsafe: true };

async function visit(person: Member): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.signIn(person);
  return visitor;
}

/** A company with a driver and a truck, and the truck's form open in the driver's browser. */
async function driverAtTruck() {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company, { unit_number: "T-7", vin: "1XP5DB9X7YN526158" });
  const driver = await newColleague(company, "limited_user");
  const visitor = await visit(driver);
  const form = `/fleet-data/${vehicleId}/inspections/new`;
  await visitor.get(`${form}?kind=pre_trip`);
  return { company, driver, visitor, vehicleId, form };
}

function inspectionsOf(vehicleId: string) {
  return testDatabase()
    .owner.selectFrom("inspections")
    .selectAll()
    .where("vehicle_id", "=", vehicleId)
    .execute();
}

const answersOf = (answer: Answer) =>
  answer.html
    .querySelectorAll("input[type=radio][checked]")
    .filter((radio) => radio.getAttribute("value"))
    .map((radio) => radio.getAttribute("name"));

test("a driver, a manager and the next driver take a defect from the report to the acknowledgement", async () => {
  const { company, visitor, vehicleId, form } = await driverAtTruck();
  const typed = { ...inspectionFields([lights, brakes]), mileage: "123,500", notes: "Night run" };
  const saved = await visitor.submit(form, typed, "Sign and Save");
  expect(saved.status).toBe(303);
  const report = await visitor.follow();
  const path = saved.location!;
  expect(flashOf(report)).toContain("Pre-trip inspection saved successfully");
  expect(flashOf(report)).toContain(
    "Reported as a breakdown too. No alert goes out by mail: call whoever has to know.",
  );
  for (const shown of [
    "Do not drive",
    "526158",
    "123,500 mi",
    "Lights: Left headlamp is dark",
    "Service brakes: Pedal goes to the floor Not safe to drive",
    "Dee Driver",
    "Night run",
  ])
    expect(report.text).toContain(shown);

  const tooEarly = await visitor.get(`${path}/acknowledge`);
  expect(tooEarly.text).toContain("A defect of this report is not certified yet.");
  expect(tooEarly.html.querySelector("main form")).toBeNull();

  const manager = await visit(company);
  await manager.get(`${path}/certify`);
  const defects = await testDatabase()
    .owner.selectFrom("defects")
    .select(["id", "item"])
    .where("vehicle_id", "=", vehicleId)
    .execute();
  const idOf = (item: string) => defects.find((defect) => defect.item === item)!.id;
  const certified = await manager.submit(
    `${path}/certify`,
    {
      [`outcome-${idOf("exterior_lights")}`]: "not_necessary",
      [`note-${idOf("exterior_lights")}`]: "Day runs only until Friday",
      [`outcome-${idOf("interior_brakes")}`]: "repaired",
      [`note-${idOf("interior_brakes")}`]: "New master cylinder",
      signatureName: "Max Manager",
      signing: "own",
    },
    "Sign and Certify",
  );
  expect(certified.status).toBe(303);
  expect((await manager.follow()).text).toContain("Repairs certified, not acknowledged yet");
  const breakdown = await testDatabase()
    .owner.selectFrom("breakdowns")
    .select("id")
    .where("vehicle_id", "=", vehicleId)
    .executeTakeFirstOrThrow();
  const log = await manager.get(`/fleet-data/${vehicleId}/breakdowns/${breakdown.id}`);
  expect(log.text).toContain("Certified as repaired by Max Manager");

  const next = await visit(await newColleague(company, "limited_user"));
  const nextForm = await next.get(`${form}?kind=pre_trip`);
  expect(nextForm.text).toContain("Read the last report");
  expect(nextForm.text).toContain("Repair not necessary Day runs only until Friday");
  await next.get(`${path}/acknowledge`);
  await next.submit(
    `${path}/acknowledge`,
    { signatureName: "Nia Next", signing: "own" },
    "Sign and Acknowledge",
  );
  expect(flashOf(await next.follow())).toBe("Report acknowledged");
  expect((await next.get(`${form}?kind=pre_trip`)).text).not.toContain("Read the last report");

  const paper = await next.get(`${path}/print`);
  for (const shown of [
    "Dee Driver",
    "Max Manager",
    "Nia Next",
    "Parking brake OK",
    "Coupling devices OK",
    "Reflectors OK",
  ])
    expect(paper.text).toContain(shown);
  expect(paper.html.querySelector("script")).toBeNull();
});

test("nothing is preselected, and every unanswered item is named with a link while the rest stays as it was", async () => {
  const { visitor, form, vehicleId } = await driverAtTruck();
  const page = await visitor.get(form);
  expect(answersOf(page)).toEqual([]);
  const typed = { kind: "post_trip", exterior_lights: "ok", notes: "Half way round", mileage: "123,460" };
  const refused = await visitor.submit(form, typed, "Sign and Save");
  expect(refused.status).toBe(400);
  expect(alertOf(refused)).toContain("Tires: choose OK, Defect or Not applicable");
  const links = refused.html.querySelectorAll("[role=alert] a").map((link) => link.getAttribute("href"));
  expect(links).toContain("#inspection-exterior_tires");
  expect(refused.html.getElementById("inspection-exterior_tires")).not.toBeNull();
  expect(links).toHaveLength(26);
  expect(answersOf(refused)).toEqual(["kind", "exterior_lights"]);
  expect(valueOf(refused, "notes")).toBe("Half way round");
  expect(messageAt(refused, "signatureName")).toContain("Type your name to sign");
  expect(await inspectionsOf(vehicleId)).toEqual([]);
});

test("an untouched item is Not checked, also where a browser chooses the first answer, and can be so again", async () => {
  const { visitor, form, vehicleId } = await driverAtTruck();
  const page = await visitor.get(form);
  const first = page.html.querySelectorAll(".check-answers input[type=radio]:first-of-type");
  expect(first.map((radio) => radio.getAttribute("value"))).toEqual(Array(26).fill(""));
  expect(first.every((radio) => radio.hasAttribute("checked"))).toBe(true);
  const mistaken = await visitor.submit(form, { interior_horn: "defect" }, "Sign and Save");
  expect(answersOf(mistaken)).toEqual(["interior_horn"]);
  const takenBack = await visitor.submit(form, { interior_horn: "" }, "Sign and Save");
  expect(alertOf(takenBack)).toContain("Horn: choose OK, Defect or Not applicable");
  expect(answersOf(takenBack)).toEqual([]);
  expect(await inspectionsOf(vehicleId)).toEqual([]);
});

test("All others OK fills what has no answer, says how many, and saves nothing", async () => {
  const { visitor, form, vehicleId } = await driverAtTruck();
  const { exterior_lights, exterior_lights_note } = inspectionFields([lights]);
  const typed = { exterior_lights: exterior_lights!, exterior_lights_note: exterior_lights_note! };
  const filled = await visitor.submit(form, { ...typed, interior_hvac: "not_applicable" }, "All others OK");
  expect(filled.status).toBe(200);
  expect(filled.text).toContain("21 items set to OK. 3 left to you. Nothing is saved yet.");
  expect(filled.text).toContain(
    "Not every unit has these: Coupling devices, Trailer brake connections, Brake fluid.",
  );
  expect(filled.html.querySelector("[role=alert]")).toBeNull();
  expect(answersOf(filled)).toHaveLength(24);
  expect(filled.html.querySelector("#inspection-exterior_lights-defect")?.hasAttribute("checked")).toBe(true);
  expect(valueOf(filled, "exterior_lights_note")).toBe(lights.note);
  expect(await inspectionsOf(vehicleId)).toEqual([]);
  const rest = { coupling_devices: "not_applicable", trailer_brake_connections: "not_applicable" };
  const signed = { ...rest, underhood_brake_fluid: "ok", signatureName: "Dee Driver", signing: "own" };
  const saved = await visitor.submit(form, signed, "Sign and Save");
  expect(saved.status).toBe(303);
  expect((await visitor.follow()).text).toContain("1 open defect");
  await visitor.get(`${form}?kind=pre_trip`);
  const again = await visitor.submit(form, {}, "All others OK");
  expect(again.text).toContain("23 items set to OK, 3 to N/A as in the last report. Nothing is saved yet.");
});

test("Enter looks the form over and signs nothing", async () => {
  const { visitor, form, vehicleId } = await driverAtTruck();
  const looked = await visitor.submit(form, { ...inspectionFields([brakes]), mileage: "123,500" }, "Check");
  expect(looked.text).toContain(
    "Pre-trip inspection at 123,500 mi: 25 items OK, 1 defect, 0 not applicable.",
  );
  expect(looked.text).toContain("this is reported as a breakdown too");
  expect(looked.text).toContain("You sign as Dee Driver. Once it is saved it cannot be changed.");
  expect(await inspectionsOf(vehicleId)).toEqual([]);
});

test("a defect needs a note, and a note needs a defect", async () => {
  const { visitor, form } = await driverAtTruck();
  const fields = { ...inspectionFields([{ ...lights, note: " " }]), exterior_tires_note: "Worn" };
  const refused = await visitor.submit(form, fields, "Sign and Save");
  expect(refused.status).toBe(400);
  expect(messageAt(refused, "exterior_lights_note")).toContain("Lights: say what is wrong");
  expect(messageAt(refused, "exterior_tires_note")).toContain("Choose Defect, or empty the note");
  expect(valueOf(refused, "exterior_tires_note")).toBe("Worn");
});

test("a report sent twice is saved once, with one breakdown for what is not safe", async () => {
  const { visitor, form, vehicleId } = await driverAtTruck();
  const send = () => visitor.submit(form, inspectionFields([brakes]), "Sign and Save");
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map(({ status, location }) => `${status} ${location}`)).size).toBe(1);
  expect(await inspectionsOf(vehicleId)).toHaveLength(1);
  const breakdowns = await testDatabase()
    .owner.selectFrom("breakdowns")
    .select(["breakdown_type", "notes"])
    .where("vehicle_id", "=", vehicleId)
    .execute();
  expect(breakdowns).toMatchObject([
    { breakdown_type: "Safety Concern", notes: expect.stringContaining("Pedal goes to the floor") as string },
  ]);
});

test("a mileage that cannot be is asked back about, and a driver may save it anyway", async () => {
  const { visitor, form, vehicleId } = await driverAtTruck();
  const asked = await visitor.submit(form, { ...inspectionFields(), mileage: "1,000" }, "Sign and Save");
  expect(asked.status).toBe(409);
  expect(asked.text).toContain("Check the mileage");
  // What somebody else read is for those who keep the records.
  expect(asked.html.querySelector("button[name=strikeReading]")).toBeNull();
  expect(answersOf(asked)).toHaveLength(28);
  await visitor.submit(form, {}, "Save anyway");
  expect((await visitor.follow()).text).toContain("Mileage 1,000 mi");
  expect(await inspectionsOf(vehicleId)).toHaveLength(1);
});

test("managers see on the dashboard what a driver saved anyway until they judge it, and a report says what was struck out", async () => {
  const { visitor, form, vehicleId, company } = await driverAtTruck();
  const manager = new Visitor();
  await manager.signIn(company);
  const words = "would mean";
  const save = async (mileage: string, isNamed: boolean) => {
    await visitor.get(`${form}?kind=pre_trip`);
    await visitor.submit(form, { ...inspectionFields([], { isNamed }), mileage }, "Sign and Save");
    await visitor.submit(form, {}, "Save anyway");
  };
  await save("9000000", false);
  expect((await visitor.get("/dashboard")).text).not.toContain(words);
  const dashboard = await manager.get("/dashboard");
  expect(dashboard.text).toContain(words);
  const page = dashboard.html.querySelector("a[href*='/meter/']")!.getAttribute("href")!;
  await manager.get(page);
  await manager.submit(page, {}, "It Is Right");
  expect((await manager.get("/dashboard")).text).not.toContain(words);

  await save("1000", true);
  const second = (await manager.get("/dashboard")).html
    .querySelector("a[href*='/meter/']")!
    .getAttribute("href")!;
  await manager.get(second);
  await manager.submit(second, { reason: "Typing error" }, "Strike Out");
  expect((await manager.get("/dashboard")).html.querySelector("a[href*='/meter/']")).toBeNull();
  const reports = await inspectionsOf(vehicleId);
  const mileages = await Promise.all(
    reports.map(async ({ id }) => (await manager.get(`/inspections/${id}/print`)).text),
  );
  expect(
    mileages.filter((text) => text.includes("1,000 mi (struck out since it was signed: Typing error)")),
  ).toHaveLength(1);
});

test("a post-trip inspection says so", async () => {
  const { visitor, form } = await driverAtTruck();
  await visitor.submit(form, { ...inspectionFields(), kind: "post_trip" }, "Sign and Save");
  expect(flashOf(await visitor.follow())).toBe("Post-trip inspection saved successfully");
});

test("a vehicle that left the fleet meanwhile takes no inspection, and what was typed stays", async () => {
  const { visitor, form, vehicleId } = await driverAtTruck();
  await testDatabase()
    .owner.updateTable("vehicles")
    .set({ archived_at: new Date() })
    .where("id", "=", vehicleId)
    .execute();
  const refused = await visitor.submit(
    form,
    { ...inspectionFields([lights]), notes: "Kept" },
    "Sign and Save",
  );
  expect(refused.status).toBe(409);
  expect(alertOf(refused)).toContain("This vehicle has left the fleet. Nothing was saved.");
  expect(valueOf(refused, "notes")).toBe("Kept");
});

test("no step is skipped: a report is not acknowledged before every defect is certified", async () => {
  const { company, driver, vehicleId } = await driverAtTruck();
  const id = await signedInspection(driver, vehicleId);
  const visitor = await visit(company);
  await visitor.get(`/inspections/${id}/acknowledge`);
  const open = await signedInspection(driver, vehicleId, [lights]);
  // The open form of another report, sent to this one's address.
  const refused = await post(visitor, `/inspections/${open}/acknowledge`, {
    signatureName: "Max",
    signing: "own",
  });
  expect(refused.status).toBe(409);
  expect(alertOf(refused)).toContain("A defect of this report is not certified yet.");
  expect(valueOf(refused, "signatureName")).toBe("Max");
});

test("a driver who signs in two browsers at the same moment acknowledges once", async () => {
  const { driver, vehicleId } = await driverAtTruck();
  const id = await signedInspection(driver, vehicleId);
  const path = `/inspections/${id}/acknowledge`;
  const browsers = await Promise.all([1, 2, 3, 4].map(() => visit(driver)));
  for (const browser of browsers) await browser.get(path);
  const answers = await Promise.all(
    browsers.map((browser) => browser.submit(path, {}, "Sign and Acknowledge")),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409]);
});

test("a limited user does not certify, and a defect is certified once", async () => {
  const { company, driver, visitor, vehicleId } = await driverAtTruck();
  const id = await signedInspection(driver, vehicleId, [lights]);
  const path = `/inspections/${id}/certify`;
  expect((await visitor.get(path)).status).toBe(403);
  const defect = await testDatabase()
    .owner.selectFrom("defects")
    .select("id")
    .where("inspection_id", "=", id)
    .executeTakeFirstOrThrow();
  const certified = {
    [`outcome-${defect.id}`]: "repaired",
    [`note-${defect.id}`]: "New bulb",
    signatureName: "Max",
    signing: "own",
  };
  expect((await post(visitor, path, certified)).status).toBe(403);
  const [one, other] = [await visit(company), await visit(company)];
  await one.get(path);
  await other.get(path);
  expect((await one.submit(path, certified, "Sign and Certify")).status).toBe(303);
  const second = await other.submit(
    path,
    { ...certified, signatureName: "Moe", signing: "other" },
    "Sign and Certify",
  );
  expect(second.status).toBe(409);
  expect(alertOf(second)).toContain("Lights was certified by Max on");
});

test("what needs no repair says why, and a certificate without any outcome is refused", async () => {
  const { company, driver, vehicleId } = await driverAtTruck();
  const id = await signedInspection(driver, vehicleId, [lights]);
  const manager = await visit(company);
  const page = await manager.get(`/inspections/${id}/certify`);
  const outcome = page.html.querySelector("input[type=radio]")!.getAttribute("name")!;
  const empty = await manager.submit(
    `/inspections/${id}/certify`,
    { signatureName: "Max", signing: "own" },
    "Sign and Certify",
  );
  expect(empty.status).toBe(400);
  expect(alertOf(empty)).toContain("Lights: choose Repaired or Repair not necessary");
  const bare = await manager.submit(
    `/inspections/${id}/certify`,
    { [outcome]: "not_necessary", signatureName: "Max", signing: "own" },
    "Sign and Certify",
  );
  expect(bare.status).toBe(400);
  expect(alertOf(bare)).toContain("Lights: say why no repair is necessary");
});

test("a signed report has no edit page; a correction stands beside what was signed", async () => {
  const { driver, visitor, vehicleId } = await driverAtTruck();
  const id = await signedInspection(driver, vehicleId, [lights]);
  expect((await visitor.get(`/inspections/${id}/edit`)).status).toBe(404);
  expect((await post(visitor, `/inspections/${id}/edit`, { notes: "Changed" })).status).toBe(404);
  expect((await post(visitor, `/inspections/${id}`, { notes: "Changed" })).status).toBe(405);
  await visitor.get(`/inspections/${id}/correction`);
  const typed = { correction: "It was the right headlamp", signatureName: "Dee Driver" };
  await visitor.submit(`/inspections/${id}/correction`, typed, "Sign and Add");
  const report = await visitor.follow();
  expect(report.text).toContain("It was the right headlamp");
  expect(report.text).toContain("Left headlamp is dark");
});

test("a report is not deleted within three months, and the refusal says until when", async () => {
  const { company, driver, visitor, vehicleId } = await driverAtTruck();
  const id = await signedInspection(driver, vehicleId);
  expect((await visitor.get(`/inspections/${id}/delete`)).status).toBe(403);
  const manager = await visit(company);
  const page = await manager.get(`/inspections/${id}/delete`);
  expect(page.text).toMatch(/The law asks for this report until \w+ \d+, \d{4}/);
  expect(page.html.querySelector("main form")).toBeNull();
  const refused = await post(manager, `/inspections/${id}/delete`, {});
  expect(refused.status).toBe(409);
  expect(alertOf(refused)).toContain("Until then it cannot be deleted.");
  await makeOlder(id, 4);
  await manager.get(`/inspections/${id}/delete`);
  await manager.submit(`/inspections/${id}/delete`, {}, "Delete Inspection");
  expect(flashOf(await manager.follow())).toBe("Inspection deleted");
  expect(await inspectionsOf(vehicleId)).toEqual([]);
});

test("a report with an open defect is kept, however old", async () => {
  const { company, driver, vehicleId } = await driverAtTruck();
  const id = await signedInspection(driver, vehicleId, [lights]);
  await makeOlder(id, 40);
  const manager = await visit(company);
  const page = await manager.get(`/inspections/${id}/delete`);
  expect(page.text).toContain("A report with an open defect is kept");
  expect((await post(manager, `/inspections/${id}/delete`, {})).status).toBe(409);
});

test("a report is mailed to an address, and without a mail server the page says that it was not sent", async () => {
  const { driver, visitor, vehicleId } = await driverAtTruck();
  const id = await signedInspection(driver, vehicleId, [brakes]);
  const path = `/inspections/${id}/email`;
  await visitor.get(`/inspections/${id}`);
  const empty = await visitor.submit(path, { email: " " }, "Send Email");
  expect(empty.status).toBe(400);
  expect(messageAt(empty, "email")).toContain("Please enter an email address");
  const wrong = await visitor.submit(path, { email: "nobody" }, "Send Email");
  expect(messageAt(wrong, "email")).toContain("Please enter a valid email address");
  await visitor.submit(path, { email: "Boss@Example.com" }, "Send Email");
  const report = await visitor.follow();
  expect(flashOf(report)).toContain("Not sent: mail is not set up here");
  expect(report.text).toContain("Not sent To boss@example.com: mail is not set up here");
  expect(report.text).not.toContain("Inspection report sent to");
  const mail = await testDatabase()
    .owner.selectFrom("mails")
    .select(["subject", "body"])
    .where("about_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(mail.subject).toContain("unit T-7");
  for (const line of [
    "Service brakes: Pedal goes to the floor (NOT SAFE TO DRIVE)",
    "Parking brake: OK",
    "Dee Driver",
  ])
    expect(mail.body).toContain(line);
});

test("once the mail server has taken it, the page says to whom the report was sent; a failed one is retried", async () => {
  const { driver, visitor, vehicleId } = await driverAtTruck();
  const id = await signedInspection(driver, vehicleId);
  const mail = (recipient: string, facts: object) =>
    testDatabase()
      .owner.insertInto("mails")
      .values({
        account_id: driver.accountId,
        kind: "Inspection report",
        recipient,
        subject: "s",
        body: "b",
        about_id: id,
        ...facts,
      })
      .execute();
  await mail("a@example.com", { state: "sent", sent_at: new Date() });
  await mail("b@example.com", { state: "failed", last_error: "550 no such mailbox" });
  await mail("c@example.com", { state: "queued" });
  const page = await visitor.get(`/inspections/${id}`);
  expect(page.text).toContain("Inspection report sent to a@example.com on");
  expect(page.text).toContain("Not delivered To b@example.com 550 no such mailbox");
  expect(page.text).toContain("Waiting to be sent to c@example.com");
});

test("an inspection that is not saved cannot be mailed", async () => {
  const { visitor } = await driverAtTruck();
  const refused = await post(visitor, `/inspections/${randomUUID()}/email`, { email: "a@example.com" });
  expect(refused.status).toBe(404);
  expect(refused.text).toContain("Please save the inspection first");
});

test("the demo mails nobody, and says so", async () => {
  const demo = await newCompany({ role: "demo" });
  const id = await signedInspection(demo, await ownedVehicle(demo));
  const visitor = await visit(demo);
  expect((await visitor.get(`/inspections/${id}`)).text).toContain("The demo sends no mail.");
  const refused = await post(visitor, `/inspections/${id}/email`, { email: "a@example.com" });
  expect(refused.status).toBe(403);
  expect(alertOf(refused)).toContain("The demo sends no mail.");
});

test("the roadside packet holds the last report and every open defect of the vehicle", async () => {
  const { driver, visitor, vehicleId } = await driverAtTruck();
  expect((await visitor.get(`/fleet-data/${vehicleId}/inspections/packet`)).text).toContain(
    "No inspection has been recorded yet.",
  );
  await signedInspection(driver, vehicleId, [brakes]);
  await signedInspection(driver, vehicleId, [], { signatureName: "Second Driver", kind: "post_trip" });
  const packet = await visitor.get(`/fleet-data/${vehicleId}/inspections/packet`);
  for (const shown of [
    "Service brakes: Pedal goes to the floor Not safe to drive.",
    "Second Driver",
    "Last report: post-trip inspection",
  ])
    expect(packet.text).toContain(shown);
});

test("a clean report does not take the certified one out of the packet, which names the lessor", async () => {
  const { driver, visitor, vehicleId } = await driverAtTruck();
  await testDatabase()
    .owner.updateTable("vehicles")
    .set({ lessor: "Hill Leasing" })
    .where("id", "=", vehicleId)
    .execute();
  const id = await signedInspection(driver, vehicleId, [brakes]);
  const packet = `/fleet-data/${vehicleId}/inspections/packet`;
  expect((await visitor.get(packet)).text).not.toContain("Last report with a defect");
  const [defect] = await testDatabase()
    .owner.selectFrom("defects")
    .selectAll()
    .where("inspection_id", "=", id)
    .execute();
  await testDatabase()
    .owner.insertInto("defect_certifications")
    .values({
      account_id: driver.accountId,
      defect_id: defect!.id,
      user_id: driver.userId,
      outcome: "repaired",
      note: "New chamber",
      signature_name: "Mel Mechanic",
      signature_email: driver.email,
    })
    .execute();
  await signedInspection(driver, vehicleId, [], { signatureName: "Second Driver" });
  await signedInspection(driver, vehicleId, [], { signatureName: "Third Driver" });
  const { text } = await visitor.get(packet);
  for (const shown of [
    "Third Driver",
    "Last report with a defect",
    "Mel Mechanic",
    "Leased from Hill Leasing.",
  ])
    expect(text).toContain(shown);
  expect(text).not.toContain("Second Driver");
});

test("a photo of a defect is added to the signed report", async () => {
  const { driver, visitor, vehicleId } = await driverAtTruck();
  const id = await signedInspection(driver, vehicleId, [lights]);
  const path = `/inspections/${id}/photo`;
  await visitor.get(path);
  const none = await visitor.submit(path, {}, "Add Photo");
  expect([none.status, messageAt(none, "photo")]).toEqual([400, expect.stringContaining("Choose a photo")]);
  await visitor.submit(path, { photo: await photoFile() }, "Add Photo");
  const report = await visitor.follow();
  expect(flashOf(report)).toBe("Photo added");
  const picture = report.html.querySelector("main a[href^='/files/']")!.getAttribute("href")!;
  expect((await visitor.get(picture)).status).toBe(200);
  const another = await signedInspection(driver, vehicleId, [lights, brakes]);
  const page = await visitor.get(`/inspections/${another}/photo`);
  expect(page.html.querySelectorAll("input[type=radio][checked]")).toEqual([]);
});

test("the list shows who inspected what, newest first, in pages", async () => {
  const { driver, visitor, vehicleId } = await driverAtTruck();
  expect((await visitor.get(`/fleet-data/${vehicleId}/inspections`)).text).toContain(
    "No inspections recorded",
  );
  for (let count = 0; count < 26; count++)
    await signedInspection(driver, vehicleId, count === 25 ? [lights] : []);
  const list = await visitor.get(`/fleet-data/${vehicleId}/inspections`);
  expect(list.html.querySelectorAll("tbody tr")).toHaveLength(25);
  expect(list.html.querySelector("tbody tr")?.text).toContain("1 open");
  const next = list.html.querySelector(".pager a")!.getAttribute("href")!;
  expect((await visitor.get(next)).html.querySelectorAll("tbody tr")).toHaveLength(1);
});

test("another company finds nothing", async () => {
  const { driver, vehicleId } = await driverAtTruck();
  const id = await signedInspection(driver, vehicleId, [lights]);
  const stranger = await visit(await newCompany());
  for (const path of ["", "/print", "/certify", "/acknowledge", "/correction", "/photo", "/email", "/delete"])
    expect((await stranger.get(`/inspections/${id}${path}`)).status, path).toBe(404);
  expect((await stranger.get(`/fleet-data/${vehicleId}/inspections/packet`)).status).toBe(404);
});

test("the form of an inspection is small", async () => {
  const { company, form } = await driverAtTruck();
  const visitor = await visit(company);
  const page = await visitor.get(form, { "accept-encoding": "gzip" });
  expect(Number(page.headers.get("content-length"))).toBeLessThan(14_000);
});

async function makeOlder(inspectionId: string, months: number): Promise<void> {
  const signed_at = new Date();
  signed_at.setUTCMonth(signed_at.getUTCMonth() - months);
  await testDatabase()
    .owner.updateTable("inspections")
    .set({ signed_at })
    .where("id", "=", inspectionId)
    .execute();
}

/** With the one-time token of the page that is open, to an address that has no form there. */
async function post(visitor: Visitor, path: string, fields: Record<string, string>): Promise<Answer> {
  const page = await visitor.get("/account");
  const form_token = page.html.querySelector("[name=form_token]")?.getAttribute("value") ?? "";
  return visitor.post(path, { ...fields, form_token });
}

test("a vehicle that must not be driven says so in the fleet's list until that is certified", async () => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company);
  const report = await signedInspection(company, vehicleId, [{ item: "interior_brakes", unsafe: true }]);
  const manager = new Visitor();
  await manager.signIn(company);
  expect((await manager.get("/fleet-data")).text).toContain("Do not drive");
  const outcomes = (await getInspection(company.scope, report))!.defects.map(({ id }) => repaired(id));
  await certifyRepair(
    company.scope,
    report,
    { outcomes, signatureName: "Mel Mechanic", signing: "own" },
    randomUUID(),
  );
  expect((await manager.get("/fleet-data")).text).not.toContain("Do not drive");
});
