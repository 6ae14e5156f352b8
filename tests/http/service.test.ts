import { expect, test } from "vitest";
import { today } from "~/features/calendar/today";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { type Member, newColleague, newCompany } from "../support/people";
import { ownedPhoto } from "../support/photos";
import { ownedService, signedIn, storedReadings } from "../support/records";
import { ownedReminder } from "../support/reminders";
import { ownedVehicle } from "../support/vehicles";

const press = "Add Service";
const day = today("America/Chicago");

async function truck() {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { unit_number: "T-7" });
  const list = `/fleet-data/${vehicleId}/service`;
  return { company, vehicleId, list, visitor: await signedIn(company) };
}

function storedEntries({ accountId }: Member) {
  return testDatabase()
    .owner.selectFrom("service_entries")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();
}

function storedCompletions({ accountId }: Member) {
  return testDatabase()
    .owner.selectFrom("reminder_completions")
    .select(["reminder_id", "done_on", "service_entry_id"])
    .where("account_id", "=", accountId)
    .where("removed_at", "is", null)
    .execute();
}

test("a service is recorded with its meter and costs, and says who did it as far as that is known", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  expect((await visitor.get(list)).text).toContain("No service recorded");
  expect(valueOf(await visitor.get(`${list}/new`), "serviceDate")).toBe(day);
  const typed = { description: "Oil and filters", mileage: "124,000", laborCost: "$180", otherCost: "12,50" };
  const by = { ownShop: "on", vendor: "Ray Ortiz" };
  await visitor.submit(`${list}/new`, { ...typed, ...by }, press);
  const page = await visitor.follow();
  expect(flashOf(page)).toBe("Service entry added");
  expect(page.text).toContain("Total $192.50 Labor $180.00 Other cost $12.50 Parts $0.00");
  for (const shown of ["Oil and filters", "124,000 mi", "Own shop, Ray Ortiz"])
    expect(page.text).toContain(shown);
  expect(await storedEntries(company)).toMatchObject([
    { own_shop: true, vendor: "Ray Ortiz", service_date: day },
  ]);
  expect((await storedReadings(vehicleId)).at(-1)).toMatchObject({ value: "124000.0", source: "service" });
  expect((await visitor.get(list)).text).toContain("$192.50");
});

test("what was done is required, a cost below nothing is refused, and the rest stays typed", async () => {
  const { company, visitor, list } = await truck();
  await visitor.get(`${list}/new`);
  const answer = await visitor.submit(`${list}/new`, { laborCost: "-5", vendor: "Rush Truck Center" }, press);
  expect(answer.status).toBe(400);
  expect(messageAt(answer, "description")).toContain("Write what was done");
  expect(messageAt(answer, "laborCost")).toContain("Labor must not be negative");
  expect(valueOf(answer, "vendor")).toBe("Rush Truck Center");
  expect(await storedEntries(company)).toEqual([]);
});

test("Enter says what was understood and saves nothing", async () => {
  const { company, visitor, list } = await truck();
  await visitor.get(`${list}/new`);
  const typed = { description: "Brakes", mileage: "125000", laborCost: "1,250", vendor: "Rush" };
  const checked = await visitor.submit(`${list}/new`, { ...typed, serviceDate: "2026-11-20" }, "Check");
  expect(checked.text).toContain(
    "Brakes on Nov 20, 2026 at 125,000 mi. Done by: Rush. Labor and other cost: $1,250.00.",
  );
  expect(await storedEntries(company)).toEqual([]);
  await visitor.submit(`${list}/new`, {}, press);
  expect(await storedEntries(company)).toMatchObject([{ vendor: "Rush", own_shop: false }]);
});

test("reminders that it completes start over, and no longer when the entry is corrected or removed", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  const oil = await ownedReminder(company, vehicleId, {
    task: "Oil change",
    every_time: 6,
    time_unit: "months",
  });
  await ownedReminder(company, vehicleId, { task: "Brake check", every_time: 12, time_unit: "months" });
  const form = await visitor.get(`${list}/new?reminder=${oil}`);
  expect(form.text).toContain("Brake check");
  expect(
    form.html.querySelectorAll("[name=reminderIds][checked]").map((box) => box.getAttribute("value")),
  ).toEqual([oil]);
  await visitor.submit(`${list}/new`, { description: "Oil", serviceDate: "2026-11-20" }, press);
  expect((await visitor.follow()).text).toContain("Reminders completed Oil change");
  const [entry] = await storedEntries(company);
  expect(await storedCompletions(company)).toEqual([
    { reminder_id: oil, done_on: "2026-11-20", service_entry_id: entry!.id },
  ]);
  const edit = `${list}/${entry!.id}/edit`;
  await visitor.get(edit);
  await visitor.submit(edit, { serviceDate: "2026-11-21" }, "Save Changes");
  expect(await storedCompletions(company)).toMatchObject([{ done_on: "2026-11-21" }]);
  await visitor.post(edit, {
    description: "Oil",
    serviceDate: "2026-11-21",
    version: "2",
    form_token: (await visitor.get(edit)).html
      .querySelector(`form[action="${edit}"] [name=form_token]`)!
      .getAttribute("value")!,
  });
  expect(await storedCompletions(company)).toEqual([]);
});

test("a mileage that cannot be is asked back about, and saved when it is confirmed", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  await visitor.get(`${list}/new`);
  const asked = await visitor.submit(`${list}/new`, { description: "Oil", mileage: "12400" }, press);
  expect(asked.status).toBe(409);
  expect(alertOf(asked)).toContain("12,400 mi is below the 123,456 mi read on Jan 5, 2026.");
  await visitor.submit(`${list}/new`, {}, { name: "strikeReading" });
  expect(await storedEntries(company)).toHaveLength(1);
  expect(await storedReadings(vehicleId)).toMatchObject([
    { strike_reason: "Found wrong by a later reading" },
    { value: "12400.0" },
  ]);
  await visitor.get(`${list}/new`);
  await visitor.submit(`${list}/new`, { description: "Oil", mileage: "900" }, press);
  await visitor.submit(`${list}/new`, {}, "Save anyway");
  expect(await storedEntries(company)).toHaveLength(2);
});

test("a form sent twice records one service", async () => {
  const { company, visitor, list } = await truck();
  await visitor.get(`${list}/new`);
  const send = () => visitor.submit(`${list}/new`, { description: "Oil" }, press);
  await Promise.all([send(), send(), send()]);
  expect(await storedEntries(company)).toHaveLength(1);
});

test("two people edit the same entry: the second sees what the first saved", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  const edit = `${list}/${await ownedService(company, vehicleId)}/edit`;
  const other = await signedIn(await newColleague(company, "user"));
  await visitor.get(edit);
  await other.get(edit);
  await other.submit(edit, { laborCost: "10", vendor: "Rush" }, "Save Changes");
  const answer = await visitor.submit(edit, { laborCost: "20" }, "Save Changes");
  expect(answer.status).toBe(409);
  expect(alertOf(answer)).toContain("Somebody else saved this service entry after you opened it.");
  expect(answer.text).toContain("Labor $10.00");
  await visitor.submit(edit, {}, "Save Changes");
  expect((await visitor.follow()).text).toContain("Labor $20.00");
});

test("an entry without a vendor never says that the own shop did it, until somebody says so", async () => {
  const { vehicleId, visitor, list } = await truck();
  await visitor.get(`${list}/new`);
  const { location } = await visitor.submit(`${list}/new`, { description: "Lamps" }, press);
  const page = location!;
  const shown = async () => {
    const history = `/fleet-data/${vehicleId}/history`;
    const pages = [page, list, `${history}?kind=service`, `${history}.csv?kind=service`];
    return Promise.all(pages.map(async (path) => (await visitor.get(path)).text));
  };
  for (const text of await shown()) {
    expect(text).toContain("Vendor not given");
    expect(text).not.toContain("Own shop");
  }
  await visitor.get(`${page}/edit`);
  await visitor.submit(`${page}/edit`, { ownShop: "on" }, "Save Changes");
  expect((await visitor.follow()).text).toContain("Done by your own shop: No → Yes");
  for (const text of await shown()) {
    expect(text).toContain("Own shop");
    expect(text).not.toContain("Vendor not given");
  }
});

test("a removed entry leaves the list and stays readable", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  const id = await ownedService(company, vehicleId);
  await visitor.get(`${list}/${id}/remove`);
  await visitor.submit(`${list}/${id}/remove`);
  const after = await visitor.follow();
  expect(flashOf(after)).toContain("Service entry removed");
  expect(after.text).toContain("No service recorded");
  expect((await visitor.get(`${list}/${id}`)).text).toContain("Removed on");
  expect(await storedEntries(company)).toMatchObject([{ removed_by: company.userId }]);
});

test("a limited user reads what was done without what it cost, and cannot change it", async () => {
  const { company, vehicleId, list } = await truck();
  const photo = await ownedPhoto(company, { showsMoney: true });
  const id = await ownedService(company, vehicleId, { labor_cost: "1250.00", photo_id: photo });
  const driver = await signedIn(await newColleague(company, "limited_user"));
  for (const path of [list, `${list}/${id}`]) {
    const page = await driver.get(path);
    expect(page.text).toContain("Oil and filters");
    expect(page.body).not.toMatch(/1250|1,250/);
    expect(page.body).not.toContain(photo);
    expect(page.html.querySelectorAll("main form, main a[href$=new], main a[href$=edit]")).toEqual([]);
  }
  for (const step of ["new", `${id}/edit`, `${id}/remove`])
    expect([step, (await driver.post(`${list}/${step}`, {})).status]).toEqual([step, 403]);
});

test("another company's entry, and one of another vehicle, are not there", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  const id = await ownedService(company, vehicleId);
  const stranger = await signedIn(await newCompany());
  const second = await ownedVehicle(company);
  for (const step of ["", "/edit", "/remove"]) {
    expect((await stranger.get(`${list}/${id}${step}`)).status).toBe(404);
    expect((await visitor.get(`/fleet-data/${second}/service/${id}${step}`)).status).toBe(404);
  }
});

test("Save and Add Another keeps the vehicle and the date", async () => {
  const company = await newCompany({ plan: "pro" });
  const add = `/fleet-data/${await ownedVehicle(company)}/service/new`;
  const visitor = await signedIn(company);
  await visitor.get(add);
  const typed = { serviceDate: "2026-02-03", description: "Oil and filters", vendor: "Shop" };
  const saved = await visitor.submit(add, typed, "Save and Add Another");
  expect(saved.location).toBe(`${add}?day=2026-02-03`);
  expect(valueOf(await visitor.follow(), "serviceDate")).toBe("2026-02-03");
});
