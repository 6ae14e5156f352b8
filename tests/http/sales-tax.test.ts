import { expect, test } from "vitest";
import { flashOf, valueOf } from "../support/answers";
import { openCounter } from "../support/counter";
import { readCsv } from "../support/csv";
import { newDraft, salesSettings, sold, storedInvoice } from "../support/invoices";
import { newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedCustomer } from "../support/stock";

const line = { partNumber: "LF9080", unitPrice: "10" };
const button = "Finalize Invoice";
const certificate = { taxExempt: "on", taxCertificate: "CERT-77" };

async function shop() {
  const company = await newCompany({ plan: "enterprise" });
  await salesSettings(company, { tax_rate: "8" });
  return { company, visitor: await signedIn(company) };
}

type Shop = Awaited<ReturnType<typeof shop>>;

async function edit({ visitor }: Shop, customerId: string, typed: Record<string, string>) {
  const form = `/invoicing/customers/${customerId}/edit`;
  await visitor.get(form);
  await visitor.submit(form, { email: "ap@harbor.example", ...typed }, "Update Customer");
  expect(flashOf(await visitor.follow())).toContain("Customer updated");
}

test("a customer who became tax exempt after the draft was saved pays no tax, and only what a page showed is finalized", async () => {
  const open = await shop();
  const customerId = await ownedCustomer(open.company);
  const id = await newDraft(open.company, [line], { customerId, taxRate: "8" });
  const form = `/invoicing/${id}/finalize`;
  expect((await open.visitor.get(form)).text).toContain("$10.80");
  const other = await signedIn(open.company);
  await edit({ ...open, visitor: other }, customerId, certificate);
  const refused = await open.visitor.submit(form, {}, button);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("$10.00");
  expect(refused.text).toContain("No tax charged - Harbor Lines is tax exempt");
  await open.visitor.submit(form, {}, button);
  await open.visitor.follow();
  expect(await storedInvoice(id)).toMatchObject({
    tax_amount: "0.00",
    total: "10.00",
    tax_exempt: true,
    tax_certificate: "CERT-77",
  });
});

test("a customer who was renamed after Finalize Invoice was opened is shown by the new name before the invoice is issued", async () => {
  const open = await shop();
  const customerId = await ownedCustomer(open.company);
  const id = await newDraft(open.company, [line], { customerId, taxRate: "8" });
  const form = `/invoicing/${id}/finalize`;
  expect((await open.visitor.get(form)).text).toContain("for Harbor Lines");
  await edit({ ...open, visitor: await signedIn(open.company) }, customerId, { name: "Harbor Freight" });
  const refused = await open.visitor.submit(form, {}, button);
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("for Harbor Freight")]);
  await open.visitor.submit(form, {}, button);
  expect(await storedInvoice(id)).toMatchObject({ status: "paid", customer_name: "Harbor Freight" });
});

test("the status menu issues with the tax of the customer's standing", async () => {
  const open = await shop();
  const customerId = await ownedCustomer(open.company);
  const id = await newDraft(open.company, [line], { customerId, taxRate: "8" });
  await edit(open, customerId, certificate);
  await open.visitor.get("/invoicing");
  await open.visitor.submit(`/invoicing/${id}`, { status: "sent" });
  expect(await storedInvoice(id)).toMatchObject({ tax_amount: "0.00", total: "10.00", status: "sent" });
});

test("a customer who is not exempt any more is charged the company's rate", async () => {
  const open = await shop();
  const customerId = await ownedCustomer(open.company, { tax_exempt: true, tax_certificate: "CERT-77" });
  const id = await newDraft(open.company, [line], { customerId, taxRate: "0" });
  await edit(open, customerId, { taxExempt: "" });
  expect((await open.visitor.get(`/invoicing/${id}/finalize`)).text).toContain("$10.80");
});

test("a certificate that ran out exempts nobody: the sale says so, and the paper names no certificate", async () => {
  const open = await shop();
  const customerId = await ownedCustomer(open.company, {
    tax_exempt: true,
    tax_certificate: "EX-777",
    tax_certificate_until: "2026-10-31",
  });
  const customer = await open.visitor.get(`/invoicing/customers/${customerId}`);
  expect(customer.text).toContain(
    "Exempt, certificate EX-777, valid until Oct 31, 2026. It ran out: tax is charged",
  );
  const lapsed = "Harbor Lines is not tax exempt on this day: certificate EX-777 ran out on Oct 31, 2026";
  const sale = await open.visitor.get(`/invoicing/new?customer=${customerId}`);
  expect(sale.text).toContain(lapsed);
  const free = await newDraft(open.company, [{ ...line, taxed: false }], { customerId, taxRate: "8" });
  expect((await open.visitor.get(`/invoicing/${free}/finalize`)).text).toContain(`${lapsed}. Tax is charged`);
  await open.visitor.submit(`/invoicing/${free}/finalize`, { method: "cod" }, button);
  expect((await open.visitor.get(`/invoicing/${free}/print`)).text).not.toContain("EX-777");
  expect(await storedInvoice(free)).toMatchObject({ tax_exempt: false, tax_certificate: null });
});

test("dated back to when the certificate counted, the sale is exempt, and that is asked", async () => {
  const open = await shop();
  const customerId = await ownedCustomer(open.company, {
    tax_exempt: true,
    tax_certificate: "EX-777",
    tax_certificate_until: "2026-10-31",
  });
  const id = await newDraft(open.company, [line], { customerId, taxRate: "8", invoiceDate: "2026-10-15" });
  const page = await open.visitor.get(`/invoicing/${id}/finalize`);
  expect(page.text).toContain("Certificate EX-777 ran out on Oct 31, 2026: no tax is charged because");
  await open.visitor.get("/invoicing");
  const refused = await open.visitor.submit(`/invoicing/${id}`, { status: "sent" });
  expect(refused.location).toBe(`/invoicing/${id}/finalize`);
  expect((await storedInvoice(id)).status).toBe("draft");
});

test.each([
  [{ invoiceDate: "1999-01-15" }, "The invoice is dated Jan 15, 1999"],
  [{ invoiceDate: "2026-11-20", dueDate: "2025-12-20" }, "It is due Dec 20, 2025, before its own date"],
  [{ invoiceDate: "2026-11-20", dueDate: "9026-12-20" }, "more than a year after its date"],
])("days that are rarely meant are asked before the invoice is issued: %o", async (days, question) => {
  const open = await shop();
  const id = await newDraft(open.company, [line], days);
  expect((await open.visitor.get(`/invoicing/${id}/finalize`)).text).toContain(question);
  await open.visitor.get("/invoicing");
  await open.visitor.submit(`/invoicing/${id}`, { status: "sent" });
  expect(flashOf(await open.visitor.follow())).toContain(question);
  expect((await storedInvoice(id)).status).toBe("draft");
});

test("an exempt customer's form charges nothing, whatever rate is typed", async () => {
  const open = await shop();
  const customerId = await ownedCustomer(open.company, { tax_exempt: true, tax_certificate: "CERT-77" });
  await open.visitor.get(`/invoicing/new?customer=${customerId}`);
  const typed = { "lines[0].number": "X-1", "lines[0].unitPrice": "10", taxRate: "8.25" };
  const page = await open.visitor.submit("/invoicing/new", typed, { name: "step", value: "next" });
  expect(valueOf(page, "taxRate")).toBe("0");
  expect(page.text).toContain("Total $10.00");
});

test("the file of lines tells taxable sales from exempt ones", async () => {
  const open = await shop();
  const exempt = await ownedCustomer(open.company, {
    name: "County Schools",
    tax_exempt: true,
    tax_certificate: "EX-1",
    address: "1 Main St\nSpringfield, IL 62701",
  });
  await sold(open.company, [line], { customerId: exempt, taxRate: "8.25" });
  const three = [
    { partNumber: "A-1", unitPrice: "0.67" },
    { partNumber: "A-2", unitPrice: "0.67" },
    { partNumber: "LABOR", unitPrice: "50", taxed: false },
  ];
  const taxed = await ownedCustomer(open.company, { name: "Harbor Lines", store_zip: "60601" });
  await sold(open.company, three, { customerId: taxed, taxRate: "8.25" });
  const [headings, ...rows] = readCsv((await open.visitor.get("/invoicing/export.csv?lines=1")).body);
  const cells = (row: string[], names: string[]) => names.map((name) => row[headings!.indexOf(name)]);
  const shown = ["Part#", "Taxed", "Taxable Amount", "Tax", "Why No Tax", "Certificate", "State", "ZIP"];
  expect(rows.map((row) => cells(row, shown)).sort()).toEqual([
    ["A-1", "yes", "0.67", "0.06", "", "", "", "60601"],
    ["A-2", "yes", "0.67", "0.05", "", "", "", "60601"],
    ["LABOR", "no", "0.00", "0.00", "No tax on this line", "", "", "60601"],
    ["LF9080", "no", "0.00", "0.00", "Tax exempt", "EX-1", "IL", "62701"],
  ]);
});

test("nothing is open on an invoice that costs nothing: it is paid when it is issued", async () => {
  const { company, visitor } = await openCounter();
  const customerId = await ownedCustomer(company, { customer_type: "terms_account" });
  const id = await newDraft(company, [{ ...line, discount: "100" }], { customerId });
  await visitor.get(`/invoicing/${id}/finalize`);
  await visitor.submit(`/invoicing/${id}/finalize`, { method: "terms_account", print: "on" }, button);
  expect(await storedInvoice(id)).toMatchObject({ status: "paid", total: "0.00", printed_at: null });
});

test("Enter on the page that finalizes says what to press, with the focus there", async () => {
  const { company, visitor } = await openCounter();
  const id = await newDraft(company, [line]);
  await visitor.get(`/invoicing/${id}/finalize`);
  const page = await visitor.submit(`/invoicing/${id}/finalize`, {}, "Check");
  expect(page.text).toContain("Finalize Invoice, or Enter once more, issues it.");
  expect(page.html.querySelector("[role=status] button[autofocus]")?.textContent).toBe(button);
  expect((await storedInvoice(id)).status).toBe("draft");
});

test("certificates that ran out or soon will are one link away from the customers", async () => {
  const { company, visitor } = await shop();
  const exempt = (name: string, until: string) =>
    ownedCustomer(company, {
      name,
      tax_exempt: true,
      tax_certificate: "C-1",
      tax_certificate_until: until,
    });
  await exempt("Later Lines", "2999-01-01");
  await exempt("Old Lines", "2020-01-01");
  const list = await visitor.get("/invoicing/customers");
  expect(list.text).toContain("1 tax certificate ran out");
  const page = await visitor.get("/invoicing/certificates");
  expect(page.text).toMatch(/Old Lines C-1 Jan 1, 2020 Ran out [\d,]+ days ago: tax is charged Later Lines/);
});
