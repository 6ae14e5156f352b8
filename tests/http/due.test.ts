import { expect, test } from "vitest";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { formatDay } from "~/ui/format";
import { newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedReminder, readMeter } from "../support/reminders";
import { ownedVehicle } from "../support/vehicles";
import type { Answer } from "../support/visitor";

const day = today("America/Chicago");

const tasksOf = (page: Answer) =>
  page.html.querySelectorAll("main tbody tr td:nth-child(2)").map((cell) => cell.text.trim());
const tabsOf = (page: Answer) =>
  page.html.querySelectorAll("nav[aria-label=Within] a").map((link) => link.text.trim());

/** An oil change with 1,400 miles left at 350 a day: in four days. */
async function fleet() {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { mileage: 100_000, unit_number: "T-7" });
  const start = addDays(day, -40);
  await readMeter(company, vehicleId, start, 110_000);
  await readMeter(company, vehicleId, day, 124_000);
  const created_at = new Date(`${start}T18:00:00Z`);
  const use = { every_use: "15400", use_unit: "mi" as const, soon_use: "1000", created_at };
  await ownedReminder(company, vehicleId, { task: "Oil", ...use });
  await ownedReminder(company, vehicleId, { task: "Permit", due_on: addDays(day, 10) });
  await ownedReminder(company, vehicleId, { task: "Registration", due_on: addDays(day, 25) });
  await ownedReminder(company, vehicleId, { task: "Annual", due_on: addDays(day, 80), soon_days: 90 });
  await ownedReminder(company, vehicleId, { task: "Scale", due_on: addDays(day, 200) });
  return { company, vehicleId, visitor: await signedIn(company) };
}

test("a reminder by miles that is expected in four days is due soon, with the reason, as many as the dashboard counts", async () => {
  const { visitor, vehicleId } = await fleet();
  const due = await visitor.get("/fleet-data/due");
  expect(tasksOf(due)).toEqual(["Oil", "Permit", "Annual"]);
  expect(due.text).toContain("3 due soon");
  expect(due.text).toContain(`Expected about ${formatDay(addDays(day, 4))}: 1,400 mi left at 350 mi a day`);
  for (const page of ["/dashboard", "/fleet-data", `/fleet-data/${vehicleId}`])
    expect([page, (await visitor.get(page)).text]).toEqual([page, expect.stringContaining("3 due soon")]);
});

test("the fleet's reminders are shown for 7, 30 and 90 days, and all of them, each by its day", async () => {
  const { visitor } = await fleet();
  const week = await visitor.get("/fleet-data/due?days=7");
  expect(tasksOf(week)).toEqual(["Oil"]);
  expect(tabsOf(week)).toEqual([
    "Due now or soon (3)",
    "7 days (1)",
    "30 days (3)",
    "90 days (4)",
    "All (5)",
  ]);
  expect(tasksOf(await visitor.get("/fleet-data/due?days=30"))).toEqual(["Oil", "Permit", "Registration"]);
  expect(tasksOf(await visitor.get("/fleet-data/due?days=90"))).toEqual([
    "Oil",
    "Permit",
    "Registration",
    "Annual",
  ]);
  const all = await visitor.get("/fleet-data/due?days=all");
  expect(tasksOf(all)).toEqual(["Oil", "Permit", "Registration", "Annual", "Scale"]);
  expect(all.text).toContain("Due soon from 14 days before.");
  expect(tasksOf(await visitor.get("/fleet-data/due?days=nonsense"))).toEqual(["Oil", "Permit", "Annual"]);
});

test("more than a page of reminders is read page by page", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  for (let count = 0; count < 103; count++)
    await ownedReminder(company, vehicleId, { task: `Task ${count}.`, due_on: addDays(day, -count - 1) });
  const visitor = await signedIn(company);
  const first = await visitor.get("/fleet-data/due");
  expect([tasksOf(first).length, tasksOf(first)[0]]).toEqual([100, "Task 102."]);
  const next = first.html.querySelector("nav.pager a")!.getAttribute("href")!;
  const second = await visitor.get(next);
  expect(tasksOf(second)).toEqual(["Task 2.", "Task 1.", "Task 0."]);
  expect(second.text).toContain("103 overdue");
});

test("a fleet with nothing due says so, and one without reminders too", async () => {
  const company = await newCompany();
  const visitor = await signedIn(company);
  expect((await visitor.get("/fleet-data/due")).text).toContain("Nothing is overdue or due soon");
  expect((await visitor.get("/fleet-data/due?days=30")).text).toContain("Nothing falls due by then");
});
