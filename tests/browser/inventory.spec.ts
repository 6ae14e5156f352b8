import type { Page, Request } from "playwright/test";
import { expect, look, open, signIn, test } from "../support/browser";
import { newCompany } from "../support/people";
import { scannedCode, shopWithScanner, textBoxes, written } from "../support/scanned-forms";
import { ownedItem, ownedItems, ownedNumber } from "../support/stock";

async function shop(page: Page) {
  const company = await newCompany({ plan: "enterprise" });
  const facts = {
    manufacturer: "Fleetguard",
    vendor: "Rush Truck Centers",
    bin_location: "A1",
    cost: "11.50",
  };
  const filter = await ownedItem(company, {
    part_number: "LF9009",
    description: "Lube filter, spin-on, for 15 liter engines",
    quantity: 12,
    reorder_point: 5,
    sales_price: "18.40",
    ...facts,
  });
  await ownedNumber(company, filter, { kind: "bar_code", number: "754253480019" });
  await ownedItems(
    company,
    Array.from({ length: 60 }, (_, n) => ({
      part_number: `P${1000 + n * 7}`,
      description: "Air spring",
      ...facts,
    })),
  );
  await signIn(page, company);
  return { company, filter };
}

test("from the counter's keyboard: a scan opens the part, a delivery is received, the bin is changed", async ({
  page,
}) => {
  const { filter } = await shop(page);
  await open(page, "/inventory");
  await page.getByRole("searchbox").fill("754253480019");
  await page.keyboard.press("Enter");
  await page.waitForURL(new RegExp(`/inventory/${filter}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("LF9009");
  await page.getByRole("link", { name: "Receive", exact: true }).press("Enter");
  await page.waitForURL(/\/receive$/);
  await expect(page.getByLabel("Pieces received")).toBeFocused();
  await page.keyboard.type("8");
  await page.keyboard.press("Enter");
  await expect(page.getByText("8 pieces received, from Rush Truck Centers.")).toBeVisible();
  await page.getByRole("button", { name: "Receive" }).first().press("Enter");
  await expect(page.getByText("12 → 20 on hand.")).toBeVisible();
  await page.getByRole("link", { name: "Move", exact: true }).press("Enter");
  await page.waitForURL(/\/bin$/);
  await expect(page.getByLabel("To bin")).toBeFocused();
  await page.keyboard.type("Shelf 9");
  await page.keyboard.press("Enter");
  await expect(page.getByText("To bin Shelf 9.")).toBeVisible();
  await page.getByRole("button", { name: "Move" }).first().press("Enter");
  await expect(page.getByText("A1 → Shelf 9.").first()).toBeVisible();
});

test("the list is put in order, paged and searched, and a part is added, edited and deleted", async ({
  page,
}) => {
  const { filter } = await shop(page);
  await open(page, "/inventory");
  await page.getByRole("link", { name: "Qty" }).click();
  await page.waitForURL(/sort=quantity/);
  await page.getByRole("link", { name: "Qty" }).click();
  await page.waitForURL(/sort=-quantity/);
  await expect(page.locator("tbody th").first()).toHaveText("LF9009");
  await page.getByRole("link", { name: "Next" }).click();
  await page.waitForURL(/after=/);
  await expect(page.locator("tbody tr")).toHaveCount(11);
  await open(page, "/inventory/add");
  await page.getByLabel("Part number").fill("lf-9009");
  await page.getByLabel("Bin").fill("A1");
  await page.getByLabel("Quantity").fill("3");
  await page.getByRole("button", { name: "Add to Inventory" }).click();
  await expect(page.getByText("A part with nearly this number is there")).toBeVisible();
  await look(page, "inventory-look-alike");
  await page.getByRole("button", { name: "It is another part: add it" }).click();
  await expect(page.getByText("Parts added!")).toBeVisible();
  await open(page, `/inventory/${filter}/edit`);
  await page.getByRole("textbox", { name: "Quantity", exact: true }).fill("10");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Item updated successfully")).toBeVisible();
  await open(page, `/inventory/${filter}/history`);
  await open(page, `/inventory/${filter}/delete`);
  await page.getByRole("button", { name: "Delete Part" }).click();
  await expect(page.getByText("Item deleted successfully")).toBeVisible();
});

/** One that asks, one that changes a part and one of many lines; tests/http/scanned-forms.test.ts has them all. */
for (const form of ["the list", "a part's receive", "a new kit"] as const) {
  test(`the Enter of a scanner, in whichever text box of ${form} the cursor is, is sent once and saves, removes and ends nothing`, async ({
    page,
  }) => {
    const { company, addressOf } = await shopWithScanner();
    const before = await written(company);
    await signIn(page, company);
    await open(page, addressOf(form));
    const boxes = page.locator(textBoxes);
    const names = await boxes.evaluateAll((found) => found.map((box) => box.getAttribute("name")!));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      await open(page, addressOf(form));
      const sent: Request[] = [];
      const count = (request: Request) => {
        if (isOfAForm(request)) sent.push(request);
      };
      page.on("request", count);
      const box = page.locator(`main input[name="${name}"]`).first();
      await box.focus();
      await page.keyboard.type(scannedCode);
      const typed = await box.inputValue();
      const answered = page.waitForResponse((response) => isOfAForm(response.request()));
      await page.keyboard.press("Enter");
      // Its head is enough: it comes after whatever was written.
      await answered;
      expect(await written(company), name).toEqual(before);
      expect(sent, name).toHaveLength(1);
      page.off("request", count);
      // A page that is still on its way must not meet the next form.
      if (form === "the list") await page.waitForURL(/\/inventory\/[0-9a-f-]{36}/);
      else await expect(page.locator(`main input[value="${typed}"]`).first()).toBeAttached();
    }
  });
}

/** A form that is sent, not what its answer loads or where it sends on. */
function isOfAForm(request: Request): boolean {
  return request.method() === "POST" || (request.isNavigationRequest() && !request.redirectedFrom());
}
