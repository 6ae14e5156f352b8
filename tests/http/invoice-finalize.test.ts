import { expect, test } from "vitest";
import { alertOf, flashOf, mailShownBy, messageAt, valueOf } from "../support/answers";
import { type Counter, openCounter } from "../support/counter";
import { testDatabase } from "../support/database";
import { newDraft, salesSettings, sold, storedInvoice, storedPayments } from "../support/invoices";
import { newCounter } from "../support/people";
import { signedIn } from "../support/records";
import { ownedCustomer, ownedItem, ownedNumber, storedItem } from "../support/stock";

const button = "Finalize Invoice";

/** A draft that sells so many filters, with the form that finalizes it open. */
async function readyToSell({ company, visitor, filter }: Counter, quantity = 1, facts = {}) {
  const id = await newDraft(
    company,
    [{ partNumber: "LF9080", itemId: filter, quantity, unitPrice: "33.50" }],
    facts,
  );
  const form = `/invoicing/${id}/finalize`;
  return { id, form, page: await visitor.get(form) };
}

test("a sale at the counter is paid, takes its number and its pieces, and the number stands on the next page", async () => {
  const counter = await openCounter();
  const { id, form, page } = await readyToSell(counter, 2);
  expect(page.text).toContain("INV-001 for Cash/Walk-in Customer: $67.00");
  const scanned = await counter.visitor.submit(form, {}, "Check");
  expect([scanned.status, (await storedInvoice(id)).status]).toEqual([200, "draft"]);
  const done = await counter.visitor.submit(form, {}, button);
  expect(done.location).toBe(`/invoicing/${id}`);
  const invoice = await counter.visitor.follow();
  expect(flashOf(invoice)).toBe("Invoice finalized Its number is INV-001.");
  expect(await storedInvoice(id)).toMatchObject({
    status: "paid",
    invoice_number: "INV-001",
    printed_at: null,
  });
  expect(await storedPayments(id)).toMatchObject([{ amount: "67.00", method: "cash" }]);
  expect(await storedItem(counter.filter)).toMatchObject({ quantity: 5 });
});

test("the mail goes to whoever has an address, and is not offered where none is on file", async () => {
  const counter = await openCounter();
  const walkIn = await readyToSell(counter);
  const box = walkIn.page.html.querySelector("[name=email]")!;
  expect(box.hasAttribute("disabled")).toBe(true);
  expect(walkIn.page.text).toContain("Send to Customer Email (No email on file)");
  const customerId = await ownedCustomer(counter.company, { email: "ap@example.com" });
  const { id, form } = await readyToSell(counter, 1, { customerId });
  await counter.visitor.submit(form, { email: "on" }, button);
  const { owner } = testDatabase();
  const mails = await owner
    .selectFrom("mails")
    .select("recipient")
    .where("account_id", "=", counter.company.accountId)
    .execute();
  expect(mails).toEqual([{ recipient: "ap@example.com" }]);
  expect(await storedInvoice(id)).toMatchObject({ status: "paid" });
});

test("when a colleague removed the address since, the invoice is issued and its message says that it was not mailed", async () => {
  const counter = await openCounter();
  const customerId = await ownedCustomer(counter.company, { email: "ap@example.com" });
  const { id, form } = await readyToSell(counter, 1, { customerId });
  const { owner } = testDatabase();
  await owner.updateTable("customers").set({ email: null }).where("id", "=", customerId).execute();
  await counter.visitor.submit(form, { email: "on" }, button);
  expect(flashOf(await counter.visitor.follow())).toBe(
    "Invoice finalized Its number is INV-001. It was not mailed: No email on file for this customer. Print it instead.",
  );
  expect(await storedInvoice(id)).toMatchObject({ status: "paid", invoice_number: "INV-001" });
});

test("on terms nothing is paid, and the form begins so for whoever buys on terms", async () => {
  const counter = await openCounter();
  const customerId = await ownedCustomer(counter.company, { customer_type: "terms_account" });
  const { id, form, page } = await readyToSell(counter, 1, { customerId });
  expect(page.html.querySelector("[name=method][checked]")?.getAttribute("value")).toBe("terms_account");
  expect(page.html.querySelector("[name=paidNow]")?.hasAttribute("checked")).toBe(false);
  const done = await counter.visitor.submit(form, { print: "on" }, button);
  expect(done.location).toBe(`/invoicing/${id}?print=1`);
  expect(await storedInvoice(id)).toMatchObject({ status: "sent", payment_method: "terms_account" });
  // Only Mark as Printed says that it was.
  expect((await storedInvoice(id)).printed_at).toBeNull();
  expect(await storedPayments(id)).toEqual([]);
});

test("terms and paid at once are asked back: either answer counts", async () => {
  const counter = await openCounter();
  for (const [answer, status] of [
    ["On terms, not paid yet", "sent"],
    ["Paid now", "paid"],
  ] as const) {
    const { id, form } = await readyToSell(counter);
    const asked = await counter.visitor.submit(form, { method: "terms_account" }, button);
    expect(asked.status).toBe(409);
    expect(alertOf(asked)).toContain("Paid now, or on terms?");
    await counter.visitor.submit(form, {}, answer);
    expect(await storedInvoice(id)).toMatchObject({ status });
  }
});

test("what is short, sold below cost, deleted meanwhile or without tax is said before it is finalized", async () => {
  const counter = await openCounter();
  const { company, filter } = counter;
  const gone = await ownedItem(company, { part_number: "GONE-1", quantity: 3 });
  const lines = [
    { partNumber: "LF9080", itemId: filter, quantity: 5, unitPrice: "33.50" },
    { partNumber: "LF9080", itemId: filter, quantity: 4, unitPrice: "25", discount: "25" },
    { partNumber: "GONE-1", itemId: gone },
  ];
  const id = await newDraft(company, lines);
  const { owner } = testDatabase();
  await owner
    .updateTable("inventory_items")
    .set({ archived_at: new Date() })
    .where("id", "=", gone)
    .execute();
  const page = await counter.visitor.get(`/invoicing/${id}/finalize`);
  expect(page.text).toContain("LF9080 is short: 9 wanted, 7 on hand, 2 short");
  expect(page.text).toContain("LF9080 is sold at $18.75, below its cost of $20.00");
  expect(page.text).toContain("GONE-1 was deleted from the inventory meanwhile: it is sold without stock");
  expect(page.text).toContain("No tax charged - the rate is 0");
  const clerk = await signedIn(await newCounter(company));
  const seen = await clerk.get(`/invoicing/${id}/finalize`);
  expect(seen.text).toContain("LF9080 is below the allowed price");
  expect(seen.text).not.toContain("$20.00");
  await counter.visitor.get(`/invoicing/${id}/finalize`);
  const refused = await counter.visitor.submit(`/invoicing/${id}/finalize`, {}, button);
  expect(messageAt(refused, "reason")).toContain("Say why it is sold like this");
  await counter.visitor.submit(`/invoicing/${id}/finalize`, { reason: "Old stock" }, button);
  expect(flashOf(await counter.visitor.follow())).toContain("LF9080 is 2 short.");
  const history = (await counter.visitor.get(`/invoicing/${id}`)).text;
  expect(history).toContain("Sold below cost: LF9080 at $18.75: Old stock");
});

test("who is exempt pays no tax, and that is why", async () => {
  const counter = await openCounter();
  const customerId = await ownedCustomer(counter.company, { tax_exempt: true });
  const { page } = await readyToSell(counter, 1, { customerId, taxRate: "8.25" });
  expect(page.text).toContain("No tax charged - Harbor Lines is tax exempt");
});

test("a line that comes to nothing by its discount or by rounding is said, too", async () => {
  const { company, visitor } = await openCounter();
  const id = await newDraft(company, [
    { partNumber: "GIFT", unitPrice: "25", discount: "100" },
    { partNumber: "WASHER", unitPrice: "0.004" },
    { partNumber: "CORE-1", kind: "core_return", unitPrice: "25", discount: "100" },
  ]);
  const { text } = await visitor.get(`/invoicing/${id}/finalize`);
  expect(text).toContain("Nothing is charged for GIFT in line 1: its discount is 100%");
  expect(text).toContain("Nothing is charged for WASHER in line 2: it is less than a cent");
  expect(text).not.toContain("Nothing is charged for CORE-1");
});

test("a number that ran out since the draft was saved is asked about with what replaced it", async () => {
  const { company, visitor, filter } = await openCounter();
  await ownedItem(company, { part_number: "LF9080XX", quantity: 5 });
  await ownedNumber(company, filter, { kind: "replaced_by", number: "LF9080XX" });
  const line = { partNumber: "LF9080", itemId: filter, unitPrice: "33.50" };
  const id = await newDraft(company, [line]);
  expect((await visitor.get(`/invoicing/${id}/finalize`)).text).not.toContain("was replaced by");
  await sold(company, [{ ...line, quantity: 7 }]);
  await visitor.get("/invoicing");
  await visitor.submit(`/invoicing/${id}`, { status: "sent" });
  const page = await visitor.follow();
  expect(page.text).toContain("LF9080 was replaced by LF9080XX: go back to the draft to sell that");
  expect(page.html.querySelector(`main a[href="/invoicing/${id}/edit"]`)).not.toBeNull();
  expect((await storedInvoice(id)).status).toBe("draft");
});

test("the number that another sale took meanwhile is not this one's, and the page says which is", async () => {
  const counter = await openCounter();
  const { form } = await readyToSell(counter);
  await sold(counter.company, [{ partNumber: "OTHER" }]);
  await counter.visitor.submit(form, {}, button);
  expect(flashOf(await counter.visitor.follow())).toContain(
    "Its number is INV-002: another sale took INV-001 meanwhile.",
  );
});

test("sent twice, from two tabs, or with the way back, it is one invoice", async () => {
  const counter = await openCounter();
  const { id, form } = await readyToSell(counter);
  const tab = await signedIn(counter.company);
  await tab.get(form);
  const answers = await Promise.all([
    counter.visitor.submit(form, {}, button),
    counter.visitor.submit(form, {}, button),
    tab.submit(form, {}, button),
  ]);
  expect(answers.map(({ location }) => location)).toEqual([1, 2, 3].map(() => `/invoicing/${id}`));
  for (const late of [form, `/invoicing/${id}/edit`, `/invoicing/${id}/delete`]) {
    expect((await tab.get(late)).location).toBe(`/invoicing/${id}`);
    expect(flashOf(await tab.follow())).toContain("This draft is INV-001 already.");
  }
  expect(await storedPayments(id)).toHaveLength(1);
  expect(await storedItem(counter.filter)).toMatchObject({ quantity: 6 });
});

test("from the form that finalizes back to the sale, and on again: one draft; after it was finalized, another sale", async () => {
  const { company, visitor } = await openCounter();
  const token = valueOf(await visitor.get("/invoicing/new"), "form_token")!;
  const sale = async (quantity: string) => {
    await visitor.get("/invoicing/new");
    const typed = { form_token: token, customer: "walk-in", "lines[0].number": "LF9080" };
    const ready = await visitor.submit("/invoicing/new", { ...typed, "lines[0].quantity": quantity }, button);
    return ready.html.querySelector("form[action$=finalize]")?.getAttribute("action") ?? ready.location;
  };
  const form = await sale("1");
  expect(await sale("2")).toBe(form);
  await visitor.submit(form!, {}, button);
  expect(await storedInvoice(form!.split("/")[2]!)).toMatchObject({ status: "paid", subtotal: "67.00" });
  // The same again is the invoice that it became; something else is another sale.
  expect(await sale("2")).toBe(form!.replace("/finalize", ""));
  expect(await sale("3")).not.toBe(form);
  const { owner } = testDatabase();
  const all = owner.selectFrom("invoices").select("status").where("account_id", "=", company.accountId);
  expect((await all.execute()).map(({ status }) => status).sort()).toEqual(["draft", "paid"]);
});

test("a draft of a day whose books are closed is not finalized, and may be given another day", async () => {
  const counter = await openCounter();
  await salesSettings(counter.company, { books_closed_until: "2026-01-31" });
  const { id, form } = await readyToSell(counter, 1, { invoiceDate: "2026-01-15" });
  const refused = await counter.visitor.submit(form, {}, button);
  expect(alertOf(refused)).toContain("The books are closed through Jan 31, 2026.");
  const edit = `/invoicing/${id}/edit`;
  await counter.visitor.get(edit);
  await counter.visitor.submit(edit, { invoiceDate: "2026-02-01" }, "Save Draft");
  await counter.visitor.get(form);
  await counter.visitor.submit(form, {}, button);
  expect(await storedInvoice(id)).toMatchObject({ status: "paid", invoice_date: "2026-02-01" });
});

test("a draft that somebody changed after it was looked at is looked at again", async () => {
  const counter = await openCounter();
  const { id, form } = await readyToSell(counter);
  const other = await signedIn(counter.company);
  await other.get(`/invoicing/${id}/edit`);
  await other.submit(`/invoicing/${id}/edit`, { "lines[0].quantity": "5" }, "Save Draft");
  const refused = await counter.visitor.submit(form, {}, button);
  expect(refused.status).toBe(409);
  expect(alertOf(refused)).toContain("Somebody else saved this invoice after you opened it");
  expect(refused.text).toContain("$167.50");
  await counter.visitor.submit(form, {}, button);
  expect(await storedInvoice(id)).toMatchObject({ status: "paid", total: "167.50" });
});

test("a draft without a customer is not finalized, and its form is one link away", async () => {
  const counter = await openCounter();
  const { id, form } = await readyToSell(counter, 1, { customerId: null });
  const refused = await counter.visitor.submit(form, {}, button);
  expect(alertOf(refused)).toContain("Missing customer Please select a customer");
  expect(refused.html.querySelector(`a[href="/invoicing/${id}/edit"]`)).not.toBeNull();
  expect(await storedInvoice(id)).toMatchObject({ status: "draft", number: null });
});

test("a draft is deleted after asking, once", async () => {
  const counter = await openCounter();
  const { id } = await readyToSell(counter);
  const form = `/invoicing/${id}/delete`;
  for (const told of ["Draft deleted", "Nothing was changed"]) {
    if (told === "Draft deleted") await counter.visitor.get(form);
    const token = valueOf(await counter.visitor.get("/invoicing/new"), "form_token")!;
    await counter.visitor.post(form, { form_token: token });
    expect(flashOf(await counter.visitor.follow())).toContain(told);
  }
  expect((await counter.visitor.get(`/invoicing/${id}/edit`)).status).toBe(404);
});

test("a part that is sold without its core charge, or with too few, is named before it is finalized", async () => {
  const { company, visitor } = await openCounter();
  const itemId = await ownedItem(company, { part_number: "ALT-1", quantity: 5, core_charge: "75" });
  const without = await newDraft(company, [{ partNumber: "ALT-1", itemId, quantity: 3 }]);
  expect((await visitor.get(`/invoicing/${without}/finalize`)).text).toContain(
    "ALT-1 is sold without its core charge of $75.00",
  );
  const core = { kind: "core_charge" as const, partNumber: "ALT-1", unitPrice: "75" };
  const some = await newDraft(company, [
    { partNumber: "ALT-1", itemId, quantity: 3 },
    { ...core, quantity: 2 },
  ]);
  expect((await visitor.get(`/invoicing/${some}/finalize`)).text).toContain("ALT-1: 3 sold, 2 cores charged");
  const all = await newDraft(company, [
    { partNumber: "ALT-1", itemId, quantity: 3 },
    { ...core, quantity: 3 },
  ]);
  expect((await visitor.get(`/invoicing/${all}/finalize`)).text).not.toContain("core");
});

test("a sale on delivery that is paid by check keeps the check's number", async () => {
  const counter = await openCounter();
  const { id, form } = await readyToSell(counter);
  await counter.visitor.submit(form, { method: "cod", paidBy: "check", reference: "4711" }, button);
  expect(await storedPayments(id)).toMatchObject([{ method: "check", reference: "4711" }]);
});

test("after a sale the next one is a press away: from its page, its customer's and the part's", async () => {
  const counter = await openCounter();
  const customerId = await ownedCustomer(counter.company);
  const { id, form } = await readyToSell(counter, 1, { customerId });
  await counter.visitor.submit(form, {}, button);
  const link = (page: { html: { querySelector(of: string): unknown } }, of: string) =>
    page.html.querySelector(of);
  const sold = await counter.visitor.follow();
  expect(link(sold, 'a[href="/invoicing/new"][accesskey]')).toBeTruthy();
  const customer = await counter.visitor.get(`/invoicing/customers/${customerId}`);
  expect(link(customer, `a[href="/invoicing/new?customer=${customerId}"]`)).toBeTruthy();
  const part = await counter.visitor.get(`/inventory/${counter.filter}`);
  expect(link(part, 'a[href="/invoicing/new?number=LF9080"]')).toBeTruthy();
  const next = await counter.visitor.get("/invoicing/new?number=LF9080");
  expect(valueOf(next, "lines[0].unitPrice")).toBe("33.50");
  expect((await storedInvoice(id)).status).toBe("paid");
});

test("paid by a recorded payment, an invoice stays paid until that is reversed", async () => {
  const { company, visitor } = await openCounter();
  const id = await sold(company, [{ partNumber: "X-1", unitPrice: "10" }]);
  await visitor.get(`/invoicing/${id}/payments`);
  await visitor.submit(`/invoicing/${id}/payments`, { amount: "10", method: "check" }, "Record Payment");
  expect((await storedInvoice(id)).status).toBe("paid");
  await visitor.get("/invoicing");
  const refused = await visitor.submit(`/invoicing/${id}`, { status: "sent" });
  expect(alertOf(refused)).toContain("it is paid by recorded payments");
  expect((await storedInvoice(id)).status).toBe("paid");
});

test("mail goes to the customer's address of today, or to one typed there, and the paper stays as it is", async () => {
  const counter = await openCounter();
  const { owner } = testDatabase();
  const customerId = await ownedCustomer(counter.company, { email: "wrong@example.com" });
  const id = await sold(counter.company, [{ partNumber: "X-1" }], { customerId });
  await owner
    .updateTable("customers")
    .set({ email: "right@example.com" })
    .where("id", "=", customerId)
    .execute();
  const form = await counter.visitor.get(`/invoicing/${id}/email`);
  expect(valueOf(form, "email")).toBe("right@example.com");
  await counter.visitor.submit(`/invoicing/${id}/email`, {}, "Send Email");
  await counter.visitor.get(`/invoicing/${id}/email`);
  await counter.visitor.submit(`/invoicing/${id}/email`, { email: "boss@example.com" }, "Send Email");
  const mails = await owner
    .selectFrom("mails")
    .select(["recipient", "subject", "body"])
    .where("account_id", "=", counter.company.accountId)
    .orderBy("recipient")
    .execute();
  const as = mailShownBy(form);
  expect(mails).toEqual([
    { recipient: "boss@example.com", ...as },
    { recipient: "right@example.com", ...as },
  ]);
  expect(await storedInvoice(id)).toMatchObject({ customer_email: "wrong@example.com" });
});

test("letters that the PDF cannot show are named before it is finalized and before it is mailed", async () => {
  const counter = await openCounter();
  const customerId = await ownedCustomer(counter.company, { name: "東京 Parts", email: "ap@tokyo.example" });
  const { id, page } = await readyToSell(counter, 1, { customerId });
  expect(page.text).toContain("The PDF cannot show 東 京: empty boxes stand there.");
  await counter.visitor.submit(`/invoicing/${id}/finalize`, {}, button);
  expect((await counter.visitor.get(`/invoicing/${id}/email`)).text).toContain("The PDF cannot show 東 京");
  const plain = await readyToSell(counter, 1, {
    customerId: await ownedCustomer(counter.company, { name: "Žluťoučký" }),
  });
  expect(plain.page.text).not.toContain("The PDF cannot show");
});
