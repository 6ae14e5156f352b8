import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import { readScan } from "~/features/scans/read-scan.server";
import { endScanning } from "~/features/scans/process/scanning-process.server";
import { cards } from "../bench/scan/layouts/cards";
import { expect, expectToFit, follow, open, signIn, test } from "../support/browser";
import { masterAccount, newCompany } from "../support/people";
import { samples, samplesAvailable } from "../support/samples";
import { ownedItem } from "../support/stock";
import { ownedVehicle } from "../support/vehicles";

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(() => test.info().skip(!samplesAvailable, "The folder of real files is not there"));
// On a busy machine one page may take half a minute to be read.
test.describe.configure({ timeout: 120_000 });
test.afterAll(endScanning);

type Photo = string | { name: string; mimeType: string; buffer: Buffer };

/** From the page with the link to the form that the photo filled. The worker reads it, as it would on its own. */
async function scanned(page: Page, link: string, photo: Photo, form: RegExp): Promise<void> {
  await follow(page, page.getByRole("main").getByRole("link", { name: link, exact: true }).last());
  await page.getByLabel(/^Photo/).setInputFiles(typeof photo === "string" ? samples(photo) : photo);
  await page.getByRole("button", { name: "Scan", exact: true }).click();
  await page.waitForURL(/\/scans\/[0-9a-f-]{36}(\?looks-again)?$/);
  await expect(page.getByRole("status")).toContainText("The photo is being read.");
  await readScan(/[0-9a-f-]{36}/.exec(new URL(page.url()).pathname)![0]);
  await page.waitForURL((url) => form.test(url.pathname) && url.searchParams.has("scan"));
  await expectToFit(page, `scanned-${form.source.replace(/\W+/g, "-")}`);
}

async function press(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
}

function partNumber(place: Page | Locator): Locator {
  return place.getByRole("textbox", { name: "Part number" });
}

async function atATruck(page: Page) {
  const company = await newCompany({ plan: "pro" });
  const vehicle = `/fleet-data/${await ownedVehicle(company, { unit_number: "T-7" })}`;
  await signIn(page, company);
  return vehicle;
}

async function inAShop(page: Page) {
  const company = await newCompany({ plan: "pro" });
  await signIn(page, company);
  return company;
}

test("a photo of a VIN becomes a vehicle", async ({ page }) => {
  await inAShop(page);
  await open(page, "/fleet-data/new");
  await scanned(page, "Scan a VIN from a photo", "images/vin/rf_000.jpg", /^\/fleet-data\/new$/);
  await expect(page.getByText("Data extracted!")).toBeVisible();
  await expect(page.getByLabel("VIN", { exact: true })).toHaveValue("WVWZZZ3CZ7E031927");
  await page.getByLabel("Make/Model").fill("VW Passat");
  await page.getByLabel("Mileage").fill("1000");
  await press(page, "Confirm & Add");
  await expect(page.getByText("Vehicle added!")).toBeVisible();
  await follow(page, page.getByRole("main").getByRole("link", { name: /VW Passat/ }));
  await expect(page.getByRole("main")).toContainText("WVWZZZ3CZ7E031927");
});

test("a photo of a label becomes the number of a vehicle's part", async ({ page }) => {
  const vehicle = await atATruck(page);
  await open(page, `${vehicle}/parts/new`);
  await scanned(page, "Scan the number from a photo", "images/labels/code128-2_14.png", /\/parts\/scan$/);
  await expect(partNumber(page)).toHaveValue("EF224A4");
  await partNumber(page).fill("EF224A4-R");
  await press(page, "Confirm & Use");
  await expect(partNumber(page)).toHaveValue("EF224A4-R");
  await page.getByLabel("Category").selectOption("starter");
  await press(page, "Add Part");
  await expect(page.getByText("Part added!")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("EF224A4-R");
});

test("a photo of a label becomes a part of the inventory", async ({ page }) => {
  await inAShop(page);
  await open(page, "/inventory/add");
  await scanned(page, "Scan a part label", "images/labels/code128-2_17.png", /^\/inventory\/add$/);
  await expect(page.getByText("Data extracted!")).toBeVisible();
  await expect(partNumber(page)).toHaveValue("FW727");
  await page.getByLabel("Description").fill("Coolant filter");
  await page.getByLabel("Bin").fill("A1");
  await page.getByLabel("Quantity").fill("3");
  await press(page, "Add to Inventory");
  await expect(page.getByText("Parts added!")).toBeVisible();
  await open(page, "/inventory?q=FW727");
  await expect(page.getByRole("main")).toContainText("Coolant filter");
});

test("a photo of a label finds its part, by the number as it was corrected", async ({ page }) => {
  const company = await inAShop(page);
  await ownedItem(company, { part_number: "165627-B", description: "Fan clutch" });
  await open(page, "/inventory");
  await scanned(page, "Find by Label", "images/labels/code39-3_01.png", /^\/inventory\/scan$/);
  await expect(partNumber(page)).toHaveValue("165627");
  await partNumber(page).fill("165627-B");
  await press(page, "Find in Inventory");
  await page.waitForURL((url) => url.pathname !== "/inventory/scan");
  await expect(page.getByRole("main")).toContainText("Fan clutch");
});

test("a photo of a repair invoice becomes the parts of a vehicle, and a service entry", async ({ page }) => {
  const vehicle = await atATruck(page);
  await open(page, `${vehicle}/parts`);
  await follow(page, page.getByRole("main").getByRole("link", { name: "Smart Add" }));
  const photo = "images/invoices/brake_parts_invoice.jpg";
  await scanned(page, "Scan Invoice", photo, /\/parts\/smart-add$/);
  await expect(page.getByText("Invoice scanned! Found 2 parts")).toBeVisible();
  const first = page.getByRole("group", { name: "Row 1" });
  await expect(first.getByLabel("Description")).toHaveValue("Front and rear brake cables");
  await expect(first.getByLabel("Cost")).toHaveValue("100.00");
  await partNumber(first).fill("BC-100");
  await press(page, "Add All Parts to Vehicle");
  await expect(page.getByText("Parts added!")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("BC-100");
  await expect(page.getByRole("main")).toContainText("$100.00");
  await open(page, `${vehicle}/service`);
  await expect(page.getByRole("main")).toContainText("$195.00");
});

test("a photo of a counter receipt becomes stock", async ({ page }) => {
  await inAShop(page);
  await open(page, "/inventory/scan-invoice");
  const photo = "images/parts_receipts/sroie_454.jpg";
  await scanned(page, "Scan Invoice", photo, /^\/inventory\/scan-invoice$/);
  await expect(page.getByText("Invoice scanned! Found 2 parts")).toBeVisible();
  const first = page.getByRole("group", { name: "Row 1" });
  await expect(partNumber(first)).toHaveValue("001697");
  await expect(first.getByLabel("Quantity")).toHaveValue("5");
  // It is in ringgits, which are not taken as dollars.
  await expect(first.getByLabel("Cost")).toHaveValue("");
  await first.getByLabel("Cost").fill("0.26");
  await press(page, "Add All to Inventory");
  await expect(page.getByText("Parts added!")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("001697");
  await open(page, "/inventory?q=001697");
  await expect(page.getByRole("main")).toContainText("S10 Starter.");
});

test("a photo of a fuel receipt becomes a record, with the photo", async ({ page }) => {
  const vehicle = await atATruck(page);
  await open(page, `${vehicle}/fuel/new`);
  await scanned(page, "Scan the receipt", "images/fuel_receipts/sroie_563.jpg", /\/fuel\/new$/);
  await expect(page.getByText("Data extracted!")).toBeVisible();
  await expect(page.getByLabel("Gallons")).toHaveValue("6.005");
  await expect(page.getByLabel("Total cost")).toHaveValue("");
  await page.getByLabel("Total cost").fill("12.37");
  await press(page, "Confirm & Add");
  await expect(page.getByText("Fuel receipt added successfully")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("$12.37");
  await expect(page.getByRole("main")).toContainText("LEONG HENG SHELL SERVICE STATION");
});

test("a photo of a business card becomes a customer of the provider", async ({ page }) => {
  await signIn(page, await masterAccount());
  const buffer = await cards[0]!.draw().canvas.encode("jpeg");
  const photo = { name: "card.jpg", mimeType: "image/jpeg", buffer };
  await open(page, "/master-crm/customers/new");
  await scanned(page, "Scan Image", photo, /^\/master-crm\/customers\/new$/);
  await expect(page.getByText("Data extracted!")).toBeVisible();
  await expect(page.getByLabel("Company name")).toHaveValue("Juniper Bend Logistics, LLC");
  const own = randomUUID().slice(0, 8);
  await page.getByLabel("Company name").fill(`Juniper ${own}`);
  await page.getByLabel(/^(Contact )?email/i).fill(`${own}@juniperbend.example`);
  await page.getByLabel(/phone/i).fill(`(605) 555-${Math.floor(1000 + Math.random() * 9000)}`);
  await press(page, "Confirm & Add");
  await expect(page.getByText("Customer added successfully")).toBeVisible();
  await expect(page.getByRole("heading", { name: `Juniper ${own}` })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("77 Mill Race, Tolliver, SD 57999");
});
