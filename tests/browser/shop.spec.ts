import type { Page } from "playwright/test";
import { expect, look, open, signIn, test } from "../support/browser";
import { newCompany } from "../support/people";
import { ownedReminder } from "../support/reminders";
import { ownedVehicle } from "../support/vehicles";

/** Counts the presses that are not characters, from the top of a freshly opened page. */
class Keys {
  presses = 0;
  constructor(private readonly page: Page) {}

  async press(key: "Tab" | "Enter", times = 1): Promise<void> {
    for (let time = 0; time < times; time++) {
      await this.page.keyboard.press(key);
      this.presses++;
    }
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Skips to the content, and on to the link. */
  async follow(link: string): Promise<void> {
    await this.press("Tab");
    await this.press("Enter");
    for (let tabs = 0; tabs < 10; tabs++) {
      await this.press("Tab");
      const focused = await this.page.locator(":focus").textContent();
      if (focused?.trim() === link) break;
    }
    await this.press("Enter");
  }
}

async function truck(page: Page) {
  const company = await newCompany({ plan: "pro" });
  const id = await ownedVehicle(company, { unit_number: "T-7" });
  await signIn(page, company);
  const at = `/fleet-data/${id}`;
  return { company, id, at };
}

test("a breakdown is reported from the keyboard, worked on with a part, and fixed", async ({ page }) => {
  const { at } = await truck(page);
  await open(page, at);
  const keys = new Keys(page);
  await keys.follow("Report Breakdown");
  await expect(page.getByLabel("What is wrong")).toBeFocused();
  await keys.type("Elec");
  await keys.press("Tab");
  await keys.type("124000");
  await keys.press("Enter");
  await expect(page.getByText("Electrical Problem on")).toBeVisible();
  await expect(page.getByText("Nothing is saved yet")).toBeVisible();
  await look(page, "breakdown-checked");
  await expect(page.getByRole("button", { name: "Report Breakdown" }).first()).toBeFocused();
  await keys.press("Enter");
  await expect(page.getByText("Breakdown recorded!")).toBeVisible();
  expect(keys.presses).toBeLessThanOrEqual(12);

  await page.getByRole("link", { name: "Add Part Fitted Here" }).click();
  await page.getByLabel("Category").selectOption("Alternator");
  await page.getByLabel("Cost").fill("412.5");
  await page.getByRole("button", { name: "Add Part", exact: true }).last().click();
  await expect(page.getByText("Part added!")).toBeVisible();
  await page.getByLabel("Add a note").fill("Towed to the yard");
  await page.getByRole("button", { name: "Add Note" }).click();
  await expect(page.getByText("Note added")).toBeVisible();
  await page.getByRole("link", { name: "Mark Fixed" }).click();
  await page.getByLabel("Cost without parts").fill("150");
  await page.getByRole("button", { name: "Save State" }).click();
  await expect(page.getByText("Breakdown saved as fixed")).toBeVisible();
  await expect(page.getByText("$562.50")).toBeVisible();
  await open(page, `${at}/breakdowns`);
  await expect(page.getByRole("cell", { name: "$562.50" })).toBeVisible();
});

test("a part is scanned in: Enter only looks, and the same part again is told", async ({ page }) => {
  const { at } = await truck(page);
  for (const again of [false, true]) {
    await open(page, at);
    const keys = new Keys(page);
    await keys.follow("Add Part");
    await expect(page.getByLabel("Category")).toBeFocused();
    await keys.type("Star");
    await keys.press("Tab");
    await keys.type("DX-450");
    await keys.press("Enter");
    await expect(page.getByText("Starter DX-450: installed on")).toBeVisible();
    if (again) {
      await expect(page.getByText("The same part was fitted before: Starter DX-450")).toBeVisible();
      await look(page, "part-again");
    }
    await keys.press("Enter");
    await expect(page.getByText("Part added!")).toBeVisible();
    expect(keys.presses).toBeLessThanOrEqual(12);
  }
  await page.getByRole("link", { name: "Starter" }).first().click();
  await page.getByRole("link", { name: "Remove", exact: true }).click();
  await page.getByLabel("It was taken off the vehicle").check();
  await look(page, "part-remove");
  await page.getByRole("button", { name: "Remove Part" }).click();
  await expect(page.getByText("Part removed", { exact: true })).toBeVisible();
});

test("a service is recorded and starts a reminder over", async ({ page }) => {
  const { company, id, at } = await truck(page);
  await ownedReminder(company, id, { task: "Oil change", every_time: 6, time_unit: "months" });
  await open(page, `${at}/service/new`);
  await page.getByLabel("What was done").fill("Oil and filters");
  await page.getByLabel("Labor").fill("180");
  await page.getByLabel("Oil change").check();
  await page.getByRole("button", { name: "Add Service", exact: true }).last().click();
  await expect(page.getByText("Service entry added")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Reminders completed" })).toBeVisible();
  await open(page, `${at}/service`);
});
