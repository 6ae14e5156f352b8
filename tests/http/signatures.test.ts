import { expect, test } from "vitest";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { inspectionFields, signedInspection } from "../support/inspections";
import { named, newColleague, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedVehicle } from "../support/vehicles";

const lights = { item: "exterior_lights", note: "Left headlamp is dark" };

async function truck() {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { unit_number: "T-7" });
  const driver = await newColleague(company, "limited_user");
  return { company, vehicleId, driver, form: `/fleet-data/${vehicleId}/inspections/new` };
}

async function defectOf(inspectionId: string): Promise<string> {
  const { id } = await testDatabase()
    .owner.selectFrom("defects")
    .select("id")
    .where("inspection_id", "=", inspectionId)
    .executeTakeFirstOrThrow();
  return id;
}

test("a person without a name is asked once whose name the signature is, and it is kept", async () => {
  const { driver, form } = await truck();
  const visitor = await signedIn(driver);
  const page = await visitor.get(`${form}?kind=pre_trip`);
  expect(page.text).toContain(`You are signed in as ${driver.email}. Is this your own name?`);
  const { signing, ...unanswered } = inspectionFields();
  const asked = await visitor.submit(form, { ...unanswered, notes: "Night run" }, "Sign and Save");
  expect(asked.status).toBe(400);
  expect(alertOf(asked)).toContain("Say whether Dee Driver is your own name");
  expect(messageAt(asked, "signing")).toContain("Say whether Dee Driver is your own name");
  expect([valueOf(asked, "signatureName"), valueOf(asked, "notes")]).toEqual(["Dee Driver", "Night run"]);
  expect((await visitor.get("/account")).text).toContain("Your name Not given");

  await visitor.get(`${form}?kind=pre_trip`);
  await visitor.submit(form, { ...unanswered, signing: signing! }, "Sign and Save");
  const report = await visitor.follow();
  expect(report.text).toContain(`Dee Driver (${driver.email})`);
  expect(report.text).not.toContain("(signed by");
  expect((await visitor.get("/account")).text).toContain("Your name Dee Driver");
  const next = await visitor.get(`${form}?kind=post_trip`);
  expect(valueOf(next, "signatureName")).toBe("Dee Driver");
  expect(next.html.querySelector("[name=signing]")).toBeNull();
});

test("another name than one's own is asked about with everything kept, and the signature says who gave it everywhere", async () => {
  const { company, driver, vehicleId, form } = await truck();
  await named(driver, "Dee Driver");
  const visitor = await signedIn(driver);
  await visitor.get(`${form}?kind=pre_trip`);
  const typed = { ...inspectionFields([lights], { isNamed: true }), signatureName: "Nia Next" };
  const asked = await visitor.submit(form, { ...typed, notes: "Night run" }, "Sign and Save");
  expect(asked.status).toBe(400);
  expect(asked.text).toContain("You are signed in as Dee Driver. Are you signing for Nia Next?");
  expect([valueOf(asked, "signatureName"), valueOf(asked, "notes")]).toEqual(["Nia Next", "Night run"]);
  expect(asked.html.querySelectorAll("[name=signing][checked]")).toEqual([]);

  const looked = await visitor.submit(form, { signing: "other" }, "Check");
  expect(looked.text).toContain("You sign as Nia Next (signed by Dee Driver).");
  const saved = await visitor.submit(form, {}, "Sign and Save");
  const marked = "Nia Next (signed by Dee Driver)";
  expect((await visitor.follow()).text).toContain(`${marked} (${driver.email})`);
  const places = [
    `${saved.location}/print`,
    `/fleet-data/${vehicleId}/inspections`,
    `/fleet-data/${vehicleId}/inspections/packet`,
    `${form}?kind=pre_trip`,
  ];
  for (const place of places) expect((await visitor.get(place)).text, place).toContain(marked);
  const manager = await signedIn(company);
  const file = await manager.get(`/fleet-data/${vehicleId}/history.csv?kind=inspections`);
  expect(file.text).toContain(marked);
  await manager.get(saved.location!);
  await manager.submit(`${saved.location}/email`, { email: "lessor@example.com" });
  const mail = await testDatabase()
    .owner.selectFrom("mails")
    .select("body")
    .where("recipient", "=", "lessor@example.com")
    .where("account_id", "=", company.accountId)
    .executeTakeFirstOrThrow();
  expect(mail.body).toContain(marked);
});

test("whoever typed another name by mistake signs with their own after all", async () => {
  const { driver, vehicleId } = await truck();
  const person = await named(driver, "Dee Driver");
  const id = await signedInspection(person, vehicleId);
  const path = `/inspections/${id}/acknowledge`;
  const visitor = await signedIn(person);
  await visitor.get(path);
  await visitor.submit(path, { signatureName: "Dee" }, "Sign and Acknowledge");
  await visitor.submit(path, { signing: "signer" }, "Sign and Acknowledge");
  expect(flashOf(await visitor.follow())).toBe("Report acknowledged");
  const { text } = await visitor.get(`/inspections/${id}`);
  expect(text).toContain(`Acknowledged by the next driver Dee Driver (${driver.email})`);
});

test("an answer that was given while the person had no name does not hold for another name", async () => {
  const { driver, vehicleId } = await truck();
  const id = await signedInspection(driver, vehicleId);
  await testDatabase()
    .owner.updateTable("profiles")
    .set({ name: null })
    .where("id", "=", driver.userId)
    .execute();
  const [one, other] = [await signedIn(driver), await signedIn(driver)];
  const path = `/inspections/${id}/acknowledge`;
  const correction = `/inspections/${id}/correction`;
  await one.get(path);
  await other.get(correction);
  await one.submit(path, { signatureName: "Dee Driver", signing: "own" }, "Sign and Acknowledge");
  const typed = { correction: "It was the right one", signatureName: "Nia Next", signing: "own" };
  const asked = await other.submit(correction, typed, "Sign and Add");
  expect(asked.status).toBe(400);
  expect(asked.text).toContain("You are signed in as Dee Driver. Are you signing for Nia Next?");
  expect(valueOf(asked, "correction")).toBe("It was the right one");
});

test("a person without a name may sign for somebody else, which keeps no name and names the sign-in", async () => {
  const { company, driver, vehicleId } = await truck();
  const id = await signedInspection(driver, vehicleId, [lights]);
  const defect = await defectOf(id);
  const manager = await signedIn(company);
  const path = `/inspections/${id}/certify`;
  await manager.get(path);
  const certified = { [`outcome-${defect}`]: "repaired", [`note-${defect}`]: "New bulb" };
  await manager.submit(
    path,
    { ...certified, signatureName: "Mel Mechanic", signing: "other" },
    "Sign and Certify",
  );
  const marked = `Mel Mechanic (signed by ${company.email})`;
  expect((await manager.follow()).text).toContain(marked);
  expect((await manager.get("/account")).text).toContain("Your name Not given");
  const entry = await testDatabase()
    .owner.selectFrom("service_entries")
    .select("notes")
    .where("account_id", "=", company.accountId)
    .executeTakeFirstOrThrow();
  expect(entry.notes).toContain(`Certified as repaired: ${marked}`);
});

test("a name is not kept when nothing was signed", async () => {
  const { company, driver, vehicleId } = await truck();
  const id = await signedInspection(driver, vehicleId, [lights]);
  const defect = await defectOf(id);
  const [one, other] = [await signedIn(company), await signedIn(await newColleague(company, "user"))];
  const path = `/inspections/${id}/certify`;
  await one.get(path);
  await other.get(path);
  const done = { [`outcome-${defect}`]: "repaired", [`note-${defect}`]: "New bulb" };
  const certified = { ...done, signing: "own" };
  await one.submit(path, { ...certified, signatureName: "Max" }, "Sign and Certify");
  const late = await other.submit(path, { ...certified, signatureName: "Moe" }, "Sign and Certify");
  expect(late.status).toBe(409);
  expect(alertOf(late)).toContain("was certified by Max on");
  expect((await other.get("/account")).text).toContain("Your name Not given");
});

test("the demo is asked each time, and keeps no name", async () => {
  const demo = await newCompany({ role: "demo" });
  const vehicleId = await ownedVehicle(demo);
  const form = `/fleet-data/${vehicleId}/inspections/new`;
  const visitor = await signedIn(demo);
  await visitor.get(`${form}?kind=pre_trip`);
  await visitor.submit(form, inspectionFields(), "Sign and Save");
  expect((await visitor.follow()).text).not.toContain("(signed by");
  expect(valueOf(await visitor.get(form), "signatureName")).toBe("");
});
