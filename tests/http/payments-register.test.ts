import Big from "big.js";
import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { type NewPayment, recordPayment } from "~/features/invoices/payments/payments.server";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { formatDay } from "~/ui/format";
import { readCsv } from "../support/csv";
import { sold, storedPayments } from "../support/invoices";
import { type Member, newCompany, newCounter } from "../support/people";
import { signedIn } from "../support/records";
import { ownedCustomer } from "../support/stock";

const day = today("America/Chicago");
const before = addDays(day, -5);

async function pay({ scope, userId }: Member, id: string, payment: Partial<NewPayment>): Promise<void> {
  const whole = {
    amount: "10",
    method: "check" as const,
    paidOn: before,
    reference: null,
    note: null,
    ...payment,
  };
  const paid = await recordPayment(
    scope,
    id,
    { ...whole, confirmed: ["more-than-open"] },
    await makeFormToken(formHolder(userId)),
  );
  if ("problem" in paid) throw new Error(paid.problem);
}

/** Two checks and cash five days ago; today one of the checks bounced and money was paid back. */
async function shop() {
  const company = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(company, { name: "Harbor Lines" });
  const id = await sold(company, [{ partNumber: "Labor", unitPrice: "1000" }], {
    customerId,
    invoiceDate: before,
  });
  await pay(company, id, { amount: "200", reference: "4711" });
  await pay(company, id, { amount: "188.93", reference: "4712" });
  await pay(company, id, { amount: "40.05", method: "cash" });
  await pay(company, id, { amount: "-5", method: "cash", paidOn: day });
  const visitor = await signedIn(company);
  const check = (await storedPayments(id)).find(({ reference }) => reference === "4711")!;
  const form = `/invoicing/${id}/payments/${check.id}/reverse`;
  await visitor.get(form);
  await visitor.submit(form, { reason: "The check bounced" }, "Reverse Payment");
  return { company, id, visitor };
}

test("payments are listed by day, with what was reversed or paid back on its own day, and summed by day and method", async () => {
  const { company, id, visitor } = await shop();
  const list = await visitor.get("/invoicing");
  expect(list.html.querySelector(".tabs a[href='/invoicing/payments']")?.text).toBe("Payments");
  const page = await visitor.get("/invoicing/payments");
  expect(page.text).toContain("Day Cash Check Total All together $35.05 $188.93 $223.98");
  expect(page.text).toContain(`${formatDay(day)} -$5.00 -$200.00 -$205.00`);
  expect(page.text).toContain(`${formatDay(before)} $40.05 $388.93 $428.98`);
  const reversed = `Payment reversed of ${formatDay(before)} The check bounced Check 4711 ${company.email} -$200.00`;
  expect(page.text).toContain(`${formatDay(day)} INV-001 Harbor Lines ${reversed}`);
  expect(page.text).toContain(`INV-001 Harbor Lines Refund Cash ${company.email} -$5.00`);
  expect(page.html.querySelector(`main table a[href="/invoicing/${id}"]`)).not.toBeNull();
  const deposit = `?from=${before}&to=${before}&method=check`;
  const checks = await visitor.get(`/invoicing/payments${deposit}`);
  expect(checks.text).toContain("Day Check Total All together $388.93 $388.93");
  expect(checks.text).not.toContain("bounced");
  const empty = await visitor.get("/invoicing/payments?method=transfer");
  expect(empty.text).toContain("No money came in or went out in these days");
});

test("the file of payments has the same entries with signed amounts, and adds up to what customers paid", async () => {
  const { company, id, visitor } = await shop();
  const [headings, ...rows] = readCsv((await visitor.get("/invoicing/payments.csv")).body);
  expect(headings).toEqual([
    "Date",
    "Entry",
    "Invoice #",
    "Customer",
    "Method",
    "Reference",
    "Note",
    "Recorded By",
    "Amount",
    "Reversal Of",
  ]);
  expect(rows[0]).toEqual([
    day,
    "Payment reversed",
    "INV-001",
    "Harbor Lines",
    "Check",
    "4711",
    "The check bounced",
    company.email,
    "-200.00",
    before,
  ]);
  const sum = rows.reduce((all, row) => all.plus(row[8]!), new Big(0)).toFixed(2);
  const paid = (await storedPayments(id)).filter(({ reversed_at }) => !reversed_at);
  expect(sum).toBe(paid.reduce((all, { amount }) => all.plus(amount), new Big(0)).toFixed(2));
  expect(rows).toHaveLength(5);
});

test("payments are narrowed by who recorded them, and every page of them lists each once", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const counter = await newCounter(company);
  const id = await sold(company, [{ partNumber: "Labor", unitPrice: "1000" }], { invoiceDate: before });
  for (let at = 0; at < 102; at++) await pay(company, id, { amount: "1" });
  await pay(counter, id, { amount: "7", paidOn: day });
  const visitor = await signedIn(counter);
  const first = await visitor.get("/invoicing/payments");
  expect(first.text).toContain("100 of 103 shown");
  const keysOf = (page: typeof first) =>
    page.html.querySelectorAll("table")[1]!.querySelectorAll("tbody tr").length;
  const next = first.html.querySelector(".pager a")!.getAttribute("href")!.replaceAll("&amp;", "&");
  expect([keysOf(first), keysOf(await visitor.get(next))]).toEqual([100, 3]);
  const own = await visitor.get(`/invoicing/payments?by=${counter.userId}`);
  expect(own.text).toContain("All together $7.00 $7.00");
  expect(own.text).not.toContain("Export CSV");
});
