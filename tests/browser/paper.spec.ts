import type { Page } from "playwright/test";
import { papers } from "~/features/invoices/document/paper-sizes";
import { expect, signIn, test } from "../support/browser";
import { shelved, started } from "../support/counts";
import { sold } from "../support/invoices";
import { newCompany } from "../support/people";
import { type PdfPage, readPdf } from "../support/pdf";
import { ownedCustomer } from "../support/stock";

async function shop(page: Page) {
  const company = await newCompany({ plan: "enterprise" });
  await signIn(page, company);
  return company;
}

/** What the printer would get. */
async function printed(page: Page, path: string): Promise<PdfPage[]> {
  await page.goto(path);
  return readPdf(await page.pdf({ preferCSSPageSize: true }));
}

function expectNumbered(pages: PdfPage[]): void {
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, { text }] of pages.entries())
    expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
}

test("seventy lines are printed on numbered pages, each with the heads of its columns", async ({ page }) => {
  const company = await shop(page);
  const lines = Array.from({ length: 70 }, (_, index) => ({
    partNumber: `P${551300 + index}`,
    description: "Fuel filter",
    unitPrice: "33.335",
  }));
  const id = await sold(company, lines);
  for (const paper of ["letter", "a4"] as const) {
    const pages = await printed(page, `/invoicing/${id}/print?paper=${paper}`);
    expectNumbered(pages);
    for (const { width, height, text } of pages) {
      expect(Math.abs(width - papers[paper].width)).toBeLessThan(1);
      expect(Math.abs(height - papers[paper].height)).toBeLessThan(1);
      if (/P5513\d\d/.test(text)) expect(text).toContain("Part # Description Qty Price Total");
      expect(text).not.toContain("Mark as Printed");
    }
    const numbers = pages.flatMap(({ text }) => text.match(/P5513\d\d/g) ?? []);
    expect(numbers).toEqual(lines.map(({ partNumber }) => partNumber));
  }
  const [receipt] = await printed(page, `/invoicing/${id}/print?paper=receipt`);
  expect(Math.abs(receipt!.width - papers.receipt.width)).toBeLessThan(1);
  expect(receipt!.text).toContain("1 x $33.335 $33.34");
});

test("a long statement is printed on numbered pages, without the form that chooses its days", async ({
  page,
}) => {
  const company = await shop(page);
  const customerId = await ownedCustomer(company);
  for (let day = 1; day <= 60; day++)
    await sold(company, [{ partNumber: "LF9080" }], { customerId, invoiceDate: "2026-06-15" });
  const path = `/invoicing/customers/${customerId}/statement?from=2026-06-01&to=2026-06-30`;
  const pages = await printed(page, path);
  expectNumbered(pages);
  for (const { text } of pages) {
    if (/INV-\d+/.test(text)) expect(text).toContain("Date What Amount Balance");
    expect(text).not.toContain("Show");
  }
  expect(pages.at(-1)!.text).toContain("Closing balance $600.00");
});

test("each page of a long bin begins with its name", async ({ page }) => {
  const company = await shop(page);
  for (let number = 1; number <= 60; number++)
    await shelved(company, { part_number: `P${551300 + number}`, quantity: number });
  const count = await started(company, { scope: "all" });
  const pages = await printed(page, `/inventory/count/${count}/sheet`);
  expectNumbered(pages);
  for (const { text } of pages) expect(text).toContain("Bin A1 Part # Description");
});
