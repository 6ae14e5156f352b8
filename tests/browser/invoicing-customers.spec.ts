import type { Page } from "playwright/test";
import sharp from "sharp";
import { expect, follow, look, open, signIn, test } from "../support/browser";
import { sold } from "../support/invoices";
import { newCompany } from "../support/people";
import { ownedCustomer, ownedItem } from "../support/stock";

const list = "/invoicing/customers";

async function shop(page: Page) {
  const company = await newCompany({ plan: "enterprise" });
  await signIn(page, company);
  return company;
}

const named = (page: Page, role: "link" | "button", name: string) =>
  page.getByRole(role, { name, exact: true });

test("a customer is added, found, edited and deleted, each in its stated words", async ({ page }) => {
  const company = await shop(page);
  await open(page, list);
  await expect(
    page.getByText("No customers yet. Add your first customer to get started.", { exact: true }),
  ).toBeVisible();
  await follow(page, named(page, "link", "Add Customer").first());
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("Blue Mesa Transport");
  await named(page, "button", "Add Customer").click();
  await expect(page.getByRole("alert")).toContainText("Missing information");
  await expect(page.getByRole("alert")).toContainText("Name, phone, and email are required");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Blue Mesa Transport");
  await look(page, "customer-missing");
  await page.getByLabel("Phone").fill("(505) 555-0144");
  await page.getByLabel("Email").fill("ap@bluemesa.example");
  await page
    .getByLabel("Address")
    .fill("1400 Old Mesa Highway, Gate 4\nAsk for the parts desk\nGallup, NM 87301");
  await page.getByLabel("Store ZIP").fill("87301");
  await page.getByLabel("Payment terms").selectOption({ label: "Net 30" });
  await page.getByLabel("Price level").selectOption("fleet");
  await page.getByLabel("Tax exempt").check();
  await page.getByLabel("Certificate number").fill("NM-4471-88");
  await named(page, "button", "Add Customer").click();
  await expect(page.getByText("Customer added successfully")).toBeVisible();

  await ownedCustomer(company, { name: "Zuni Freight", phone: "505-555-0190", email: null });
  await ownedCustomer(company, {
    name: "Western Intermodal and Cold Storage Holdings of New Mexico, Limited",
    email: "accounts-payable.invoices@western-intermodal-holdings.example",
  });
  await open(page, list);
  await expect(page.getByText("Net 30")).toBeVisible();
  await page.getByRole("searchbox").fill("5550144");
  await page.keyboard.press("Enter");
  await expect(named(page, "link", "Zuni Freight")).toBeHidden();
  await follow(page, named(page, "link", "Blue Mesa Transport"));
  await follow(page, named(page, "link", "Edit"));
  await page.getByLabel("Phone").fill("(505) 555-0145");
  await named(page, "button", "Update Customer").click();
  await expect(page.getByText("Customer updated")).toBeVisible();
  await expect(page.getByText("(505) 555-0145", { exact: true })).toBeVisible();
  await follow(page, named(page, "link", "Delete"));
  await expect(page.getByRole("heading", { name: "Delete Customer?" })).toBeVisible();
  await expect(
    page.getByText(
      "This will permanently delete this customer. Any invoices linked to this customer will remain but won't show customer details.",
    ),
  ).toBeVisible();
  await named(page, "button", "Delete Customer").click();
  await expect(page.getByText("Customer deleted")).toBeVisible();
  await expect(named(page, "link", "Blue Mesa Transport")).toBeHidden();
});

test("a customer with open invoices has a statement, and prices of their own", async ({ page }) => {
  const company = await shop(page);
  const address = "1400 Old Mesa Highway\nGallup, NM 87301";
  const customerId = await ownedCustomer(company, { name: "Blue Mesa Transport", address });
  await ownedItem(company, {
    part_number: "LF-9080",
    description: "Lube filter, spin-on",
    sales_price: "33.50",
  });
  const sale = { partNumber: "LF-9080", quantity: 4, unitPrice: "33.50" };
  await sold(company, [sale], { customerId, invoiceDate: "2026-08-03", taxRate: "8.25" });
  await sold(company, [sale], { customerId, invoiceDate: "2026-09-10", paidNow: true });
  await sold(company, [sale], { customerId, invoiceDate: "2026-10-02", dueDate: "2026-11-01" });
  const at = `${list}/${customerId}`;

  await open(page, at);
  await expect(page.getByText("$279.06")).toBeVisible();
  await open(page, `${at}/delete`);
  await expect(page.getByText("Money is still open")).toBeVisible();

  await page.goto(`${at}/statement`);
  await page.getByLabel("From").fill("2026-09-01");
  await page.getByLabel("To", { exact: true }).fill("2026-10-31");
  await named(page, "button", "Show").click();
  await expect(page.getByText("Closing balance")).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Closing balance")).toBeVisible();
  await expect(page.getByLabel("From")).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await open(page, `${at}/prices`);
  await page.getByLabel("Part number").fill("lf9080");
  await page.getByLabel("Price", { exact: true }).fill("29.95");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nothing is saved yet")).toBeVisible();
  await expect(page.getByText("LF-9080, Lube filter, spin-on: $29.95 instead of $33.50.")).toBeVisible();
  await look(page, "customer-price-checked");
  await named(page, "button", "Save Price").first().click();
  await expect(page.getByText("Price saved")).toBeVisible();
  await follow(page, page.getByRole("link", { name: "Remove the price of LF-9080" }));
  await named(page, "button", "Remove Price").click();
  await expect(page.getByText("Price removed")).toBeVisible();
});

/** A company's sign, wider than it is high, on nothing. */
async function logo() {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">
    <path d="M20 180 170 30 320 180z" fill="#0a5866"/><path d="M190 180 340 60 460 180z" fill="#f7b52c"/>
    <path d="M20 186h560v10H20z" fill="#13232a"/></svg>`;
  return {
    name: "logo.png",
    mimeType: "image/png",
    buffer: await sharp(Buffer.from(drawing)).png().toBuffer(),
  };
}

test("the company's logo is uploaded, previewed on an invoice, and saved with the settings", async ({
  page,
}) => {
  await shop(page);
  await open(page, "/invoicing/settings");
  const file = page.getByLabel(/^Logo/);
  await file.setInputFiles({ ...(await logo()), buffer: Buffer.alloc(2 * 1_048_576 + 1) });
  await named(page, "button", "Upload Logo").click();
  await expect(page.getByRole("alert")).toContainText("File too large");
  await expect(page.getByRole("alert")).toContainText("Logo must be under 2MB");
  await file.setInputFiles(await logo());
  await named(page, "button", "Upload Logo").click();
  await expect(page.getByText("Logo uploaded")).toBeVisible();
  await expect(page.getByText("Don't forget to save your settings")).toBeVisible();
  await look(page, "settings-logo");
  await page.getByLabel("Company name").fill("Two Mesas Diesel & Parts");
  await page.getByLabel("Invoice header text").fill("Heavy-duty parts since 1987\nOpen Monday to Saturday");
  await page.getByLabel("Tax ID").fill("85-0123456");
  await page.getByLabel("Default tax rate, %").fill("8.125");
  await named(page, "button", "Preview Invoice").click();
  const preview = page.getByRole("article");
  await expect(preview).toContainText("Sample Customer");
  await expect(preview.getByRole("img", { name: "Two Mesas Diesel & Parts" })).toBeVisible();
  await look(page, "settings-preview");
  await named(page, "button", "Save Settings").click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await expect(page.getByLabel("Tax ID")).toHaveValue("85-0123456");
  await look(page, "settings-saved");
});
