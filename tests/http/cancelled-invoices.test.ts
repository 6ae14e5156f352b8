import Big from "big.js";
import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { recordPayment } from "~/features/invoices/payments/payments.server";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { flashOf, valueOf } from "../support/answers";
import { lineOf } from "../support/counter";
import { readCsv } from "../support/csv";
import { testDatabase } from "../support/database";
import { newDraft, salesSettings, sold } from "../support/invoices";
import { type Member, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedCustomer } from "../support/stock";
import type { Visitor } from "../support/visitor";

const { owner } = testDatabase();

async function shop() {
  const company = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(company, { name: "Harbor Lines" });
  return { company, customerId, visitor: await signedIn(company) };
}

async function cancel(visitor: Visitor, id: string) {
  await visitor.get(`/invoicing/${id}`);
  await visitor.submit(`/invoicing/${id}`, { status: "cancelled", reason: "Wrong customer" });
  return visitor.follow();
}

async function pay({ scope, userId }: Member, id: string, amount: string, paidOn: string): Promise<void> {
  const payment = { amount, method: "check" as const, paidOn, reference: "4711", note: null };
  await recordPayment(scope, id, payment, await makeFormToken(formHolder(userId)));
}

test("an invoice that is cancelled later was owed until then: on the statement and in the ageing of any day", async () => {
  const { company, customerId, visitor } = await shop();
  const line = { partNumber: "LF9080", unitPrice: "99.90" };
  const id = await sold(company, [line], { customerId, invoiceDate: "2026-10-15" });
  const statement = `/invoicing/customers/${customerId}/statement?from=2026-10-01&to=2026-10-31`;
  const october = async () => {
    const [paper, ages] = [
      await visitor.get(statement),
      await visitor.get("/invoicing/ageing?day=2026-10-31"),
    ];
    expect(paper.text).toContain(
      "Oct 15, 2026 Invoice INV-001 $99.90 $99.90 Oct 31, 2026 Closing balance $99.90",
    );
    expect(paper.text).toContain("as of Oct 31, 2026 Current $0.00 1–30 days $99.90");
    expect(ages.text).toContain("Harbor Lines $99.90 $99.90 All together");
    return paper.text;
  };
  expect(await october()).not.toContain("After Oct 31, 2026");
  await cancel(visitor, id);
  expect(await october()).toContain("After Oct 31, 2026: -$99.90. With it $0.00 is open.");
  const whole = await visitor.get(`/invoicing/customers/${customerId}/statement`);
  expect(whole.text).toContain("INV-001 cancelled -$99.90 $0.00");
  expect((await visitor.get("/invoicing/ageing")).text).toContain("Nobody owes anything");
  expect((await visitor.get("/invoicing/ageing?day=2026-10-14")).text).toContain("Nobody owes anything");
});

test("what was paid for an invoice is the customer's when it is cancelled", async () => {
  const { company, customerId, visitor } = await shop();
  const line = { partNumber: "LF9080", unitPrice: "60" };
  const id = await sold(company, [line], { customerId, invoiceDate: "2026-10-15" });
  await pay(company, id, "50", "2026-10-20");
  expect(flashOf(await cancel(visitor, id))).toContain("$50.00 was paid for it and is owed to the customer");
  expect((await visitor.get("/invoicing/ageing")).text).toContain("Harbor Lines -$50.00 -$50.00");
  expect((await visitor.get("/invoicing/ageing?day=2026-10-31")).text).toContain(
    "Harbor Lines $10.00 $10.00",
  );
  const statement = await visitor.get(`/invoicing/customers/${customerId}/statement`);
  expect(statement.text).toContain("INV-001 cancelled -$60.00 -$50.00");
  expect(statement.text).toContain("Credits -$50.00 Balance -$50.00");
});

test("a plain sum of a column of the files is right with drafts, cancelled and credited documents", async () => {
  const { company, customerId, visitor } = await shop();
  const sell = (unitPrice: string) =>
    sold(company, [{ partNumber: "LF9080", quantity: 3, unitPrice }], { customerId, taxRate: "8.25" });
  await newDraft(company, [{ partNumber: "LF9080", unitPrice: "1000" }], { customerId });
  await cancel(visitor, await sell("500"));
  const partPaid = await sell("20");
  await pay(company, partPaid, "50", "2026-11-28");
  await cancel(visitor, partPaid);
  const credited = await sell("30");
  await pay(company, credited, "40", "2026-11-28");
  await visitor.get(`/invoicing/${credited}/credit`);
  const typed = { "lines[0].quantity": "1", reason: "Returned" };
  await visitor.submit(`/invoicing/${credited}/credit`, typed, "Create Credit Note");
  const sumsOf = async (query: string) => {
    const [headings = [], ...rows] = readCsv((await visitor.get(`/invoicing/export.csv${query}`)).body);
    return (heading: string) =>
      rows.reduce((sum, row) => sum.plus(row[headings.indexOf(heading)]!), new Big(0)).toFixed(2);
  };
  const documents = await sumsOf("");
  // 90 less 30, and 8.25% of it; 40 and 50 were paid.
  const sums = ["Subtotal", "Tax", "Total", "Paid", "Open"].map(documents);
  expect(sums).toEqual(["60.00", "4.95", "64.95", "90.00", "-25.05"]);
  expect(documents("Not Charged")).toBe("2688.70");
  const lines = await sumsOf("?lines=1");
  expect(["Qty", "Line Total", "Taxable Amount", "Tax"].map(lines)).toEqual([
    "2.00",
    "60.00",
    "60.00",
    "4.95",
  ]);
});

test("a cancelled invoice keeps its number and is copied as a new draft, at its prices and with the tax of today", async () => {
  const { company, visitor } = await shop();
  await salesSettings(company, { tax_rate: "8" });
  const customerId = await ownedCustomer(company, { name: "Blue Mesa", payment_terms: "net_30" });
  const lines = [
    { partNumber: "LF9080", description: "Oil filter", quantity: 3, unitPrice: "9.995", discount: "10" },
    { kind: "core_charge" as const, partNumber: "LF9080", quantity: 3, unitPrice: "25" },
    { partNumber: "Labor", unitPrice: "142.5", taxed: false },
  ];
  const facts = { customerId, taxRate: "5", invoiceDate: "2026-10-15", poNumber: "PO 7", notes: "Gate 4" };
  const id = await sold(company, lines, facts);
  expect((await visitor.get(`/invoicing/${id}`)).text).not.toContain("Copy as a New Draft");
  await cancel(visitor, id);
  const form = `form[action="/invoicing/${id}/copy"]`;
  const { location } = await visitor.submit(form, {}, "Copy as a New Draft");
  const draft = await visitor.follow();
  expect(flashOf(draft)).toContain("New draft, a copy of INV-001");
  const day = today("America/Chicago");
  const typed = ["customer", "invoiceDate", "dueDate", "poNumber", "taxRate", "notes"];
  expect(typed.map((name) => valueOf(draft, name))).toEqual([
    customerId,
    day,
    addDays(day, 30),
    "PO 7",
    "8",
    "Gate 4",
  ]);
  expect([0, 1, 2].map((at) => lineOf(draft, at))).toEqual([
    ["LF9080", "Oil filter", "3", "9.995", "10"],
    ["LF9080", "", "3", "25.00", "0"],
    ["Labor", "", "1", "142.50", "0"],
  ]);
  await visitor.get(`/invoicing/${id}`);
  await owner.updateTable("customers").set({ tax_exempt: true }).where("id", "=", customerId).execute();
  const token = valueOf(await visitor.get(`/invoicing/${id}`), "form_token")!;
  const twice = [1, 2].map(() => visitor.post(`/invoicing/${id}/copy`, { form_token: token }));
  const [first, second] = await Promise.all(twice);
  expect([first!.location, first!.location === location]).toEqual([second!.location, false]);
  expect((await visitor.get(first!.location!)).text).toContain("Blue Mesa is tax exempt");
});
