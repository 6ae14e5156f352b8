import type { Page } from "playwright/test";
import { expect, open, signIn, test } from "../support/browser";
import { started } from "../support/counts";
import { newCompany } from "../support/people";
import { ownedItem } from "../support/stock";

const glued = "LF9080LF9080P551712";
const readAs = "Read as 3 scans: LF9080, LF9080, P551712";

async function shop(page: Page) {
  const company = await newCompany({ plan: "enterprise" });
  for (const part_number of ["LF9080", "P551712"])
    await ownedItem(company, { part_number, quantity: 7, sales_price: "10", bin_location: "A1" });
  await signIn(page, company);
  return company;
}

test("with script a sale reads scans that ran together as the plain form does", async ({ page }) => {
  await shop(page);
  await open(page, "/invoicing/new");
  await page.getByLabel("Part number").first().focus();
  await page.keyboard.type(glued);
  await page.keyboard.press("Enter");
  await expect(page.getByText(readAs)).toBeVisible();
  await expect(page.getByLabel("Part number").nth(2)).toHaveValue("P551712");
});

test("with script a count and a kit read scans that ran together as the plain form does", async ({
  page,
}) => {
  const company = await shop(page);
  const countId = await started(company, { scope: "all" });
  await open(page, `/inventory/count/${countId}/enter`);
  await page.keyboard.type(glued);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${readAs}. Then: P551712.`)).toBeVisible();
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "P551712" })).toBeVisible();
  await expect(page.getByLabel("On the shelf")).toBeFocused();
  await open(page, "/inventory/kits/new");
  await page.getByLabel("Part number 1").focus();
  await page.keyboard.type(glued);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${readAs}.`)).toBeVisible();
  await expect(page.getByLabel("Part number 1")).toHaveValue("LF9080");
  await expect(page.getByLabel("Part number 2")).toHaveValue("P551712");
});
