import type { Page } from "playwright/test";
import { expect, open, signIn, test } from "../support/browser";
import { newCompany } from "../support/people";
import { ownedVehicle } from "../support/vehicles";

/** Counts the keys that are not characters. */
class Keyboard {
  presses = 0;

  constructor(private readonly page: Page) {}

  async press(key: string): Promise<void> {
    this.presses++;
    await this.page.keyboard.press(key);
  }

  /** Tab until the link or button with this name has the focus. */
  async tabTo(name: string): Promise<void> {
    const target = this.page.getByRole("link", { name, exact: true }).first();
    for (let tabs = 0; tabs < 12; tabs++) {
      await this.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${name} is more than 12 Tabs away.`);
  }
}

/** Past the bar and the side navigation: the first link of the page leads to its content. */
async function openForm(page: Page, keys: Keyboard, link: string): Promise<void> {
  await keys.press("Tab");
  await keys.press("Enter");
  await keys.tabTo(link);
  await keys.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(link);
}

const maxKeys = 12;

test("from the vehicle's page to a saved fuel receipt with at most 12 keys that are not characters", async ({
  page,
}) => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { mileage: 100_000 });
  await signIn(page, company);
  await open(page, `/fleet-data/${id}`);
  const keys = new Keyboard(page);
  await openForm(page, keys, "Add Fuel Receipt");
  await expect(page.getByLabel("Total cost")).toBeFocused();
  await page.keyboard.type("412.50");
  await keys.press("Tab");
  await page.keyboard.type("110");
  await keys.press("Enter");
  await expect(page.getByText("Understood: 110 gal, $3.75 a gallon, $412.50 in all.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Fuel Receipt" }).first()).toBeFocused();
  await keys.press("Enter");
  await expect(page.getByText("Fuel receipt added successfully")).toBeVisible();
  expect(keys.presses).toBeLessThanOrEqual(maxKeys);
});

test("from the vehicle's page to a reported breakdown with at most 12 keys that are not characters", async ({
  page,
}) => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { mileage: 100_000 });
  await signIn(page, company);
  await open(page, `/fleet-data/${id}`);
  const keys = new Keyboard(page);
  await openForm(page, keys, "Report Breakdown");
  await expect(page.getByLabel("What is wrong")).toBeFocused();
  await page.keyboard.type("Oil");
  await keys.press("Tab");
  await page.keyboard.type("100400");
  await keys.press("Enter");
  await expect(page.getByText("Nothing is saved yet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Report Breakdown" }).first()).toBeFocused();
  await keys.press("Enter");
  await expect(page.getByText("Breakdown recorded!")).toBeVisible();
  expect(keys.presses).toBeLessThanOrEqual(maxKeys);
});

test("from the vehicle's page to a saved part with at most 12 keys that are not characters", async ({
  page,
}) => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { mileage: 100_000 });
  await signIn(page, company);
  await open(page, `/fleet-data/${id}`);
  const keys = new Keyboard(page);
  await openForm(page, keys, "Add Part");
  await expect(page.getByLabel("Category")).toBeFocused();
  await page.keyboard.type("Star");
  await keys.press("Tab");
  await page.keyboard.type("8200308");
  await keys.press("Enter");
  await expect(page.getByText("Nothing is saved yet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Part" }).first()).toBeFocused();
  await keys.press("Enter");
  await expect(page.getByText("Part added!")).toBeVisible();
  expect(keys.presses).toBeLessThanOrEqual(maxKeys);
});

test("a fuel log is chosen, looked over, imported and undone", async ({ page }) => {
  const company = await newCompany({ plan: "pro" });
  await ownedVehicle(company, { mileage: 500, unit_number: "T-9" });
  await signIn(page, company);
  await open(page, "/fleet-data/import");
  await page.getByLabel("What is in the file").selectOption("fuel");
  const log = "date;odometer;gallons;total\n2026-03-01;1000;50,5;200\n31/31/2026;1;1;1\n";
  await page.getByLabel("File", { exact: true }).setInputFiles({
    name: "log.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(log),
  });
  await page.getByRole("button", { name: "Read the File" }).click();
  await expect(page.getByText("0 rows ready to import")).toBeVisible();
  await page.getByLabel("The log is about").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Read Again" }).first().click();
  await expect(page.getByText("1 row ready to import")).toBeVisible();
  await page.getByRole("button", { name: "Import 1 Row" }).click();
  await expect(page.getByText("1 row imported", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo Import" }).click();
  await expect(page.getByText("Import undone: 1 row taken back")).toBeVisible();
});
