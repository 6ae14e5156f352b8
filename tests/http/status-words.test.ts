import { expect, test } from "vitest";
import { getInvoice } from "~/features/invoices/document/get-invoice.server";
import { invoicePdf } from "~/features/invoices/document/invoice-pdf.server";
import { invoiceView } from "~/features/invoices/document/invoice-view";
import { flashOf } from "../support/answers";
import { readCsv } from "../support/csv";
import { sold, storedInvoice } from "../support/invoices";
import { type Member, newCompany } from "../support/people";
import { readPdf } from "../support/pdf";
import { signedIn } from "../support/records";
import { ownedCustomer } from "../support/stock";
import type { Answer, Visitor } from "../support/visitor";

async function sale(unitPrice: string) {
  const company = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(company, { name: "Harbor Lines" });
  const id = await sold(company, [{ partNumber: "LF9080", unitPrice, quantity: 2 }], { customerId });
  return { company, customerId, id, visitor: await signedIn(company), page: `/invoicing/${id}` };
}

async function credit(visitor: Visitor, page: string, quantity: string) {
  await visitor.get(`${page}/credit`);
  const typed = { "lines[0].quantity": quantity, reason: "Returned" };
  await visitor.submit(`${page}/credit`, typed, "Create Credit Note");
  return visitor.follow();
}

async function pay(visitor: Visitor, page: string, typed: Record<string, string>) {
  await visitor.get(`${page}/payments`);
  await visitor.submit(`${page}/payments`, typed, "Record Payment");
  return visitor.follow();
}

async function setStatus(visitor: Visitor, page: string, status: string) {
  await visitor.get(page);
  await visitor.submit(page, { status, reason: "Test" });
  return visitor.follow();
}

function badgeOf({ html }: Answer): string | undefined {
  return html.querySelector("main .badge")?.text;
}

async function pdfText({ scope }: Member, id: string): Promise<string> {
  const { document } = (await getInvoice(scope, id))!;
  const pages = await readPdf(await invoicePdf(invoiceView(document), "letter", undefined));
  return pages.map(({ text }) => text).join(" ");
}

test("an invoice that is credited entirely and was never paid is called credited, not paid", async () => {
  const { customerId, visitor, page } = await sale("50");
  await credit(visitor, page, "2");
  const invoice = await visitor.get(page);
  expect(badgeOf(invoice)).toBe("Credited");
  expect(invoice.text).not.toContain("Paid");
  expect(invoice.html.querySelector(`form[action="${page}"]`)).toBeNull();
  const row = "INV-001 Harbor Lines Nov 28, 2026 $100.00 Credited";
  expect((await visitor.get("/invoicing")).text).toContain(row);
  expect((await visitor.get("/invoicing?status=credited")).text).toContain(row);
  expect((await visitor.get("/invoicing?status=paid")).text).not.toContain("INV-001");
  const customer = await visitor.get(`/invoicing/customers/${customerId}`);
  expect(customer.text).toContain("INV-001 Nov 28, 2026 $100.00 Credited");
  const [headings, ...rows] = readCsv((await visitor.get("/invoicing/export.csv?q=INV-001")).body);
  expect(rows[0]![headings!.indexOf("Status")]).toBe("Credited");
  const note = invoice.html.querySelector("main table a[href^='/invoicing/']")!.getAttribute("href")!;
  await visitor.get(`${note}/cancel`);
  await visitor.submit(`${note}/cancel`, { reason: "By mistake" }, "Cancel Credit Note");
  const again = await visitor.get(page);
  expect([badgeOf(again), /Paid →|→ Paid/.test(again.text)]).toEqual(["Sent", false]);
});

test("what customers have to their credit is called a credit wherever it is said", async () => {
  const { company, customerId, id, visitor, page } = await sale("15.55");
  await pay(visitor, page, { amount: "31.10" });
  await credit(visitor, page, "1");
  const shown = [
    await visitor.get(page),
    await visitor.get(`${page}/print`),
    await visitor.get(`${page}/print?paper=receipt`),
  ];
  for (const { text } of shown) expect(text).toMatch(/Credit:? \$15\.55/);
  expect(await pdfText(company, id)).toContain("Credit $15.55");
  expect((await visitor.get("/invoicing")).text).toContain("$31.10 $15.55 credit Paid");
  expect((await visitor.get(`/invoicing/customers/${customerId}`)).text).toContain("$15.55 credit");
  const statement = await visitor.get(`/invoicing/customers/${customerId}/statement`);
  expect(statement.text).toContain("Closing balance, a credit -$15.55");
  await visitor.get(`${page}/payments`);
  await visitor.submit(`${page}/payments`, { amount: "5" }, "Record Refund");
  expect(flashOf(await visitor.follow())).toBe("$5.00 paid back $10.55 is the customer's credit.");
});

test("an invoice that was paid, cancelled and sent again is paid", async () => {
  const { id, visitor, page } = await sale("30");
  await pay(visitor, page, { amount: "60" });
  const cancelled = await setStatus(visitor, page, "cancelled");
  expect(cancelled.text).toContain("Total $60.00 Not charged -$60.00 Paid -$60.00 Credit $60.00");
  expect(badgeOf(await setStatus(visitor, page, "sent"))).toBe("Paid");
  expect(await storedInvoice(id)).toMatchObject({ status: "paid", open_balance: "0.00" });
});
