import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { expect, open, signIn, test } from "../support/browser";
import { newCompany } from "../support/people";

async function choose(page: Page, text: string): Promise<void> {
  await open(page, "/inventory/import");
  await page.getByLabel("File", { exact: true }).setInputFiles({
    name: "prices.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(text),
  });
  await page.getByRole("button", { name: "Read the File" }).click();
}

test("a price file is chosen, looked over, imported, sent out again and undone", async ({ page }) => {
  const company = await newCompany({ plan: "pro" });
  await signIn(page, company);
  await choose(page, "Teil;Name;Preis;Bestand\n01174416;Fuel filter;12,50;7\nLF9009;Lube filter;31,10;A/R\n");
  await expect(page.getByText("0 rows ready to import")).toBeVisible();
  await page.getByLabel("Teil is read as").selectOption("partNumber");
  await page.getByLabel("Name is read as").selectOption("description");
  await page.getByRole("button", { name: "Read Again" }).click();
  await expect(page.getByText("2 rows ready to import")).toBeVisible();
  await page.getByRole("button", { name: "Import 2 Rows" }).click();
  await expect(page.getByText("2 rows imported", { exact: true })).toBeVisible();

  const download = page.waitForEvent("download");
  await open(page, "/inventory");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^inventory-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("\r\n'01174416,Fuel filter,");
  expect(text).toContain("\r\nLF9009,Lube filter,");
  await expect(page.getByText("Export Complete").first()).toBeVisible();

  await open(page, "/inventory/import");
  await page.getByRole("link", { name: "prices.csv" }).click();
  await page.getByRole("button", { name: "Undo Import" }).click();
  await expect(page.getByText("Import undone: 2 parts taken back")).toBeVisible();
});
