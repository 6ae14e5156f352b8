import type { Page } from "playwright/test";
import { expect, expectAccessible, expectToFit, signIn, test, untilReady } from "../support/browser";
import { newCompany } from "../support/people";
import { Truck } from "../support/truck";
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
  await untilReady(page);
}

const mostKeys = 12;

test("from the vehicle's page to a saved fuel receipt with at most 12 keys that are not characters", async ({
  page,
}) => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { mileage: 100_000 });
  await signIn(page, company);
  await page.goto(`/fleet-data/${id}`);
  await untilReady(page);
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
  expect(keys.presses).toBeLessThanOrEqual(mostKeys);
});

test("from the vehicle's page to a reported breakdown with at most 12 keys that are not characters", async ({
  page,
}) => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { mileage: 100_000 });
  await signIn(page, company);
  await page.goto(`/fleet-data/${id}`);
  await untilReady(page);
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
  expect(keys.presses).toBeLessThanOrEqual(mostKeys);
});

test("from the vehicle's page to a saved part with at most 12 keys that are not characters", async ({
  page,
}) => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { mileage: 100_000 });
  await signIn(page, company);
  await page.goto(`/fleet-data/${id}`);
  await untilReady(page);
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
  expect(keys.presses).toBeLessThanOrEqual(mostKeys);
});

test("the pages of fuel, meter and history are accessible and fit every screen", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const truck = await Truck.bought("mi", "100000");
  await truck.fill("2026-02-01", { at: "101000", gallons: "100" });
  const wrong = await truck.fill("2026-02-08", { gallons: "1", cost: "99" });
  await truck.removeFill(wrong);
  await truck.fill("2026-02-10", { at: "101700", gallons: "100" });
  await truck.changeMeter("2026-02-12", { last: "101800", first: "5" });
  await truck.read("2026-02-13", "130");
  await truck.strikeOut("130 mi");
  await signIn(page, truck.company);
  const vehicle = `/fleet-data/${truck.id}`;
  for (const path of [
    "",
    "/fuel",
    "/fuel/new",
    "/meter",
    "/meter/replace",
    "/meter/unit",
    "/history?from=2026-01-01&to=2026-12-31",
  ]) {
    await page.goto(vehicle + path);
    await untilReady(page);
    await expectAccessible(page, browser);
    await expectNoOverflow(page);
  }
  await page.goto(`${vehicle}/fuel`);
  await expectToFit(page, "fuel");
  await page.goto(`${vehicle}/history?from=2026-01-01&to=2026-12-31`);
  await expectToFit(page, "history");
});

test("a fuel log is chosen, looked over, imported and undone", async ({ page, browser }) => {
  const company = await newCompany({ plan: "pro" });
  await ownedVehicle(company, { mileage: 500, unit_number: "T-9" });
  await signIn(page, company);
  await page.goto("/fleet-data/import");
  await untilReady(page);
  await expectAccessible(page, browser);
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
  await expectAccessible(page, browser);
  await expectToFit(page, "import");
  await page.getByRole("button", { name: "Import 1 Row" }).click();
  await expect(page.getByText("1 row imported", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo Import" }).click();
  await expect(page.getByText("Import undone: 1 row taken back")).toBeVisible();
});

async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([page.url(), width, overflow]).toEqual([page.url(), width, 0]);
  }
}
