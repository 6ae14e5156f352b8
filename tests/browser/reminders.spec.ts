import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { expect, expectAccessible, expectToFit, signIn, test, untilReady } from "../support/browser";
import { newCompany } from "../support/people";
import { doneOnce, ownedReminder, readMeter } from "../support/reminders";
import { ownedVehicle } from "../support/vehicles";

const day = today("America/Chicago");

test("an oil change is set up from the keyboard: Enter looks it over, a second Enter saves it", async ({
  page,
}) => {
  const company = await newCompany();
  const id = await ownedVehicle(company);
  await signIn(page, company);
  await page.goto(`/fleet-data/${id}/reminders/new`);
  await untilReady(page);
  await expect(page.getByLabel("Task")).toBeFocused();
  await page.keyboard.type("Oil and filters");
  await page.keyboard.press("Tab");
  await page.keyboard.type("15,000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nothing is saved yet")).toBeVisible();
  await expect(page.getByText("Oil and filters: Every 15,000 mi.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Reminder" }).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Reminder added")).toBeVisible();
  await expect(page.getByText("at 138,456 mi")).toBeVisible();
});

test("the pages of reminders are accessible, fit every screen and are readable in the dark", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const company = await newCompany();
  const id = await ownedVehicle(company, {
    mileage: 100_000,
    unit_number: "T-101",
    make_model: "Freightliner Cascadia 126",
  });
  await readMeter(company, id, addDays(day, -60), 170_000);
  await readMeter(company, id, day, 191_340);
  const facts = {
    every_use: "15000",
    use_unit: "mi",
    every_months: 6,
    notes: "15W-40\nTwo filters",
  } as const;
  const oil = await ownedReminder(company, id, { ...facts, task: "Oil and filters" });
  await doneOnce(company, oil, addDays(day, -58));
  const registration = await ownedReminder(company, id, {
    task: "Registration",
    due_on: addDays(day, 9),
    every_months: 12,
  });
  await ownedReminder(company, id, { task: "A".repeat(200), every_use: "100000", use_unit: "mi" });
  await ownedReminder(company, id, { task: "B".repeat(200), due_on: day });
  await ownedReminder(company, id, { task: "Crane", every_use: "250", use_unit: "h" });
  await signIn(page, company);
  const tab = `/fleet-data/${id}/reminders`;
  const pages = {
    reminders: tab,
    reminder: `${tab}/${oil}`,
    "reminder-new": `${tab}/new?task=annual-inspection`,
    "reminder-edit": `${tab}/${registration}/edit`,
    "reminder-done": `${tab}/${registration}/done`,
    "reminder-remove": `${tab}/${registration}/remove`,
    due: "/fleet-data/due",
    "due-dashboard": "/dashboard",
    "due-fleet": "/fleet-data",
  };
  for (const [name, path] of Object.entries(pages)) {
    await test.step(name, async () => {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(path);
      await untilReady(page);
      await expectToFit(page, name);
      await expectAccessible(page, browser);
      await page.emulateMedia({ colorScheme: "dark" });
      if (test.info().project.name === "script") await expectAccessible(page, browser);
    });
  }
});

test("the due list is printed without buttons and navigation", async ({ page }) => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { unit_number: "T-7" });
  await ownedReminder(company, id, { task: "Registration", due_on: addDays(day, -2) });
  await signIn(page, company);
  await page.goto("/fleet-data/due");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Registration")).toBeVisible();
  await expect(page.getByText("2 days over")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Fleet Data" }).filter({ visible: true })).toHaveCount(0);
});
