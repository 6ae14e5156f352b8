import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { expect, open, signIn, test } from "../support/browser";
import { newCompany } from "../support/people";
import { ownedReminder } from "../support/reminders";
import { ownedVehicle } from "../support/vehicles";

const day = today("America/Chicago");

test("an oil change is set up from the keyboard: Enter looks it over, a second Enter saves it", async ({
  page,
}) => {
  const company = await newCompany();
  const id = await ownedVehicle(company);
  await signIn(page, company);
  await open(page, `/fleet-data/${id}/reminders/new`);
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
