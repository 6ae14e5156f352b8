import type { Page } from "playwright/test";
import { expect, follow, look, open, signIn, test } from "../support/browser";
import { newDraft, sold } from "../support/invoices";
import { newCompany } from "../support/people";
import { ownedCustomer, ownedItem } from "../support/stock";

const named = (page: Page, role: "link" | "button", name: string) =>
  page.getByRole(role, { name, exact: true });

const lines = [
  {
    partNumber: "ALT-24SI",
    description: "Alternator, 160 A, remanufactured",
    unitPrice: "245",
    discount: "10",
  },
  {
    kind: "core_charge" as const,
    partNumber: "ALT-24SI",
    description: "Alternator",
    unitPrice: "65",
    taxed: false,
  },
  { partNumber: "LF9080", description: "Lube filter, spin-on", quantity: 12, unitPrice: "33.335" },
  { partNumber: "LABOR", description: "Fitting, 1.5 h", unitPrice: "180", taxed: false },
];

async function shop(page: Page) {
  const company = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(company, {
    name: "Blue Mesa Transport",
    email: "ap@bluemesa.example",
    address: "1400 Old Mesa Highway\nGallup, NM 87301",
    payment_terms: "net_30",
  });
  await signIn(page, company);
  return { company, customerId };
}

test("the list, what is overdue, and what was asked for in vain", async ({ page }) => {
  const { company, customerId } = await shop(page);
  await open(page, "/invoicing");
  await expect(
    page.getByText("No invoices yet. Create your first invoice to get started.", { exact: true }),
  ).toBeVisible();
  const longer = await ownedCustomer(company, {
    name: "Western Intermodal and Cold Storage Holdings of New Mexico, Limited",
  });
  const days = ["2026-06-01", "2026-08-20", "2026-09-15", "2026-10-20", "2026-11-20"];
  for (const invoiceDate of days)
    await sold(company, lines, { customerId, invoiceDate, dueDate: invoiceDate, taxRate: "8.25" });
  await sold(company, lines, { customerId: longer, invoiceDate: "2026-07-04", poNumber: "PO 7-4471" });
  await sold(company, lines, { paidNow: true });
  await newDraft(company, lines, { customerId });

  await open(page, "/invoicing");
  await page.emulateMedia({ media: "print" });
  await expect(named(page, "link", "INV-003")).toBeVisible();
  await expect(page.getByLabel("Status", { exact: true })).toBeHidden();
  await expect(page.getByLabel("Status of INV-003")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("searchbox").fill("western");
  await page.keyboard.press("Enter");
  await expect(named(page, "link", "INV-003")).toBeHidden();
  await expect(named(page, "link", "INV-006")).toBeVisible();
  await page.getByRole("searchbox").fill("nobody");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No invoice fits")).toBeVisible();
  await follow(page, named(page, "link", "All invoices"));

  await page.getByLabel("Status of INV-005").selectOption("paid");
  await page.getByRole("button", { name: "Set the status of INV-005" }).click();
  await expect(page.getByText("Invoice marked as paid. Inventory updated.")).toBeVisible();

  await follow(page, named(page, "link", "Ageing"));
  await expect(page.getByText("All together")).toBeVisible();

  await open(page, "/invoicing/lost-sales");
  await page.getByLabel("Part number").fill("TURBO-HX55");
  await page.getByLabel("Note").fill("Wanted it the same day");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 piece of TURBO-HX55 asked for, not sold.")).toBeVisible();
  await named(page, "button", "Record").first().click();
  await expect(page.getByText("TURBO-HX55 is in the list below")).toBeVisible();
});

test("an issued invoice is paid in two parts, one of which is taken back", async ({ page }) => {
  const { company, customerId } = await shop(page);
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity: 5 });
  const id = await sold(
    company,
    lines.map((line) => (line.partNumber === "LF9080" ? { ...line, itemId } : line)),
    { customerId, taxRate: "8.25", dueDate: "2026-12-28", notes: "Deliver to gate 4." },
  );
  await open(page, `/invoicing/${id}`);
  await expect(page.getByRole("article")).toContainText("Blue Mesa Transport");
  await expect(page.getByText("Sold without being in stock")).toBeVisible();
  // Whoever prints the page itself gets the invoice and not the forms around it.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article")).toBeVisible();
  await expect(page.getByLabel("Reason")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await follow(page, named(page, "link", "Record Payment"));
  await expect(page.getByLabel("Amount ($)")).toBeFocused();
  await page.getByLabel("Amount ($)").fill("9000");
  await named(page, "button", "Record Payment").click();
  await expect(page.getByText("More than is open")).toBeVisible();
  await look(page, "payment-more");
  await page.getByLabel("Amount ($)").fill("400");
  await page.getByLabel("Method").selectOption({ label: "Check" });
  await page.getByLabel("Reference").fill("Check 20417 of Mesa Valley Bank");
  await named(page, "button", "Record Payment").click();
  await expect(page.getByText("Payment of $400.00 recorded")).toBeVisible();
  await page.getByLabel("Status", { exact: true }).selectOption("paid");
  await page.getByLabel("Reason").fill("Paid the rest in cash");
  await named(page, "button", "Change Status").click();
  await expect(page.getByText("Invoice marked as paid. Inventory updated.")).toBeVisible();
  await follow(page, page.getByRole("link", { name: "Reverse the payment of $400.00" }));
  await page.getByLabel("Reason").fill("The check bounced");
  await named(page, "button", "Reverse Payment").click();
  await expect(page.getByText("Payment reversed", { exact: true })).toBeVisible();
  await look(page, "invoice-paid");
  await page.getByLabel("Status", { exact: true }).selectOption("cancelled");
  await page.getByLabel("Reason").fill("Wrong customer");
  await named(page, "button", "Change Status").click();
  await expect(page.getByText("Invoice updated")).toBeVisible();
  await look(page, "invoice-cancelled");
});

test("an issued invoice is mailed, and printed on each paper", async ({ page }) => {
  const { company, customerId } = await shop(page);
  const id = await sold(company, lines, { customerId, taxRate: "8.25", dueDate: "2026-12-28" });
  await open(page, `/invoicing/${id}`);
  await follow(page, named(page, "link", "Send to Customer Email"));
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("ap@bluemesa.example");
  await named(page, "button", "Send Email").click();
  // Nothing is said to be sent that was not.
  await expect(page.getByText("Not sent: mail is not set up here")).toBeVisible();
  await expect(page.locator("main")).toContainText("E-mail to ap@bluemesa.example");
  await look(page, "invoice-not-sent");
  await named(page, "link", "Print").click();
  await page.waitForURL(/\/print/);
  for (const paper of ["Letter", "A4", "Receipt (80 mm)"]) {
    await named(page, "link", paper).click();
    await expect(named(page, "link", paper)).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("article")).toContainText("Lube filter, spin-on");
  }
  await named(page, "button", "Mark as Printed").click();
  await expect(page.getByText("Marked as printed")).toBeVisible();
});

test("some pieces come back: the credit note says what it is for, Enter only counts it, and it can be cancelled", async ({
  page,
}) => {
  const { company, customerId } = await shop(page);
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity: 20 });
  const id = await sold(
    company,
    lines.map((line) => (line.partNumber === "LF9080" ? { ...line, itemId } : line)),
    { customerId, taxRate: "8.25", paidNow: true },
  );
  await open(page, `/invoicing/${id}`);
  await follow(page, named(page, "link", "Credit Note"));
  await expect(page.locator('input[name="lines[0].quantity"]')).toBeFocused();
  await page.locator('input[name="lines[2].quantity"]').fill("5");
  await page.getByLabel("Back on the shelf").fill("4");
  await page.getByLabel("Reason").fill("Ordered too many");
  await page.getByLabel("Money that was paid too much").selectOption({ label: "Paid back now: Cash" });
  await page.getByLabel("Reason").press("Enter");
  await expect(page.getByText("5 pieces, $180.43 with $13.75 tax, will be credited.")).toBeVisible();
  await look(page, "invoice-credit-checked");
  await named(page, "button", "Create Credit Note").first().click();
  await expect(page.getByText("CN-001 credits $180.43 of INV-001. $180.43 paid back.")).toBeVisible();
  await follow(page, named(page, "link", "INV-001"));
  await follow(page, named(page, "link", "CN-001"));
  await follow(page, named(page, "link", "Cancel Credit Note"));
  await page.getByLabel("Reason").fill("Credited by mistake");
  await named(page, "button", "Cancel Credit Note").click();
  await expect(page.getByText("CN-001 cancelled", { exact: true })).toBeVisible();
});
