import Big from "big.js";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { addDays } from "~/features/calendar/days";
import { getCustomerBalance } from "~/features/invoices/balances/customer-balance.server";
import { changeStatus } from "~/features/invoices/issue/invoice-status-changes.server";
import { invoiceStatuses, isIssued } from "~/features/invoices/invoice-status";
import { recordPayment, reversePayment } from "~/features/invoices/payments/payments.server";
import { statementView } from "~/features/invoices/balances/statement-view";
import { getStatementDocument } from "~/features/invoices/balances/statement-document.server";
import type { Period } from "~/features/invoices/balances/statement.server";
import { today } from "~/features/calendar/today";
import { testDatabase } from "../support/database";
import { sold, storedInvoice, storedPayments } from "../support/invoices";
import { type Member, newCompany } from "../support/people";
import { fc, runs } from "../support/property";
import { ownedCustomer } from "../support/stock";

const always = { from: "2020-01-01", to: "2099-12-31" };

async function statementOf({ scope }: Member, customerId: string, period: Period) {
  return (await getStatementDocument(scope, customerId, period))!.statement;
}

async function pay(company: Member, invoiceId: string, amount: string, paidOn: string): Promise<void> {
  const payment = { amount, method: "cash" as const, paidOn, reference: null, note: null };
  const meant = { ...payment, confirmed: ["before-invoice" as const] };
  await recordPayment(company.scope, invoiceId, meant, await makeFormToken(formHolder(company.userId)));
}

async function takeBack(company: Member, invoiceId: string): Promise<void> {
  const payment = (await storedPayments(invoiceId)).find(({ reversed_at }) => reversed_at === null);
  if (!payment) return;
  const asked = { invoiceId, paymentId: payment.id, reason: "Bounced" };
  await reversePayment(company.scope, asked, await makeFormToken(formHolder(company.userId)));
}

/** A credit note as it is stored, of so many dollars. */
async function credit(company: Member, invoiceId: string, total: string, day: string): Promise<void> {
  const { owner } = testDatabase();
  const { customer_id } = await storedInvoice(invoiceId);
  const count = await owner
    .selectFrom("invoices")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("account_id", "=", company.accountId)
    .executeTakeFirstOrThrow();
  await owner
    .insertInto("invoices")
    .values({
      account_id: company.accountId,
      user_id: company.userId,
      kind: "credit_note",
      credits_id: invoiceId,
      customer_id,
      number: Number(count.count) + 100,
      status: "sent",
      issued_at: sql<Date>`now()`,
      invoice_date: day,
      total,
    })
    .execute();
  await owner
    .updateTable("invoices")
    .set(({ eb }) => ({ credited: eb("credited", "+", total) }))
    .where("id", "=", invoiceId)
    .execute();
}

test("a statement lists what happened by day, with the balance after each, from the opening to what is open now", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(company);
  const sell = (unitPrice: string, invoiceDate: string) =>
    sold(company, [{ partNumber: "LF9080", unitPrice }], { customerId, invoiceDate });
  const first = await sell("100", "2026-08-03");
  const second = await sell("50", "2026-09-10");
  const third = await sell("30", "2026-09-20");
  await pay(company, first, "60", "2026-09-15");
  await credit(company, second, "10", "2026-09-12");
  await changeStatus(company.scope, third, { status: "cancelled", reason: "Test" });
  // Cancelled today, so it was owed until then.
  await sell("7", "2026-10-02");
  const statement = await statementOf(company, customerId, { from: "2026-09-01", to: "2026-09-30" });
  expect(statement).toMatchObject({
    opening: "100.00",
    closing: "110.00",
    after: "-23.00",
    balance: "87.00",
  });
  expect(statement.lines.map(({ day, what, amount, balance }) => [day, what, amount, balance])).toEqual([
    ["2026-09-10", "invoice", "50.00", "150.00"],
    ["2026-09-12", "credit_note", "-10.00", "140.00"],
    ["2026-09-15", "payment", "-60.00", "80.00"],
    ["2026-09-20", "invoice", "30.00", "110.00"],
  ]);
});

test("a payment that was taken back stays where it was, and is charged again on the day it was taken back", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(company);
  const invoice = await sold(company, [{ partNumber: "LF9080", unitPrice: "100" }], {
    customerId,
    invoiceDate: "2026-08-03",
  });
  await pay(company, invoice, "100", "2026-08-04");
  await takeBack(company, invoice);
  const { lines, balance } = await statementOf(company, customerId, always);
  expect(lines.map(({ what, amount }) => [what, amount])).toEqual([
    ["invoice", "100.00"],
    ["payment", "-100.00"],
    ["reversal", "100.00"],
  ]);
  expect(balance).toBe("100.00");
});

test("what happened on one day is listed as it was recorded, without what was taken back on the same day", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(company);
  const day = today(company.scope.account.timeZone);
  const sell = (unitPrice: string) =>
    sold(company, [{ partNumber: "LF9080", unitPrice }], { customerId, invoiceDate: day });
  const first = await sell("100");
  await pay(company, first, "60", day);
  await takeBack(company, first);
  await sell("30");
  await pay(company, first, "100", day);
  await credit(company, first, "10", day);
  await pay(company, first, "-10", day);
  const { lines } = await statementOf(company, customerId, { from: day, to: day });
  expect(lines.map(({ what, amount, balance }) => [what, amount, balance])).toEqual([
    ["invoice", "100.00", "100.00"],
    ["invoice", "30.00", "130.00"],
    ["payment", "-100.00", "30.00"],
    ["credit_note", "-10.00", "20.00"],
    ["payment", "10.00", "30.00"],
  ]);
});

test("a payment says how the money came and by which check, also where it was taken back", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(company);
  const line = { partNumber: "LF9080", unitPrice: "100" };
  const invoice = await sold(company, [line], { customerId, invoiceDate: "2026-08-03" });
  const byCheck = { amount: "100", method: "check" as const, paidOn: "2026-08-04", reference: "4711" };
  const token = await makeFormToken(formHolder(company.userId));
  await recordPayment(company.scope, invoice, { ...byCheck, note: null }, token);
  await takeBack(company, invoice);
  await pay(company, invoice, "100", today(company.scope.account.timeZone));
  const { rows } = statementView((await getStatementDocument(company.scope, customerId, always))!);
  expect(rows.map(({ what }) => what)).toEqual([
    "Opening balance",
    "Invoice INV-001",
    "Payment for INV-001: Check 4711",
    "Payment for INV-001 taken back: Check 4711",
    "Payment for INV-001: Cash",
    "Closing balance",
  ]);
});

test("nothing of another customer, of a draft or of a sale at the counter stands in a statement", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(company);
  await sold(company, [{ partNumber: "LF9080" }]);
  await sold(company, [{ partNumber: "LF9080" }], { customerId: await ownedCustomer(company) });
  const { lines, balance } = await statementOf(company, customerId, always);
  expect([lines, balance]).toEqual([[], "0.00"]);
});

test("whatever happened and whatever the days, a statement ends at the sum of what is open", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays("2026-08-01", days));
  const act = fc.oneof(
    fc.record({ act: fc.constant("pay" as const), amount: fc.integer({ min: -50, max: 150 }), day }),
    fc.record({ act: fc.constant("take back" as const) }),
    fc.record({ act: fc.constant("credit" as const), amount: fc.integer({ min: 1, max: 5 }), day }),
    fc.record({ act: fc.constant("status" as const), status: fc.constantFrom(...invoiceStatuses) }),
  );
  const sale = fc.record({
    price: fc.integer({ min: 1, max: 100 }),
    day,
    acts: fc.array(act, { maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(sale, { minLength: 1, maxLength: 3 }), day, day, async (sales, one, other) => {
      const customerId = await ownedCustomer(company);
      for (const { price, day: invoiceDate, acts } of sales) {
        const line = { partNumber: "LF9080", unitPrice: String(price) };
        const invoice = await sold(company, [line], { customerId, invoiceDate });
        for (const done of acts) {
          if (done.act === "pay" && done.amount !== 0)
            await pay(company, invoice, String(done.amount), done.day);
          if (done.act === "take back") await takeBack(company, invoice);
          const { status } = await storedInvoice(invoice);
          if (done.act === "credit" && isIssued(status))
            await credit(company, invoice, String(done.amount), done.day);
          if (done.act === "status")
            await changeStatus(company.scope, invoice, { status: done.status, reason: "Test" });
        }
      }
      const [from, to] = [one, other].sort() as [string, string];
      const statement = await statementOf(company, customerId, { from, to });
      const sum = (amounts: string[]) =>
        amounts.reduce((all, amount) => all.plus(amount), new Big(0)).toFixed(2);
      const { opening, lines, closing, after, balance, ageing } = statement;
      expect(sum([opening, ...lines.map(({ amount }) => amount)])).toBe(closing);
      expect(lines.at(-1)?.balance ?? opening).toBe(closing);
      expect(sum([closing, after])).toBe(balance);
      expect(balance).toBe((await getCustomerBalance(company.scope, customerId)).balance);
      expect(ageing.balance).toBe(to < today(company.scope.account.timeZone) ? closing : balance);
    }),
    { numRuns: runs(25) },
  );
});
