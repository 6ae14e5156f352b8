import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { archiveItem } from "~/features/inventory/item/archive-item.server";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { newDraft, sold, storedInvoice, storedPayments } from "../support/invoices";
import { type Member, newCompany, newCounter } from "../support/people";
import { signedIn } from "../support/records";
import { ownedItem, storedItem } from "../support/stock";
import type { Visitor } from "../support/visitor";

const { owner } = testDatabase();

async function shop(quantity = 10) {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity });
  return { company, itemId, visitor: await signedIn(company) };
}

async function choose(visitor: Visitor, id: string, status: string, reason = "") {
  await visitor.get(`/invoicing/${id}`);
  await visitor.submit(`/invoicing/${id}`, { status, reason });
  return visitor.follow();
}

test("paid posts the payment, draft and cancelled give the stock back, and each change is kept with its reason", async () => {
  const { company, itemId, visitor } = await shop();
  const id = await sold(company, [{ partNumber: "LF9080", itemId, quantity: 4 }]);
  const paid = await choose(visitor, id, "paid");
  expect(flashOf(paid)).toBe("Invoice marked as paid. Inventory updated. INV-001");
  expect(paid.text).toContain("Balance due $0.00");
  expect(await storedPayments(id)).toHaveLength(1);
  expect(await storedItem(itemId)).toMatchObject({ quantity: 6 });
  const cancelled = await choose(visitor, id, "cancelled", "Wrong customer");
  expect(flashOf(cancelled)).toBe("Invoice updated INV-001. The payment of $40.00 was taken back");
  expect(cancelled.text).toContain("CANCELLED");
  expect(cancelled.text).toContain("Paid → Cancelled: Wrong customer");
  expect(cancelled.text).toContain("Payment reversed: $40.00, Wrong customer");
  expect(await storedItem(itemId)).toMatchObject({ quantity: 10 });
  expect(flashOf(await choose(visitor, id, "cancelled"))).toContain("Nothing was changed");
  expect(await storedInvoice(id)).toMatchObject({ status: "cancelled", open_balance: "0.00" });
});

test("a draft that is set to paid in the list is finalized with its number, and says what was short", async () => {
  const { company, itemId, visitor } = await shop(1);
  const id = await newDraft(company, [{ partNumber: "LF9080", itemId, quantity: 3 }]);
  await visitor.get("/invoicing");
  const answer = await visitor.submit(`/invoicing/${id}`, { status: "sent" });
  expect(answer.location).toMatch(/^\/invoicing/);
  const list = await visitor.follow();
  expect(flashOf(list)).toBe("Invoice finalized INV-001. Not in stock: LF9080 (2 of 3)");
  const page = await visitor.get(`/invoicing/${id}`);
  expect(page.text).toContain("Sold without being in stock LF9080: 2 of 3 not in stock");
});

test("money that was paid for what is cancelled is called the customer's", async () => {
  const { company, visitor } = await shop();
  const id = await sold(company, [{ partNumber: "Labor", unitPrice: "80" }]);
  await visitor.get(`/invoicing/${id}/payments`);
  await visitor.submit(`/invoicing/${id}/payments`, { amount: "30", method: "check" }, "Record Payment");
  expect(flashOf(await choose(visitor, id, "cancelled", "Returned"))).toBe(
    "Invoice updated INV-001. $30.00 was paid for it and is owed to the customer",
  );
});

test("a part that was deleted while its sale was open is sold without stock, and that is said", async () => {
  const { company, itemId, visitor } = await shop();
  const id = await newDraft(company, [{ partNumber: "LF9080", itemId, quantity: 3 }]);
  await archiveItem(company.scope, itemId, await makeFormToken(formHolder(company.userId)));
  await visitor.get("/invoicing");
  await visitor.submit(`/invoicing/${id}`, { status: "sent" });
  expect(flashOf(await visitor.follow())).toBe("Invoice finalized INV-001. Not in stock: LF9080 (3 of 3)");
});

test("a draft that misses its customer or its lines stays a draft, and is opened to be mended", async () => {
  const { company, itemId, visitor } = await shop();
  const without = await newDraft(company, [{ partNumber: "LF9080", itemId }], { customerId: null });
  await visitor.get("/invoicing");
  const answer = await visitor.submit(`/invoicing/${without}`, { status: "paid" });
  expect(answer.location).toBe(`/invoicing/${without}/edit`);
  expect(await storedInvoice(without)).toMatchObject({ status: "draft", number: null });
});

test("in closed books an invoice keeps its status, but may be marked as paid today", async () => {
  const { company, itemId, visitor } = await shop();
  const id = await sold(company, [{ partNumber: "LF9080", itemId }], { invoiceDate: "2026-01-31" });
  const account = { account_id: company.accountId, user_id: company.userId };
  const { id: letterhead_id } = await owner
    .insertInto("letterheads")
    .values({ ...account, company_name: "Us" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await owner
    .insertInto("company_settings")
    .values({ ...account, letterhead_id, books_closed_until: "2026-01-31" })
    .execute();
  const refused = await choose(visitor, id, "cancelled");
  expect(alertOf(refused)).toContain("The books are closed through Jan 31, 2026.");
  expect(await storedInvoice(id)).toMatchObject({ status: "sent" });
  expect(flashOf(await choose(visitor, id, "paid"))).toContain("Invoice marked as paid.");
});

test("a status that is none, another company's invoice, and another site to go back to change nothing", async () => {
  const { company, itemId, visitor } = await shop();
  const id = await sold(company, [{ partNumber: "LF9080", itemId }]);
  await visitor.get(`/invoicing/${id}`);
  const odd = await visitor.post(`/invoicing/${id}`, { status: "lost", from: "//evil.example" });
  expect([odd.status, alertOf(odd)]).toEqual([400, expect.stringContaining("Choose a status")]);
  const stranger: Member = await newCompany({ plan: "enterprise" });
  const theirs = await signedIn(stranger);
  const form_token = valueOf(await theirs.get("/fleet-data/new"), "form_token")!;
  const answer = await theirs.post(`/invoicing/${id}`, { status: "cancelled", form_token });
  expect(answer.status).toBe(404);
  expect(await storedInvoice(id)).toMatchObject({ status: "sent" });
});

test("at the counter an invoice is marked as paid too", async () => {
  const { company, itemId } = await shop();
  const id = await sold(company, [{ partNumber: "LF9080", itemId }]);
  const counter = await signedIn(await newCounter(company));
  expect(flashOf(await choose(counter, id, "paid"))).toContain("Invoice marked as paid. Inventory updated.");
});

test("a cancelled invoice takes no money", async () => {
  const { company, itemId, visitor } = await shop();
  const id = await sold(company, [{ partNumber: "LF9080", itemId }]);
  await visitor.get(`/invoicing/${id}/payments`);
  await owner.updateTable("invoices").set({ status: "cancelled" }).where("id", "=", id).execute();
  const late = await visitor.submit(
    `/invoicing/${id}/payments`,
    { amount: "5", method: "cash" },
    "Record Payment",
  );
  expect(late.status).toBe(409);
  expect(late.text).toContain("This is not a finalized invoice.");
  expect(await storedPayments(id)).toEqual([]);
  expect(valueOf(late, "amount")).toBe("5");
});

test("a sale is taken back with a reason only", async () => {
  const { company, itemId, visitor } = await shop();
  const id = await sold(company, [{ partNumber: "LF9080", itemId }]);
  const refused = await choose(visitor, id, "cancelled");
  expect([refused.status, alertOf(refused), messageAt(refused, "reason")]).toEqual([
    409,
    expect.stringContaining("Say why"),
    expect.stringContaining("Say why"),
  ]);
  expect(valueOf(refused, "status")).toBe("cancelled");
  expect((await storedInvoice(id)).status).toBe("sent");
});

test("a refused change of the status keeps what was chosen and why, with what is wrong first on the page", async () => {
  const { company, itemId } = await shop();
  const id = await sold(company, [{ partNumber: "LF9080", itemId }], { paidNow: true });
  const clerk = await signedIn(await newCounter(company));
  const refused = await choose(clerk, id, "cancelled", "Wrong part, said Joe");
  expect(refused.status).toBe(409);
  expect([valueOf(refused, "status"), valueOf(refused, "reason")]).toEqual([
    "cancelled",
    "Wrong part, said Joe",
  ]);
  const [first] = refused.html.querySelectorAll("main [role=alert], main .badge, main button");
  expect(first?.text).toContain("A manager can do this.");
});

test("Enter after the reason changes nothing, keeps the reason, and writes it to no address", async () => {
  const { company, itemId, visitor } = await shop();
  const id = await sold(company, [{ partNumber: "LF9080", itemId }]);
  await visitor.get(`/invoicing/${id}`);
  const looked = await visitor.enter("reason", "Card declined");
  expect([looked.status, looked.location]).toEqual([200, undefined]);
  expect([looked.text, valueOf(looked, "reason")]).toEqual([
    expect.stringContaining("Nothing is changed yet"),
    "Card declined",
  ]);
  expect((await storedInvoice(id)).status).toBe("sent");
  await visitor.submit(`/invoicing/${id}`, { status: "cancelled" }, "Change Status");
  expect(valueOf(await visitor.follow(), "reason")).toBe("");
  expect((await storedInvoice(id)).status).toBe("cancelled");
});

test("in the list a sale that is taken back without a reason leads to the field for it, with the status chosen", async () => {
  const { company, itemId, visitor } = await shop();
  const id = await sold(company, [{ partNumber: "LF9080", itemId }]);
  await visitor.get("/invoicing");
  const refused = await visitor.submit(`/invoicing/${id}`, { status: "cancelled" });
  expect([refused.status, valueOf(refused, "status")]).toEqual([409, "cancelled"]);
  expect(messageAt(refused, "reason")).toContain("Say why");
});

test("the counter cancels an own sale of the day that is not paid; the rest is the manager's", async () => {
  const { company, itemId } = await shop();
  const member = await newCounter(company);
  const clerk = await signedIn(member);
  const ofManager = await sold(company, [{ partNumber: "LF9080", itemId }]);
  const own = await sold(member, [{ partNumber: "LF9080", itemId }]);
  const paid = await sold(member, [{ partNumber: "LF9080", itemId }], { paidNow: true });
  for (const id of [ofManager, paid])
    expect(alertOf(await choose(clerk, id, "cancelled", "Wrong part"))).toContain("A manager can do this.");
  expect(alertOf(await choose(clerk, paid, "sent"))).toContain("A manager can do this.");
  await choose(clerk, own, "cancelled", "Wrong part");
  expect((await storedInvoice(own)).status).toBe("cancelled");
  expect((await storedInvoice(paid)).status).toBe("paid");
  for (const path of [`/invoicing/${paid}/credit`, `/invoicing/${paid}/cancel`])
    expect((await clerk.get(path)).status).toBe(403);
});

test("the counter sells nothing below cost", async () => {
  const { company } = await shop();
  const itemId = await ownedItem(company, { part_number: "DEAR-1", quantity: 3, cost: "20" });
  const member = await newCounter(company);
  const id = await newDraft(member, [{ partNumber: "DEAR-1", itemId, unitPrice: "19.99" }]);
  const clerk = await signedIn(member);
  await clerk.get(`/invoicing/${id}/finalize`);
  const refused = await clerk.submit(`/invoicing/${id}/finalize`, {}, "Finalize Invoice");
  expect(refused.text).toContain("DEAR-1: below the allowed price. A manager can sell it.");
  expect((await storedInvoice(id)).status).toBe("draft");
});

test("a status that was chosen on a page from before a change sets nothing", async () => {
  const { company, itemId, visitor } = await shop();
  const draft = await newDraft(company, [{ partNumber: "LF9080", itemId, quantity: 1 }]);
  const cancelled = await sold(company, [{ partNumber: "LF9080", itemId }]);
  const list = await visitor.get("/invoicing");
  const formOf = (id: string) => list.html.querySelector(`form[action="/invoicing/${id}"]`)!;
  await owner
    .updateTable("invoices")
    .set(({ eb }) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", draft)
    .execute();
  await choose(await signedIn(company), cancelled, "cancelled", "Wrong customer");
  await visitor.submit(formOf(draft), { status: "paid" });
  expect(alertOf(await visitor.follow())).toContain("Somebody else saved this invoice after you opened it.");
  const stale = await visitor.submit(formOf(cancelled), { status: "paid" });
  expect([stale.status, alertOf(stale)]).toEqual([
    409,
    expect.stringContaining("Somebody else saved this invoice after you opened it."),
  ]);
  expect(stale.text).toContain("CANCELLED");
  expect([(await storedInvoice(draft)).status, (await storedInvoice(cancelled)).status]).toEqual([
    "draft",
    "cancelled",
  ]);
  await visitor.submit(formOf(cancelled), { status: "cancelled" });
  expect(flashOf(await visitor.follow())).toContain("It has this status already.");
});

test("the status menu issues no draft with a question that Finalize Invoice asks", async () => {
  const { company, visitor } = await shop();
  const alternator = await ownedItem(company, { part_number: "ALT-1", quantity: 2, core_charge: "75" });
  const lines = [
    { partNumber: "ALT-1", itemId: alternator },
    { partNumber: "LABOR", unitPrice: "0" },
  ];
  const id = await newDraft(company, lines);
  await visitor.get("/invoicing");
  const answer = await visitor.submit(`/invoicing/${id}`, { status: "sent" });
  expect(answer.location).toBe(`/invoicing/${id}/finalize`);
  const page = await visitor.follow();
  for (const question of [
    "ALT-1 is sold without its core charge of $75.00",
    "Nothing is charged for LABOR in line 2: its price is 0",
  ])
    expect([flashOf(page), page.text]).toEqual([
      expect.stringContaining(question),
      expect.stringContaining(question),
    ]);
  expect((await storedInvoice(id)).status).toBe("draft");
  await visitor.submit(`/invoicing/${id}/finalize`, {}, "Finalize Invoice");
  expect((await storedInvoice(id)).status).toBe("paid");
});

test("what was cancelled is charged again by a manager, with a reason that stays in the exceptions", async () => {
  const { company, itemId, visitor } = await shop();
  const id = await sold(company, [{ partNumber: "LF9080", itemId }]);
  await choose(visitor, id, "cancelled", "Wrong customer");
  const clerk = await signedIn(await newCounter(company));
  expect(alertOf(await choose(clerk, id, "paid", "Right customer"))).toContain("A manager can do this.");
  expect(messageAt(await choose(visitor, id, "sent"), "reason")).toContain("Say why");
  expect((await storedInvoice(id)).status).toBe("cancelled");
  await choose(visitor, id, "sent", "Cancelled by mistake");
  expect((await storedInvoice(id)).status).toBe("sent");
  const exceptions = await visitor.get("/invoicing/exceptions");
  expect(exceptions.text).toMatch(/Sale charged again.*Cancelled by mistake/s);
});

test("the payment that Paid recorded is taken back with a reason", async () => {
  const { company, itemId, visitor } = await shop();
  const id = await sold(company, [{ partNumber: "LF9080", itemId }], { paidNow: true });
  expect(messageAt(await choose(visitor, id, "sent"), "reason")).toContain("Say why");
  expect((await storedInvoice(id)).status).toBe("paid");
  await choose(visitor, id, "sent", "The check bounced");
  expect((await storedInvoice(id)).status).toBe("sent");
  expect((await visitor.get("/invoicing/exceptions")).text).toMatch(/Payment reversed.*The check bounced/s);
});
