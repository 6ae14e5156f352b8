import type { Page } from "playwright/test";
import { expect, look, open, signIn, test } from "../support/browser";
import { newCompany } from "../support/people";
import { ownedItem, ownedNumber } from "../support/stock";

async function shop(page: Page) {
  const company = await newCompany({ plan: "pro" });
  const facts = { vendor: "Rush Truck Centers", bin_location: "A1", cost: "28.40" };
  const filter = await ownedItem(company, {
    part_number: "LF9080",
    description: "Lube filter, spin-on",
    quantity: 2,
    reorder_point: 5,
    ...facts,
  });
  await ownedItem(company, { part_number: "LF14000NN", description: "Lube filter", quantity: 3, ...facts });
  await ownedItem(company, { part_number: "FS1098", quantity: 0, reorder_point: 2, vendor: "FleetPride" });
  await ownedNumber(company, filter, { kind: "bar_code", number: "078254199138" });
  await signIn(page, company);
  return { company, filter };
}

test("a vendor's number and a newer number are added from the keyboard, and stand on the reorder list and the part", async ({
  page,
}) => {
  const { filter } = await shop(page);
  await open(page, `/inventory/${filter}/numbers`);
  await page.getByLabel("What it is").selectOption("vendor");
  await page.getByLabel("Company").fill("Rush Truck Centers");
  await page.getByLabel("Last cost").fill("27.9");
  await page.getByRole("textbox", { name: "Number" }).fill("RTC-9080");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nothing is saved yet")).toBeVisible();
  await page.getByRole("button", { name: "Add Number" }).first().press("Enter");
  await expect(page.getByText("Number added")).toBeVisible();
  await page.getByLabel("What it is").selectOption("replaced_by");
  await page.getByRole("textbox", { name: "Number" }).fill("LF14000NN");
  await page.getByLabel("Company").fill("");
  await page.getByLabel("Last cost").fill("");
  await page.getByRole("button", { name: "Add Number" }).last().click();
  await expect(page.getByText("There is a newer number")).toBeVisible();
  await look(page, "item-numbers");
  await open(page, "/inventory/reorder");
  await expect(page.getByRole("cell", { name: "RTC-9080" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "$223.20" })).toBeVisible();
  await page.getByLabel("Vendor").selectOption("fleetpride");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("heading", { name: "Rush Truck Centers" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "FS1098" })).toBeVisible();
});

test("a kit is scanned in: every Enter adds a line, and only the button saves", async ({ page }) => {
  await shop(page);
  await open(page, "/inventory/kits/new");
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.getByLabel("Name").fill("PM service");
  await page.getByLabel("Part number 1").fill("078254199138");
  await page.keyboard.press("Enter");
  await expect(page.getByText("LF9080, Lube filter, spin-on: 2 in stock")).toBeVisible();
  await expect(page.getByLabel("Part number 4")).toBeFocused();
  await page.keyboard.type("FS1098");
  await page.keyboard.press("Enter");
  await expect(page.getByText("FS1098: 0 in stock")).toBeVisible();
  await look(page, "kit-new");
  await page.getByRole("button", { name: "Remove line 2" }).click();
  await expect(page.getByLabel("Part number 5")).toHaveCount(0);
  await expect(page.getByLabel("Part number 3")).toHaveValue("FS1098");
  await page.getByRole("button", { name: "Add Kit" }).click();
  await expect(page.getByText("Kit added")).toBeVisible();
  await expect(page.getByText("complete kits in stock")).toBeVisible();
  await open(page, "/inventory/kits");
  await expect(page.getByRole("link", { name: "PM service" })).toBeVisible();
});
