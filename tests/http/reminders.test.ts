import { expect, test } from "vitest";
import { addDays } from "~/features/calendar/days";
import { formatDay } from "~/ui/format";
import { today } from "~/features/calendar/today";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { type Member, newColleague, newCompany } from "../support/people";
import { ownedReminder } from "../support/reminders";
import { ownedVehicle } from "../support/vehicles";
import { Visitor } from "../support/visitor";

const day = today("America/Chicago");

async function signedIn(person: Member): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.signIn(person);
  return visitor;
}

const stored = (vehicleId: string) =>
  testDatabase().owner.selectFrom("reminders").selectAll().where("vehicle_id", "=", vehicleId).execute();

test("an oil change every 15,000 miles or 6 months is set up, and its page says when it is due", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company, { mileage: 123_456 });
  const visitor = await signedIn(company);
  const tab = `/fleet-data/${vehicleId}/reminders`;
  expect((await visitor.get(tab)).text).toContain("No reminders yet");
  await visitor.get(`${tab}/new`);
  const typed = { task: "Oil and filters", everyUse: "15,000", everyTime: "6", notes: "15W-40" };
  const checked = await visitor.submit(`${tab}/new`, typed, "Check");
  expect(checked.status).toBe(200);
  expect(checked.text).toContain("Nothing is saved yet");
  expect(checked.text).toContain("Oil and filters: Every 15,000 mi or 6 months.");
  expect(await stored(vehicleId)).toEqual([]);
  const answer = await visitor.submit(`${tab}/new`, {}, "Add Reminder");
  expect([answer.status, answer.location]).toEqual([303, tab]);
  const list = await visitor.follow();
  expect(flashOf(list)).toContain("Reminder added");
  expect(list.text).toContain("at 138,456 mi or on");
  const [reminder] = await stored(vehicleId);
  const page = await visitor.get(`${tab}/${reminder!.id}`);
  for (const words of ["Not due", "15,000 mi or", "15W-40", "Every 15,000 mi or 6 months"])
    expect(page.text).toContain(words);
});

test("a reminder every six weeks is set up, listed as such, and due six weeks after it is done", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  const visitor = await signedIn(company);
  const tab = `/fleet-data/${vehicleId}/reminders`;
  const form = await visitor.get(`${tab}/new`);
  expect(valueOf(form, "timeUnit")).toBe("months");
  const typed = { task: "Grease", everyTime: "6", timeUnit: "weeks", lastDoneOn: day };
  const checked = await visitor.submit(`${tab}/new`, typed, "Check");
  expect(checked.text).toContain("Grease: Every 6 weeks.");
  expect(valueOf(checked, "timeUnit")).toBe("weeks");
  await visitor.submit(`${tab}/new`, {}, "Add Reminder");
  const list = await visitor.follow();
  expect(list.text).toContain(`Grease Every 6 weeks Not due on ${formatDay(addDays(day, 42))}`);
  const { id } = (await stored(vehicleId))[0]!;
  const edit = await visitor.get(`${tab}/${id}/edit`);
  expect([valueOf(edit, "everyTime"), valueOf(edit, "timeUnit")]).toEqual(["6", "weeks"]);
  await visitor.submit(`${tab}/${id}/edit`, { everyTime: "1", timeUnit: "years" }, "Save Changes");
  expect((await visitor.follow()).text).toContain("Every year");
  await visitor.get(`${tab}/${id}/edit`);
  const refused = await visitor.submit(`${tab}/${id}/edit`, { everyTime: "51" }, "Save Changes");
  expect(messageAt(refused, "everyTime")).toContain("The time must be at most 50 years");
  const unknown = await visitor.post(`${tab}/${id}/edit`, {
    task: "Grease",
    everyTime: "6",
    timeUnit: "moons",
  });
  expect(messageAt(unknown, "timeUnit")).toContain("Choose days, weeks, months or years");
});

test("a fixed date that comes again every six weeks is offered, and is due then", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  const visitor = await signedIn(company);
  const facts = { due_on: addDays(day, 2), every_time: 6, time_unit: "weeks" as const };
  const id = await ownedReminder(company, vehicleId, facts);
  const page = `/fleet-data/${vehicleId}/reminders/${id}/done`;
  expect(valueOf(await visitor.get(page), "nextDueOn")).toBe(addDays(day, 44));
  await visitor.submit(page, {}, "Mark as Done");
  expect(flashOf(await visitor.follow())).toContain(`Next due on ${formatDay(addDays(day, 44))}`);
});

test("a form that says nothing of when is refused at its field, and keeps what was typed", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  const visitor = await signedIn(company);
  const form = `/fleet-data/${vehicleId}/reminders/new`;
  await visitor.get(form);
  const empty = await visitor.submit(form, { task: "Grease" }, "Add Reminder");
  expect(empty.status).toBe(400);
  expect(messageAt(empty, "everyUse")).toContain("Say when it is due: by use, by time or by a date");
  expect(valueOf(empty, "task")).toBe("Grease");
  const wrong = await visitor.submit(
    form,
    { task: "", everyUse: "-5", everyTime: "1.5", dueOn: "2026-02-30", mileage: "5", soonDays: "999" },
    "Add Reminder",
  );
  expect(messageAt(wrong, "task")).toContain("Task is required");
  expect(messageAt(wrong, "everyUse")).toContain("The interval must be a number of miles above 0");
  expect(messageAt(wrong, "everyTime")).toContain("The time must be a whole number from 1 to 18262");
  expect(messageAt(wrong, "dueOn")).toContain("Due date must be a date");
  expect(messageAt(wrong, "soonDays")).toContain("Days must be a whole number from 0 to 366");
  const dayless = await visitor.submit(
    form,
    { task: "Oil", everyUse: "5000 km", everyTime: "", dueOn: "", soonUse: "100 mi", soonDays: "" },
    "Add Reminder",
  );
  expect(messageAt(dayless, "soonUse")).toContain("Write it in kilometers, as the interval");
  expect(messageAt(dayless, "lastDoneOn")).toContain("Enter the day it was done too");
  expect(await stored(vehicleId)).toEqual([]);
});

test("a registration and a permit are one press away, and an annual inspection has its own form", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  const visitor = await signedIn(company);
  const page = await visitor.get(`/fleet-data/${vehicleId}/reminders/new`);
  const links = page.html.querySelectorAll("main a").map((link) => link.getAttribute("href") ?? "");
  const presets = links.filter((href) => href.includes("?task="));
  expect(presets).toHaveLength(2);
  expect(links).toContain(`/fleet-data/${vehicleId}/annual-inspections/new`);
  const registration = await visitor.get(presets[0]!);
  expect(valueOf(registration, "task")).toBe("Registration");
  expect(valueOf(registration, "everyTime")).toBe("12");
});

test("a mileage when last done that cannot be is asked back about; saved anyway, it is counted from", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company, { mileage: 123_456 });
  const visitor = await signedIn(company);
  const form = `/fleet-data/${vehicleId}/reminders/new`;
  await visitor.get(form);
  const typed = { task: "Oil", everyUse: "10000", lastDoneOn: day, mileage: "100000" };
  const asked = await visitor.submit(form, typed, "Add Reminder");
  expect(asked.status).toBe(409);
  expect(asked.text).toContain("100,000 mi is below the 123,456 mi read on Jan 5, 2026");
  const saved = await visitor.submit(form, {}, "Save anyway");
  expect(saved.status).toBe(303);
  expect((await visitor.follow()).text).toContain("at 110,000 mi");
});

test("the same form sent twice makes one reminder, and marked twice it is done once", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  const visitor = await signedIn(company);
  const tab = `/fleet-data/${vehicleId}/reminders`;
  const form_token = valueOf(await visitor.get(`${tab}/new`), "form_token")!;
  const fields = { form_token, task: "Grease", everyTime: "1" };
  await Promise.all([visitor.post(`${tab}/new`, fields), visitor.post(`${tab}/new`, fields)]);
  const reminders = await stored(vehicleId);
  expect(reminders).toHaveLength(1);
  const done = `${tab}/${reminders[0]!.id}/done`;
  const token = valueOf(await visitor.get(done), "form_token")!;
  await visitor.post(done, { form_token: token, doneOn: day });
  expect((await visitor.post(done, { form_token: token, doneOn: day })).status).toBe(303);
  const completions = await testDatabase()
    .owner.selectFrom("reminder_completions")
    .select("id")
    .where("reminder_id", "=", reminders[0]!.id)
    .execute();
  expect(completions).toHaveLength(1);
});

test("a form that was open while somebody marked the reminder done does not take that back", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  const facts = { task: "Registration", every_time: 12, time_unit: "months" as const };
  const id = await ownedReminder(company, vehicleId, { ...facts, due_on: addDays(day, 3) });
  const [ann, bob] = [await signedIn(company), await signedIn(company)];
  const page = `/fleet-data/${vehicleId}/reminders/${id}`;
  await ann.get(`${page}/edit`);
  await bob.get(`${page}/done`);
  await bob.submit(`${page}/done`, { doneOn: day }, "Mark as Done");
  const answer = await ann.submit(`${page}/edit`, { notes: "Sticker on the left" }, "Save Changes");
  expect(alertOf(answer)).toContain("Somebody else");
  expect((await ann.get(`/fleet-data/${vehicleId}/reminders`)).text).not.toContain("3 days left");
});

test("a registration is renewed: the next date is offered, and it is due then", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company, { unit_number: "T-9" });
  const dueOn = addDays(day, 3);
  const id = await ownedReminder(company, vehicleId, {
    task: "Registration",
    due_on: dueOn,
    every_time: 12,
    time_unit: "months",
  });
  const visitor = await signedIn(company);
  const dashboard = await visitor.get("/dashboard");
  expect(dashboard.text).toContain("1 due soon");
  const due = await visitor.get("/fleet-data/due");
  for (const words of ["Unit T-9", "Registration", "Due soon", formatDay(dueOn), "3 days left"])
    expect(due.text).toContain(words);
  expect((await visitor.get(`/fleet-data/${vehicleId}`)).text).toContain("1 due soon");
  const done = `/fleet-data/${vehicleId}/reminders/${id}/done`;
  const page = await visitor.get(done);
  const offered = valueOf(page, "nextDueOn")!;
  expect(offered.slice(0, 4)).toBe(String(Number(dueOn.slice(0, 4)) + 1));
  const early = await visitor.submit(done, { nextDueOn: addDays(day, -1) }, "Mark as Done");
  expect(messageAt(early, "nextDueOn")).toContain("must come after the day it was done");
  await visitor.submit(done, { nextDueOn: offered }, "Mark as Done");
  const list = await visitor.follow();
  expect(flashOf(list)).toContain("Marked as done");
  expect(flashOf(list)).toContain(`Next due on ${formatDay(offered)}.`);
  expect((await visitor.get("/fleet-data/due")).text).toContain("Nothing is overdue or due soon");
  expect((await visitor.get("/fleet-data")).text).toContain("nothing now");
});

test("marked done by mistake, it is taken back on its page", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  const id = await ownedReminder(company, vehicleId, { every_time: 3, time_unit: "months" });
  const visitor = await signedIn(company);
  const own = `/fleet-data/${vehicleId}/reminders/${id}`;
  await visitor.get(`${own}/done`);
  await visitor.submit(`${own}/done`, {}, "Mark as Done");
  const page = await visitor.get(own);
  const link = page.html.querySelectorAll("main a").find((one) => one.text.includes("Take Back"));
  const takeBack = link!.getAttribute("href")!;
  await visitor.get(takeBack);
  await visitor.submit(takeBack);
  expect(flashOf(await visitor.follow())).toContain("Taken back");
  expect((await visitor.get(own)).text).toContain("Overdue");
  expect((await visitor.get(takeBack)).status).toBe(404);
});

test("two people edit the same reminder: the second is shown what the first saved, and may save again", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  const id = await ownedReminder(company, vehicleId, { every_time: 3, time_unit: "months" });
  const edit = `/fleet-data/${vehicleId}/reminders/${id}/edit`;
  const [first, second] = [await signedIn(company), await signedIn(company)];
  await first.get(edit);
  await second.get(edit);
  await first.submit(edit, { everyTime: "4" });
  const told = await second.submit(edit, { everyTime: "5" });
  expect(told.status).toBe(409);
  expect(told.text).toContain("Saved now: Oil change: Every 4 months.");
  expect(valueOf(told, "everyTime")).toBe("5");
  expect((await second.submit(edit)).status).toBe(303);
  expect(await stored(vehicleId)).toMatchObject([{ every_time: 5, time_unit: "months", version: 3 }]);
});

test("a removed reminder is gone from the lists, and stays in the books", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  const id = await ownedReminder(company, vehicleId, { every_time: 3, time_unit: "months" });
  const visitor = await signedIn(company);
  const remove = `/fleet-data/${vehicleId}/reminders/${id}/remove`;
  await visitor.get(remove);
  await visitor.submit(remove);
  expect(flashOf(await visitor.follow())).toContain("Reminder removed");
  expect((await visitor.get("/fleet-data/due")).text).not.toContain("Oil change");
  expect(await stored(vehicleId)).toMatchObject([{ removed_by: company.userId }]);
});

test("a limited user sees what is due and has nothing to change", async () => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company);
  const id = await ownedReminder(company, vehicleId, { every_time: 3, time_unit: "months" });
  const visitor = await signedIn(await newColleague(company, "limited_user"));
  for (const path of ["reminders", `reminders/${id}`]) {
    const page = await visitor.get(`/fleet-data/${vehicleId}/${path}`);
    expect(page.text).toContain("Overdue");
    expect(page.text).not.toMatch(/Add Reminder|Mark Done|Edit|Remove/);
  }
  expect((await visitor.get("/fleet-data/due")).text).toContain("Oil change");
  expect((await visitor.get(`/fleet-data/${vehicleId}/reminders/new`)).status).toBe(403);
});

test("the reminders of another company or of another vehicle are not found", async () => {
  const theirs = await newCompany();
  const foreign = await ownedVehicle(theirs);
  const foreignId = await ownedReminder(theirs, foreign, { every_time: 3, time_unit: "months" });
  const company = await newCompany();
  const [vehicleId, other] = [await ownedVehicle(company), await ownedVehicle(company)];
  const id = await ownedReminder(company, other, { every_time: 3, time_unit: "months" });
  const visitor = await signedIn(company);
  for (const path of [
    `${foreign}/reminders`,
    `${foreign}/reminders/${foreignId}`,
    `${vehicleId}/reminders/${id}`,
  ])
    expect([path, (await visitor.get(`/fleet-data/${path}`)).status]).toEqual([path, 404]);
  for (const action of ["edit", "done", "remove"])
    expect((await visitor.get(`/fleet-data/${vehicleId}/reminders/${id}/${action}`)).status).toBe(404);
});

test("for a vehicle that has left the fleet nothing falls due, and nothing is saved", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  await ownedReminder(company, vehicleId, { every_time: 3, time_unit: "months" });
  const visitor = await signedIn(company);
  const form = `/fleet-data/${vehicleId}/reminders/new`;
  await visitor.get(form);
  await testDatabase()
    .owner.updateTable("vehicles")
    .set({ archived_at: new Date() })
    .where("id", "=", vehicleId)
    .execute();
  const answer = await visitor.submit(form, { task: "Oil", everyTime: "3" }, "Add Reminder");
  expect(answer.status).toBe(409);
  expect(alertOf(answer)).toContain("This vehicle has left the fleet. Nothing was saved.");
  expect(valueOf(answer, "task")).toBe("Oil");
  const tab = await visitor.get(`/fleet-data/${vehicleId}/reminders`);
  expect(tab.text).toContain("Nothing falls due: this vehicle has left the fleet");
});

test("what Mark as Done announces is what the reminder says later, also after a receipt of the same day", async () => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { mileage: 356_100 });
  const id = await ownedReminder(company, vehicleId, { every_use: "15000", use_unit: "mi" });
  const visitor = await signedIn(company);
  const page = `/fleet-data/${vehicleId}/reminders/${id}`;
  await visitor.get(`${page}/done`);
  await visitor.submit(`${page}/done`, {}, "Mark as Done");
  expect(flashOf(await visitor.follow())).toContain("371,100 mi");
  const fuel = `/fleet-data/${vehicleId}/fuel/new`;
  await visitor.get(fuel);
  await visitor.submit(fuel, { totalCost: "400", mileage: "356,150" }, "Add Fuel Receipt");
  expect((await visitor.get(page)).text).toContain("371,100 mi");
});
