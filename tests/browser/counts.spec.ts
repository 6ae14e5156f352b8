import type { Page } from "playwright/test";
import { expect, open, signIn, test } from "../support/browser";
import { counted, moved, shelved, started } from "../support/counts";
import { newColleague, newCompany } from "../support/people";
import { storedItem } from "../support/stock";

/** Types a code or a number and ends it with Enter, as a scanner and a thumb do. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

test("a scanner counts part after part without a hand on the mouse", async ({ page }) => {
  const company = await newCompany({ plan: "pro" });
  const parts: [number: string, counted: number][] = [
    ["LF9009", 4],
    ["1157", 0],
    ["BF7633", 12],
  ];
  for (const [part_number] of parts) await shelved(company, { part_number, quantity: 9 });
  const countId = await started(company, { scope: "bin", bin: "A1" });
  await signIn(page, company);
  await open(page, `/inventory/count/${countId}`);
  const box = page.getByLabel("Scan or type a part number or bar code");
  await expect(box).toBeFocused();
  for (const [number, onShelf] of parts) {
    await type(page, number.toLowerCase());
    await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(number);
    await expect(page.getByLabel("On the shelf")).toBeFocused();
    await type(page, String(onShelf));
    await expect(page.getByRole("status").filter({ hasText: number })).toContainText(`counted ${onShelf}`);
    await expect(box).toBeFocused();
    await expect(box).toHaveValue("");
  }
  await page.goto(`/inventory/count/${countId}/review`);
  await page.getByRole("button", { name: "Stop Count" }).click();
  await expect(page.getByText("Count Complete")).toBeVisible();
});

test("a code scanned while nothing has the focus still lands in the box", async ({
  page,
  javaScriptEnabled,
}) => {
  const company = await newCompany({ plan: "pro" });
  await shelved(company, { part_number: "BF7633", quantity: 9 });
  await signIn(page, company);
  await open(page, "/inventory/count");
  await page.getByLabel("What to count").selectOption("bin:A1");
  await page.getByRole("button", { name: "Start Count" }).click();
  await expect(page.getByText("Count Mode Active")).toBeVisible();
  // With script the message has the focus, to be read out.
  if (javaScriptEnabled) await expect(page.locator("#message")).toBeFocused();
  await type(page, "bf7633");
  await expect(page.getByLabel("On the shelf")).toBeFocused();
});

test("40 rows are counted in the list while a second browser sells and receives", async ({ page }) => {
  const company = await newCompany({ plan: "pro" });
  const seller = await newColleague(company, "user");
  const ids: string[] = [];
  for (let row = 0; row < 42; row++) {
    const part_number = `P-${String(row).padStart(2, "0")}`;
    ids.push(await shelved(company, { part_number, quantity: 20 }));
  }
  const countId = await started(company, { scope: "all" });
  await signIn(page, company);
  // What is sold before the page is opened is in the book; what comes after the boxes are saved keeps its effect.
  for (const id of ids.slice(0, 10)) await moved(seller, id, -2);
  await open(page, `/inventory/count/${countId}`);
  for (let row = 0; row < 40; row++) {
    await page
      .getByLabel(`Counted of P-${String(row).padStart(2, "0")}`)
      .fill(row === 3 ? "0" : String(10 + row));
  }
  await page.getByRole("button", { name: "Save Counts" }).click();
  await expect(page.getByText("40 parts counted")).toBeVisible();
  for (const id of ids.slice(5, 20)) await moved(seller, id, -3);
  for (const id of ids.slice(15, 30)) await moved(seller, id, 7);
  await moved(seller, ids[41]!, -1);
  await open(page, `/inventory/count/${countId}/review?show=uncounted`);
  await expect(page.getByRole("rowheader")).toHaveText(["P-40", "P-41"]);
  await page.getByRole("button", { name: "Stop Count" }).click();
  await expect(page.getByText("40 parts counted, 2 not counted and left as they are.")).toBeVisible();
  for (const [row, id] of ids.entries()) {
    const later = (row >= 5 && row < 20 ? -3 : 0) + (row >= 15 && row < 30 ? 7 : 0);
    const expected = row === 40 ? 20 : row === 41 ? 19 : (row === 3 ? 0 : 10 + row) + later;
    const { quantity, last_counted } = await storedItem(id);
    expect([row, quantity, last_counted !== null]).toEqual([row, expected, row < 40]);
  }
});

test("counting the same part twice asks replace or add, and an unknown code goes on the slip", async ({
  page,
}) => {
  const company = await newCompany({ plan: "pro" });
  const id = await shelved(company, { part_number: "LF9009", quantity: 9 });
  const countId = await started(company, { scope: "all" });
  await counted(company, countId, { itemId: id, quantity: 4 });
  await signIn(page, company);
  await open(page, `/inventory/count/${countId}/enter`);
  const box = page.getByLabel("Scan or type a part number or bar code");
  await expect(box).toBeFocused();
  await type(page, "lf9009");
  await expect(page.getByLabel("On the shelf")).toBeFocused();
  await type(page, "3");
  await expect(page.getByText("This part is already counted")).toBeVisible();
  await page.getByRole("button", { name: "Add: 7 in all" }).click();
  await expect(box).toBeFocused();
  await type(page, "UNKNOWN-1");
  await expect(page.getByText("No part has the number UNKNOWN-1")).toBeVisible();
  await expect(page.getByLabel("Quantity")).toBeFocused();
  await type(page, "2");
  await expect(page.getByText("On the found slip: UNKNOWN-1, 2")).toBeVisible();
  await expect(box).toBeFocused();
});
