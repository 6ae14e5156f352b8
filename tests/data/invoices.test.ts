import Big from "big.js";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { changeStatus, finalizeInvoice } from "~/features/invoices/issue/invoice-status-changes.server";
import { invoiceStatuses, isIssued } from "~/features/invoices/invoice-status";
import { recordPayment, reversePayment } from "~/features/invoices/payments/payments.server";
import type { InvoiceStatus } from "~db/tables/invoices";
import { testDatabase } from "../support/database";
import { newDraft, sold, storedInvoice, storedPayments } from "../support/invoices";
import { type Member, newCompany } from "../support/people";
import { fc, runs } from "../support/property";
import { ownedCustomer, ownedItem, storedItem, wrongItems } from "../support/stock";

const { owner } = testDatabase();

function change(company: Member, id: string, status: InvoiceStatus, reason: string | null = "Test") {
  return changeStatus(company.scope, id, { status, reason });
}

test("fifty counters sell the last thirty pieces at once: numbers 1 to 50, stock 0, the rest short; cancelled, thirty are back", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity: 30 });
  const drafts = await Promise.all(
    Array.from({ length: 50 }, () => newDraft(company, [{ partNumber: "LF9080", itemId }])),
  );
  const done = await Promise.all(
    drafts.map(async (id) =>
      finalizeInvoice(
        company.scope,
        id,
        { method: "cod", paidNow: true },
        await makeFormToken(formHolder(company.userId)),
      ),
    ),
  );
  const numbers = done.map((one) => ("number" in one ? one.number : one.problem)).sort();
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => `INV-${String(at + 1).padStart(3, "0")}`));
  expect(await storedItem(itemId)).toMatchObject({ quantity: 0, short: 20 });
  expect(done.filter((one) => "shorts" in one && one.shorts.length > 0)).toHaveLength(20);
  await Promise.all(drafts.map((id) => change(company, id, "cancelled")));
  expect(await storedItem(itemId)).toMatchObject({ quantity: 30, short: 0 });
  expect(await wrongItems(company)).toEqual([]);
}, 60_000);

test("two people who finalize the same draft at once make one invoice", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity: 30 });
  const id = await newDraft(company, [{ partNumber: "LF9080", itemId, quantity: 4 }]);
  const tokens = await Promise.all([
    makeFormToken(formHolder(company.userId)),
    makeFormToken(formHolder(company.userId)),
  ]);
  const done = await Promise.all(
    tokens.map((token) =>
      finalizeInvoice(company.scope, id, { method: "credit_card", paidNow: true }, token),
    ),
  );
  expect(done.filter((one) => "invoiceId" in one)).toHaveLength(1);
  expect(done).toContainEqual({ problem: "issued", number: "INV-001" });
  expect(await storedItem(itemId)).toMatchObject({ quantity: 26 });
  expect(await storedPayments(id)).toHaveLength(1);
});

/** Stock and balance, as the statuses of all invoices of the company say. */
async function expectInStep(company: Member, itemId: string, pieces: number): Promise<void> {
  const { rows } = await sql<{ sold: string; short: string; wanted: string }>`
    select coalesce(sum(case when l.reason = 'sold' then -l.quantity_change end), 0)::text as sold,
      coalesce(sum(case when l.reason = 'sold' then l.short end), 0)::text as short,
      (select coalesce(sum(ii.quantity), 0) from invoice_items ii join invoices i on i.id = ii.invoice_id
       where i.account_id = ${company.accountId} and ii.inventory_item_id = ${itemId}
         and i.status in ('finalized', 'sent', 'paid'))::text as wanted
    from (select distinct on (document_id) * from stock_movements where item_id = ${itemId} and document_type = 'invoice'
      order by document_id, position desc) l`.execute(owner);
  const { sold: out, short, wanted } = rows[0]!;
  expect(Number(out) + Number(short)).toBe(Number(wanted));
  expect((await storedItem(itemId)).quantity).toBe(pieces - Number(out));
  expect(await wrongItems(company)).toEqual([]);
}

async function expectBalance(id: string): Promise<void> {
  const invoice = await storedInvoice(id);
  const payments = (await storedPayments(id)).filter(({ reversed_at }) => reversed_at === null);
  const paid = payments.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
  expect(invoice.paid).toBe(paid.toFixed(2));
  const owed = isIssued(invoice.status) ? new Big(invoice.total) : new Big(0);
  expect(invoice.open_balance).toBe(owed.minus(paid).toFixed(2));
  if (invoice.status === "paid") expect(invoice.open_balance).toBe("0.00");
  else expect(payments.filter(({ by_status }) => by_status)).toEqual([]);
}

test("in whatever order the statuses are chosen, stock and balance are what the last ones say", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity: 12 });
  const ids: string[] = [];
  for (let at = 0; at < 3; at++)
    ids.push(await newDraft(company, [{ partNumber: "LF9080", itemId, quantity: 5 }], { taxRate: "8.25" }));
  const step = fc.record({
    invoice: fc.integer({ min: 0, max: 2 }),
    status: fc.constantFrom(...invoiceStatuses),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { invoice, status } of steps) {
        const answer = await change(company, ids[invoice]!, status);
        expect(answer).not.toHaveProperty("problem");
        expect((await storedInvoice(ids[invoice]!)).status).toBe(status);
      }
      await expectInStep(company, itemId, 12);
      for (const id of ids) await expectBalance(id);
    }),
    { numRuns: runs(200) },
  );
}, 240_000);

test("a draft has no number, and one that is cancelled before it was issued never gets one", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity: 3 });
  const id = await newDraft(company, [{ partNumber: "LF9080", itemId }]);
  await change(company, id, "cancelled");
  expect(await storedInvoice(id)).toMatchObject({ status: "cancelled", invoice_number: null });
  expect(await storedItem(itemId)).toMatchObject({ quantity: 3 });
  await change(company, id, "finalized");
  expect(await storedInvoice(id)).toMatchObject({ status: "finalized", invoice_number: "INV-001" });
  await change(company, id, "draft");
  expect(await storedInvoice(id)).toMatchObject({ status: "draft", invoice_number: "INV-001" });
  expect(await storedItem(itemId)).toMatchObject({ quantity: 3 });
});

test("what was issued keeps its lines and its buyer, whatever becomes of the customer", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(company, { name: "Harbor Lines", address: "9 Pier Road" });
  const id = await sold(company, [{ partNumber: "Labor", kind: "sale" }], { customerId });
  await owner
    .updateTable("customers")
    .set({ name: "New Name", address: "Elsewhere" })
    .where("id", "=", customerId)
    .execute();
  expect(await storedInvoice(id)).toMatchObject({
    customer_name: "Harbor Lines",
    customer_address: "9 Pier Road",
  });
  const tampering = company.scope.db((trx) =>
    trx.updateTable("invoice_items").set({ quantity: 9 }).where("invoice_id", "=", id).execute(),
  );
  await expect(tampering).rejects.toThrow("The lines of an issued invoice cannot change");
  const repricing = company.scope.db((trx) =>
    trx.updateTable("invoices").set({ total: "1.00" }).where("id", "=", id).execute(),
  );
  await expect(repricing).rejects.toThrow("An issued invoice cannot change");
});

test("an invoice without a customer, without a part, without a quantity, or in closed books is not finalized", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity: 3 });
  const finalize = async (id: string) =>
    finalizeInvoice(
      company.scope,
      id,
      { method: "cod", paidNow: true },
      await makeFormToken(formHolder(company.userId)),
    );
  const line = { partNumber: "LF9080", itemId };
  expect(await finalize(await newDraft(company, [line], { customerId: null }))).toEqual({
    problem: "missing-customer",
  });
  expect(await finalize(await newDraft(company, [{ ...line, kind: "lost" }]))).toEqual({
    problem: "missing-items",
  });
  expect(await finalize(await newDraft(company, [line, { ...line, quantity: 0 }]))).toEqual({
    problem: "no-quantity",
    lines: [2],
  });
  const letterhead = await owner
    .insertInto("letterheads")
    .values({ account_id: company.accountId, user_id: company.userId, company_name: "Us" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await owner
    .insertInto("company_settings")
    .values({
      account_id: company.accountId,
      user_id: company.userId,
      letterhead_id: letterhead.id,
      books_closed_until: "2026-11-28",
    })
    .execute();
  expect(await finalize(await newDraft(company, [line]))).toEqual({
    problem: "books-closed",
    until: "2026-11-28",
  });
  expect(await storedItem(itemId)).toMatchObject({ quantity: 3 });
});

test("a part of the money leaves the rest open; the rest makes it paid; a reversal opens it again", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const id = await sold(company, [{ partNumber: "Labor", unitPrice: "100" }]);
  const money = { method: "check" as const, paidOn: "2026-11-28", reference: "1042", note: null };
  const pay = async (amount: string) =>
    recordPayment(company.scope, id, { ...money, amount }, await makeFormToken(formHolder(company.userId)));
  expect(await pay("40")).toEqual({ open: "60.00", status: "sent" });
  expect(await pay("60")).toEqual({ open: "0.00", status: "paid" });
  const [first] = await storedPayments(id);
  await reversePayment(
    company.scope,
    { invoiceId: id, paymentId: first!.id, reason: "The check bounced" },
    await makeFormToken(formHolder(company.userId)),
  );
  expect(await storedInvoice(id)).toMatchObject({ status: "sent", paid: "60.00", open_balance: "40.00" });
});

test("what was asked for and not sold is kept with the customer, moves no stock and costs nothing", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity: 3 });
  const id = await sold(company, [
    { partNumber: "LF9080", itemId },
    { partNumber: "LF3000", kind: "lost", quantity: 6, unitPrice: "20" },
  ]);
  expect(await storedInvoice(id)).toMatchObject({ total: "10.00" });
  const lost = await owner
    .selectFrom("lost_sales")
    .select(["part_number", "quantity"])
    .where("account_id", "=", company.accountId)
    .execute();
  expect(lost).toEqual([{ part_number: "LF3000", quantity: 6 }]);
});
