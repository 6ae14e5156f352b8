import { expect, test, vi } from "vitest";
import { today } from "~/features/calendar/today";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { type Member, newColleague, newCompany } from "../support/people";
import { photoFile, storedFiles } from "../support/photos";
import { ownedBreakdown, signedIn, storedReadings } from "../support/records";
import { ownedVehicle } from "../support/vehicles";

// Before the product's settings are read: mail is set up, and nothing sends it here.
vi.hoisted(() => (process.env.SMTP_URL = "smtp://127.0.0.1:9"));

const press = "Report Breakdown";
const day = today("America/Chicago");

async function truck(plan: "free" | "pro" | "enterprise" = "pro") {
  const company = await newCompany({ plan });
  const vehicleId = await ownedVehicle(company, { unit_number: "T-7" });
  const visitor = await signedIn(company);
  const list = `/fleet-data/${vehicleId}/breakdowns`;
  return { company, vehicleId, visitor, list };
}

function storedBreakdowns({ accountId }: Member) {
  return testDatabase()
    .owner.selectFrom("breakdowns")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();
}

function storedMails({ accountId }: Member) {
  return testDatabase()
    .owner.selectFrom("mails")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("recipient")
    .execute();
}

test("a vehicle without breakdowns says so and offers to report one", async () => {
  const { visitor, list } = await truck();
  const page = await visitor.get(list);
  expect(page.text).toContain("No breakdowns recorded");
  expect(page.html.querySelector(`a[href="${list}/new"]`)?.text).toContain("Report Breakdown");
});

test("a breakdown is reported with its mileage, and every manager is told by mail", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  const partner = await newColleague(company, "user");
  await newColleague(company, "limited_user");
  const form = await visitor.get(`${list}/new`);
  expect(valueOf(form, "breakdownDate")).toBe(day);
  const typed = {
    breakdownType: "Electrical Problem",
    mileage: "123,999.4",
    notes: "Stands at mile 12\nwith hazards on",
  };
  await visitor.submit(`${list}/new`, typed, press);
  const page = await visitor.follow();
  expect(flashOf(page)).toBe(
    "Breakdown recorded! Tenths are not kept: 123,999 mi was saved. An alert to 2 managers is queued. Below you see when it is delivered.",
  );
  for (const shown of [
    "Electrical Problem",
    "Reported",
    "123,999 mi",
    "Stands at mile 12",
    company.email,
    "Not yet known",
  ])
    expect(page.text).toContain(shown);
  const [breakdown] = await storedBreakdowns(company);
  expect(breakdown).toMatchObject({ cost: "0.00", state: "reported", breakdown_date: day });
  expect(await storedReadings(vehicleId)).toMatchObject([
    {},
    { value: "123999.0", source: "breakdown", read_on: day },
  ]);
  const mails = await storedMails(company);
  expect(mails.map(({ recipient }) => recipient)).toEqual([company.email, partner.email].sort());
  expect(mails[0]).toMatchObject({ about_id: breakdown!.id, kind: "Breakdown alert", state: "queued" });
  expect(mails[0]!.subject).toBe("Breakdown: Electrical Problem, unit T-7, Freightliner Cascadia");
  expect(mails[0]!.body).toContain(
    "Mileage: 123,999 mi\nNotes: Stands at mile 12\nwith hazards on\nReported by:",
  );
  expect(mails[0]!.body).toContain(`/fleet-data/${vehicleId}/breakdowns/${breakdown!.id}`);
});

test("the page of a breakdown says whether its alert was delivered, and how to send it again", async () => {
  const { company, visitor, list } = await truck();
  await visitor.get(`${list}/new`);
  await visitor.submit(`${list}/new`, { breakdownType: "Oil Leak" }, press);
  const page = await visitor.follow();
  expect(page.text).toContain("Alert queued");
  const [breakdown] = await storedBreakdowns(company);
  const [mail] = await storedMails(company);
  const { owner } = testDatabase();
  const set = (columns: object) =>
    owner.updateTable("mails").set(columns).where("id", "=", mail!.id).execute();
  await set({ state: "failed", last_error: "No such mailbox" });
  const failed = await visitor.get(`${list}/${breakdown!.id}`);
  expect(failed.text).toContain("Not delivered: call");
  await visitor.submit(`/account/mail/${mail!.id}/retry`);
  expect((await visitor.get(`${list}/${breakdown!.id}`)).text).toContain("Alert queued");
  const created = new Date("2026-11-27T20:00:00Z");
  await set({ state: "sent", created_at: created, sent_at: new Date("2026-11-27T20:02:00Z") });
  expect((await visitor.get(`${list}/${breakdown!.id}`)).text).toContain("Alert delivered 2:02 PM");
  await set({ sent_at: new Date("2026-11-28T20:02:00Z") });
  expect((await visitor.get(`${list}/${breakdown!.id}`)).text).toContain(
    "Alert delivered Nov 28, 2026 2:02 PM",
  );
});

test("on the free plan no alert goes out, and the page says why", async () => {
  const { company, visitor, list } = await truck("free");
  await visitor.get(`${list}/new`);
  await visitor.submit(`${list}/new`, { breakdownType: "Safety Concern" }, press);
  const page = await visitor.follow();
  expect(flashOf(page)).toContain("Breakdown recorded! No alert goes out by mail: call whoever has to know.");
  expect(page.text).toContain("Breakdown alerts by mail are available on Pro and Enterprise tiers");
  expect(await storedMails(company)).toEqual([]);
});

test("each page of a breakdown says of which vehicle it is", async () => {
  const { visitor, company, vehicleId, list } = await truck();
  const page = `${list}/${await ownedBreakdown(company, vehicleId)}`;
  const title = (await visitor.get(`/fleet-data/${vehicleId}`)).html.querySelector("h1")?.text ?? "";
  for (const path of ["", "/edit", "/state", "/remove"]) {
    expect((await visitor.get(`${page}${path}`)).html.querySelector(".dialog")?.text).toContain(title);
  }
});

test("the type is required, and everything else that was typed stays", async () => {
  const { company, visitor, list } = await truck();
  await visitor.get(`${list}/new`);
  const answer = await visitor.submit(`${list}/new`, { mileage: "124000", notes: "Smoke" }, press);
  expect(answer.status).toBe(400);
  expect(alertOf(answer)).toContain("Validation Error Breakdown type is required");
  expect(messageAt(answer, "breakdownType")).toContain("Breakdown type is required");
  expect([valueOf(answer, "mileage"), valueOf(answer, "notes")]).toEqual(["124000", "Smoke"]);
  expect(await storedBreakdowns(company)).toEqual([]);
});

test("a day after tomorrow and a negative mileage are refused at their fields", async () => {
  const { visitor, list } = await truck();
  await visitor.get(`${list}/new`);
  const typed = { breakdownType: "Oil Leak", mileage: "-5", breakdownDate: "2030-01-01" };
  const answer = await visitor.submit(`${list}/new`, typed, press);
  expect(messageAt(answer, "mileage")).toContain("Mileage must be positive");
  expect(messageAt(answer, "breakdownDate")).toContain("Date lies in the future");
});

test("Enter in the form says what was understood and saves nothing; the next one saves", async () => {
  const { company, visitor, list } = await truck();
  await visitor.get(`${list}/new`);
  const checked = await visitor.submit(
    `${list}/new`,
    {
      breakdownType: "Steering Problem",
      mileage: "200000 km",
      breakdownDate: "2026-11-20",
    },
    "Check",
  );
  expect(checked.status).toBe(200);
  expect(checked.text).toContain("Nothing is saved yet");
  expect(checked.text).toContain("Steering Problem on Nov 20, 2026 at 200,000 km.");
  expect(checked.text).toContain("Saving it sends an alert by mail to the account's managers.");
  expect(await storedBreakdowns(company)).toEqual([]);
  await visitor.submit(`${list}/new`, {}, press);
  expect(await storedBreakdowns(company)).toMatchObject([{ breakdown_date: "2026-11-20" }]);
});

test("a mileage below the last one is asked back about: save anyway, or strike out the wrong one", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  await visitor.get(`${list}/new`);
  const typed = { breakdownType: "Oil Leak", mileage: "12399" };
  const asked = await visitor.submit(`${list}/new`, typed, press);
  expect(asked.status).toBe(409);
  expect(alertOf(asked)).toContain("12,399 mi is below the 123,456 mi read on Jan 5, 2026.");
  expect(await storedBreakdowns(company)).toEqual([]);
  await visitor.submit(`${list}/new`, {}, "Save anyway");
  expect((await visitor.follow()).text).toContain("12,399 mi");
  await visitor.get(`${list}/new`);
  await visitor.submit(`${list}/new`, { ...typed, mileage: "12500" }, press);
  await visitor.submit(`${list}/new`, {}, { name: "strikeReading" });
  expect(await storedBreakdowns(company)).toHaveLength(2);
  const readings = await storedReadings(vehicleId);
  expect(readings.filter(({ strike_reason }) => strike_reason !== null)).toMatchObject([
    { value: "123456.0" },
  ]);
});

test("a form sent twice at the same moment reports one breakdown and writes one alert", async () => {
  const { company, visitor, list } = await truck();
  await visitor.get(`${list}/new`);
  const send = () => visitor.submit(`${list}/new`, { breakdownType: "Oil Leak", mileage: "124000" }, press);
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map(({ status, location }) => `${status} ${location}`)).size).toBe(1);
  expect(await storedBreakdowns(company)).toHaveLength(1);
  expect(await storedMails(company)).toHaveLength(1);
});

test("a photo goes with the breakdown and is changed and taken out by editing", async () => {
  const { company, visitor, list } = await truck();
  const page = await visitor.get(`${list}/new`);
  const form = new FormData();
  form.set(
    "form_token",
    page.html.querySelector(`form[action="${list}/new"] [name=form_token]`)!.getAttribute("value")!,
  );
  form.set("breakdownType", "Windshield Damage");
  form.set("breakdownDate", day);
  form.set("photo", await photoFile());
  await visitor.post(`${list}/new`, form);
  const saved = await visitor.follow();
  const [breakdown] = await storedBreakdowns(company);
  expect(breakdown!.photo_id).not.toBeNull();
  expect(saved.html.querySelector(`a[href="/files/${breakdown!.photo_id}"] img`)).not.toBeNull();
  expect(await storedFiles(company)).toMatchObject([
    { shows_money: false, attached_at: expect.any(Date) as Date },
  ]);
  await visitor.get(`${list}/${breakdown!.id}/edit`);
  await visitor.submit(`${list}/${breakdown!.id}/edit`, { removePhoto: "on" }, "Save Changes");
  expect(await storedBreakdowns(company)).toMatchObject([{ photo_id: null }]);
  expect(await storedFiles(company)).toMatchObject([{ attached_at: null }]);
});

test("work starts and ends with who and when, and the cost is its parts and everything else", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  const id = await ownedBreakdown(company, vehicleId, { notes: "Drips" });
  const { owner } = testDatabase();
  const part = {
    account_id: company.accountId,
    vehicle_id: vehicleId,
    user_id: company.userId,
    category: "other",
  };
  const fitted = { ...part, install_date: "2026-10-06", breakdown_id: id };
  await owner
    .insertInto("parts")
    .values([
      { ...fitted, cost: "80.10" },
      { ...fitted, cost: "19.90", removed_at: new Date(), removed_as: "taken_off" },
      { ...fitted, cost: "500", removed_at: new Date(), removed_as: "mistake" },
    ])
    .execute();
  const colleague = await newColleague(company, "user");
  const other = await signedIn(colleague);
  await other.get(`${list}/${id}/state?to=in_work`);
  await other.submit(`${list}/${id}/state`, { note: "On the lift" });
  expect(flashOf(await other.follow())).toBe("Breakdown saved as in work");
  const page = await visitor.get(`${list}/${id}`);
  expect(page.text).toContain(`In work`);
  expect(page.html.querySelector(".log")!.text).toContain(colleague.email);
  expect(page.text).toContain("Cost $100.00 Of that, parts $100.00 Everything else Not yet known");
  await visitor.get(`${list}/${id}/state?to=fixed`);
  await visitor.submit(`${list}/${id}/state`, { cost: "$1,250.5", note: "Seal replaced" });
  const fixed = await visitor.follow();
  expect(fixed.text).toContain("Cost $1,350.50 Of that, parts $100.00 Everything else $1,250.50");
  expect(fixed.text).toContain("Seal replaced");
  expect((await visitor.get(list)).text).toContain("Fixed");
  await visitor.get(`${list}/${id}/state?to=fixed`);
  await visitor.submit(`${list}/${id}/state`, { cost: "200" });
  expect((await visitor.follow()).text).toContain("Cost: $1,250.50 → $200.00");
  await visitor.get(`${list}/${id}/state?to=in_work`);
  await visitor.submit(`${list}/${id}/state`, {});
  const states = await owner
    .selectFrom("breakdown_notes")
    .select(["state", "author"])
    .where("breakdown_id", "=", id)
    .orderBy("created_at")
    .execute();
  expect(states.map(({ state, author }) => [state, author])).toEqual([
    ["in_work", colleague.email],
    ["fixed", company.email],
    ["in_work", company.email],
  ]);
});

test("a note is added with who and when; an empty one is not, and one that is too long stays in its form", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  const id = await ownedBreakdown(company, vehicleId);
  await visitor.get(`${list}/${id}`);
  const send = () => visitor.submit(`${list}/${id}/notes`, { note: "Tow truck ordered\nfor 4 PM" });
  await Promise.all([send(), send()]);
  const page = await visitor.follow();
  expect(flashOf(page)).toBe("Note added");
  expect(page.text.match(/Tow truck ordered/g)).toHaveLength(1);
  expect(page.html.querySelector(".log")!.text).toContain(company.email);
  const empty = await visitor.submit(`${list}/${id}/notes`, { note: "  " });
  expect(messageAt(empty, "note")).toContain("Write the note first");
  const long = await visitor.submit(`${list}/${id}/notes`, { note: "x".repeat(5001) });
  expect([long.status, valueOf(long, "note")?.length]).toEqual([400, 5001]);
});

test("editing corrects date, mileage and cost; the old mileage is struck out", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  await visitor.get(`${list}/new`);
  await visitor.submit(
    `${list}/new`,
    { breakdownType: "Oil Leak", mileage: "124000", breakdownDate: "2026-11-20" },
    press,
  );
  const [breakdown] = await storedBreakdowns(company);
  const edit = `${list}/${breakdown!.id}/edit`;
  expect(valueOf(await visitor.get(edit), "mileage")).toBe("124000");
  await visitor.submit(edit, { mileage: "123,900", breakdownDate: "2026-11-21", cost: "75" }, "Save Changes");
  const page = await visitor.follow();
  for (const shown of ["Breakdown updated", "123,900 mi", "Nov 21, 2026", "$75.00"])
    expect(page.text).toContain(shown);
  const readings = await storedReadings(vehicleId);
  expect(readings.map(({ value, strike_reason }) => [value, strike_reason])).toEqual([
    ["123456.0", null],
    ["124000.0", "Corrected"],
    ["123900.0", null],
  ]);
});

test("two people edit the same breakdown: the second sees what the first saved, and may still keep theirs", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  const id = await ownedBreakdown(company, vehicleId);
  const other = await signedIn(await newColleague(company, "user"));
  const edit = `${list}/${id}/edit`;
  await visitor.get(edit);
  await other.get(edit);
  await other.submit(edit, { cost: "10" }, "Save Changes");
  const answer = await visitor.submit(edit, { cost: "20" }, "Save Changes");
  expect(answer.status).toBe(409);
  expect(alertOf(answer)).toContain("Somebody else saved this breakdown after you opened it.");
  expect(answer.text).toContain("Saved now");
  expect(answer.text).toContain("Everything else $10.00");
  await visitor.submit(edit, {}, "Save Changes");
  expect((await visitor.follow()).text).toContain("Everything else $20.00");
});

test("a removed breakdown leaves the list, its mileage is struck out, and it is still there to read", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  await visitor.get(`${list}/new`);
  await visitor.submit(`${list}/new`, { breakdownType: "Oil Leak", mileage: "124000" }, press);
  const [breakdown] = await storedBreakdowns(company);
  const remove = `${list}/${breakdown!.id}/remove`;
  expect((await visitor.get(remove)).text).toContain("Remove Oil Leak of");
  await visitor.submit(remove, {});
  const after = await visitor.follow();
  expect(flashOf(after)).toContain("Breakdown removed");
  expect(after.text).toContain("No breakdowns recorded");
  expect((await storedReadings(vehicleId)).at(-1)).toMatchObject({
    strike_reason: "Its breakdown was removed",
  });
  const page = await visitor.get(`${list}/${breakdown!.id}`);
  expect(page.text).toContain("Removed on");
  expect(page.html.querySelector(`a[href="${list}/${breakdown!.id}/edit"]`)).toBeNull();
  expect((await visitor.get(`${list}/${breakdown!.id}/edit`)).text).toContain("no longer changed");
  const late = await visitor.submit(`${list}/${breakdown!.id}/edit`, { cost: "77" }, "Save Changes");
  expect([late.status, valueOf(late, "cost")]).toEqual([409, "77"]);
  expect(alertOf(late)).toContain("Somebody removed this breakdown after you opened it. Nothing was saved.");
});

test("a form for a vehicle that has left the fleet meanwhile is kept, and says so", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  await visitor.get(`${list}/new`);
  await testDatabase()
    .owner.updateTable("vehicles")
    .set({ archived_at: new Date() })
    .where("id", "=", vehicleId)
    .execute();
  const answer = await visitor.submit(`${list}/new`, { breakdownType: "Oil Leak", notes: "Smoke" }, press);
  expect([answer.status, valueOf(answer, "notes")]).toEqual([409, "Smoke"]);
  expect(alertOf(answer)).toContain("This vehicle has left the fleet. Nothing was saved.");
  expect(await storedBreakdowns(company)).toEqual([]);
});

test("a limited user reads breakdowns without what they cost, and cannot change them", async () => {
  const { company, vehicleId, list } = await truck();
  const id = await ownedBreakdown(company, vehicleId, { cost: "1250.00", notes: "Drips" });
  const driver = await signedIn(await newColleague(company, "limited_user"));
  for (const path of [list, `${list}/${id}`]) {
    const page = await driver.get(path);
    expect(page.text).toContain("Drips");
    expect(page.body).not.toMatch(/1250|1,250/);
    expect(page.html.querySelectorAll("main form, main a[href$=new], main a[href$=edit]")).toEqual([]);
  }
  for (const step of ["new", `${id}/edit`, `${id}/notes`, `${id}/state`, `${id}/remove`])
    expect([step, (await driver.post(`${list}/${step}`, {})).status]).toEqual([step, 403]);
});

test("another company's breakdown, and one of another vehicle, are not there", async () => {
  const { company, vehicleId, list } = await truck();
  const id = await ownedBreakdown(company, vehicleId);
  const stranger = await signedIn(await newCompany({ plan: "pro" }));
  const owner = await signedIn(company);
  const second = await ownedVehicle(company);
  for (const step of ["", "/edit", "/notes", "/state", "/remove"]) {
    expect((await stranger.get(`${list}/${id}${step}`)).status).toBe(404);
    expect((await owner.get(`/fleet-data/${second}/breakdowns/${id}${step}`)).status).toBe(404);
  }
});
