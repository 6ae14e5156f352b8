import type { Page } from "playwright/test";
import { type PaperName, papers } from "~/features/invoices/document/paper-sizes";
import { expect, signIn, test } from "../support/browser";
import { shelved, started } from "../support/counts";
import { signedInspection } from "../support/inspections";
import { sold } from "../support/invoices";
import { newCompany } from "../support/people";
import { type PdfPage, readPdf } from "../support/pdf";
import { ownedCustomer } from "../support/stock";
import { ownedVehicle } from "../support/vehicles";

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

test("a receipt is printed on one page as long as it needs", async ({ page }) => {
  const company = await shop(page);
  const line = { partNumber: "LF9080", description: "Lube filter, spin-on", unitPrice: "33.335" };
  const sales: [Parameters<typeof sold>[1], Parameters<typeof sold>[2]?][] = [
    [[line]],
    [Array.from({ length: 150 }, (_, index) => ({ ...line, partNumber: `P${551300 + index}` }))],
    [
      [{ ...line, description: word }],
      { notes: "Paid at the counter, thank you for your business. ".repeat(30) },
    ],
    [
      [{ ...line, description: "ALTERNATOR 12V 160A PAD MOUNT DELCO 24SI REMANUFACTURED, WITH PULLEY" }],
      { notes: word },
    ],
  ];
  for (const [lines, facts] of sales) {
    const id = await sold(company, lines, facts);
    const pages = await printed(page, `/invoicing/${id}/print?paper=receipt`);
    expect(pages.length).toBe(1);
    const [{ width, height, pieces }] = pages as [PdfPage];
    expect(Math.abs(width - papers.receipt.width)).toBeLessThan(1);
    const white = Math.min(...pieces.map(({ y }) => y)) / height;
    expect(white, `${height} points for ${lines.length} lines`).toBeLessThan(0.3);
  }
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

const word = "W".repeat(120);

/** What is cut off at the right edge of this paper, in CSS pixels as Chromium prints them. */
async function cutOff(page: Page, path: string, paper: PaperName): Promise<string[]> {
  const margins = 2 * (paper === "receipt" ? 4 : 14);
  const width = Math.floor((papers[paper].width / 72 - margins / 25.4) * 96);
  await page.setViewportSize({ width, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await page.goto(path);
  const boxes = page.locator("main, main *");
  return boxes.evaluateAll((all, right) => {
    const shown = all.filter((one) => one.getClientRects().length > 0 && !one.closest(".visually-hidden"));
    const wide = shown.filter(
      (one) => one.getBoundingClientRect().right > right + 1 || one.scrollWidth > one.clientWidth + 1,
    );
    // Of elements in each other, the innermost says it.
    const said = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)));
    return said.map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 40)}`);
  }, width);
}

test("a word of 120 characters pushes nothing off the paper", async ({ page }) => {
  const company = await shop(page);
  const customerId = await ownedCustomer(company, {
    name: word,
    address: word,
    email: `${word}@example.com`,
  });
  const itemId = await shelved(company, { part_number: "LF9080", description: word, quantity: 3 });
  const lines = [
    { itemId, partNumber: "LF9080", description: word, quantity: 2, unitPrice: "33.50" },
    { partNumber: word.slice(0, 50), description: "Labor", quantity: 999, unitPrice: "1234.56" },
  ];
  const invoiceId = await sold(company, lines, { customerId, notes: word, poNumber: word.slice(0, 100) });
  const countId = await started(company, { scope: "all" });
  const vehicleId = await ownedVehicle(company, {
    unit_number: word.slice(0, 50),
    make_model: word.slice(0, 100),
  });
  const defects = [{ item: "exterior_lights", note: word }];
  const inspectionId = await signedInspection(company, vehicleId, defects, { notes: word });
  const prints: [string, PaperName][] = [
    [`/invoicing/${invoiceId}/print?paper=letter`, "letter"],
    [`/invoicing/${invoiceId}/print?paper=a4`, "a4"],
    [`/invoicing/${invoiceId}/print?paper=receipt`, "receipt"],
    [`/invoicing/${invoiceId}`, "letter"],
    ["/invoicing", "letter"],
    ["/invoicing/ageing", "letter"],
    [`/invoicing/customers/${customerId}`, "letter"],
    [`/invoicing/customers/${customerId}/statement`, "letter"],
    ["/inventory", "letter"],
    [`/inventory/${itemId}/history`, "letter"],
    [`/inventory/count/${countId}/sheet`, "letter"],
    [`/inventory/count/${countId}/review`, "letter"],
    ["/inventory/reorder", "letter"],
    [`/inspections/${inspectionId}/print`, "letter"],
    [`/fleet-data/${vehicleId}/inspections/packet`, "letter"],
    [`/fleet-data/${vehicleId}/history`, "letter"],
  ];
  const cut: Record<string, string[]> = {};
  for (const [path, paper] of prints) {
    const off = await cutOff(page, path, paper);
    if (off.length > 0) cut[path] = off;
  }
  expect(cut).toEqual({});
});
