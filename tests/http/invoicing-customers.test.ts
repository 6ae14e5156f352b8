import { expect, test } from "vitest";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { newDraft, sold, storedInvoice } from "../support/invoices";
import { newCompany, newCounter } from "../support/people";
import { signedIn } from "../support/records";
import { ownedCustomer, ownedItem } from "../support/stock";
import type { Answer } from "../support/visitor";

const list = "/invoicing/customers";

async function shop() {
  const company = await newCompany({ plan: "enterprise" });
  return { company, visitor: await signedIn(company) };
}

const typedCustomer = { name: "Acme Oil", phone: "(555) 014-4000", email: "Office@acme.example" };
const cards = (page: Answer) => page.html.querySelectorAll(".card-item").map(({ text }) => text);
const storedCustomers = ({ accountId }: { accountId: string }) =>
  testDatabase().owner.selectFrom("customers").selectAll().where("account_id", "=", accountId).execute();

test("without customers the page says how to begin; a card shows who a customer is and how they pay", async () => {
  const { company, visitor } = await shop();
  expect((await visitor.get(list)).text).toContain(
    "No customers yet. Add your first customer to get started.",
  );
  // Whoever walks in is no customer to keep.
  await sold(company, [{ partNumber: "LF9080" }]);
  expect(cards(await visitor.get(list))).toEqual([]);
  await ownedCustomer(company, {
    name: "Harbor Lines",
    email: "desk@harbor.example",
    address: "1 Pier\nDock 2\nSpringfield",
    store_zip: "60614",
    payment_terms: "net_30",
  });
  await ownedCustomer(company, { name: "Zeta Freight", payment_terms: null });
  const [harbor, zeta] = cards(await visitor.get(list));
  for (const words of ["Harbor Lines", "555-0144", "desk@harbor.example", "1 Pier", "ZIP 60614", "Net 30"])
    expect(harbor).toContain(words);
  expect(zeta).toContain("C.O.D");
});

test("customers are searched by part of the name or of the phone number, however that is written", async () => {
  const { company, visitor } = await shop();
  await ownedCustomer(company, { name: "Harbor Lines", phone: "(555) 014-4777" });
  await ownedCustomer(company, { name: "100% Freight", phone: "555.019.9000" });
  await visitor.get(list);
  const search = async (q: string) =>
    cards(await visitor.submit("form[role=search]", { q })).map((card) => card.slice(0, 6));
  expect(await search("HARB")).toEqual(["Harbor"]);
  expect(await search("5550144")).toEqual(["Harbor"]);
  expect(await search("+1 555 014 4777")).toEqual(["Harbor"]);
  await ownedCustomer(company, { name: "Bremen Diesel", phone: "0421 555-0188" });
  expect(await search("+49 421 5550188")).toEqual(["Bremen"]);
  expect(await search("+1 515 014 4777")).toEqual([]);
  await ownedCustomer(company, { name: "Iowa Reefer", phone: "+1 515 555-0177" });
  for (const typed of ["515 555-0177", "(515) 555.0177", "1-515-555-0177", "+1 515 5550177", "555-0177"])
    expect([typed, await search(typed)]).toEqual([typed, ["Iowa R"]]);
  await ownedCustomer(company, { name: "Kiel Diesel", phone: "+49 431 555-0199" });
  expect(await search("0431 5550199")).toEqual(["Kiel D"]);
  expect(await search("%")).toEqual(["100% F"]);
  expect(await search("nobody")).toEqual([]);
  expect((await visitor.get(`${list}?q=nobody`)).text).toContain("No customer is found for “nobody”.");
});

test("a customer has several mail addresses, each of which must be one", async () => {
  const { visitor } = await shop();
  await visitor.get(`${list}/new`);
  const typed = { ...typedCustomer, name: "Pier Diesel" };
  const refused = await visitor.submit(
    `${list}/new`,
    { ...typed, email: "office@pier.example, books" },
    "Add Customer",
  );
  expect(messageAt(refused, "email")).toContain("Invalid email address");
  const added = await visitor.submit(
    `${list}/new`,
    { email: "office@pier.example, books@pier.example" },
    "Add Customer",
  );
  expect(added.status).toBe(303);
});

test("many customers come in pages, in the order of their names", async () => {
  const { company, visitor } = await shop();
  const names = Array.from({ length: 50 }, (_, index) => `Customer ${String(index).padStart(2, "0")}`);
  await testDatabase()
    .owner.insertInto("customers")
    .values(
      names.map((name) => ({ account_id: company.accountId, user_id: company.userId, name, phone: "1" })),
    )
    .execute();
  const first = await visitor.get(list);
  const next = first.html.querySelectorAll(".pager a").at(-1)!.getAttribute("href")!;
  const second = await visitor.get(next);
  const seen = [first, second].flatMap((page) =>
    page.html.querySelectorAll(".card-item-title").map(({ text }) => text),
  );
  expect(seen).toEqual(names);
});

test("name, phone and email are required, and each is asked for at its field with everything else kept", async () => {
  const { company, visitor } = await shop();
  await visitor.get(`${list}/new`);
  const refused = await visitor.submit(
    `${list}/new`,
    { name: "Acme Oil", address: "1 Road" },
    "Add Customer",
  );
  expect(refused.status).toBe(400);
  expect(alertOf(refused)).toMatch(/^Missing information Name, phone, and email are required/);
  expect(messageAt(refused, "phone")).toContain("Phone is required");
  expect(messageAt(refused, "email")).toContain("Email is required");
  expect(valueOf(refused, "address")).toBe("1 Road");
  const wrong = await visitor.submit(
    `${list}/new`,
    { ...typedCustomer, email: "acme", taxExempt: "on", taxCertificateUntil: "soon" },
    "Add Customer",
  );
  expect(alertOf(wrong)).not.toContain("Missing information");
  expect(messageAt(wrong, "email")).toContain("Invalid email address");
  expect(messageAt(wrong, "taxCertificateUntil")).toContain("Valid until must be a date");
  const exempt = await visitor.submit(
    `${list}/new`,
    { email: "a@acme.example", taxCertificateUntil: "" },
    "Add Customer",
  );
  expect(messageAt(exempt, "taxCertificate")).toContain("Certificate number is required");
  expect(await storedCustomers(company)).toEqual([]);
});

test("Enter only looks a new customer over; the button adds it, once", async () => {
  const { company, visitor } = await shop();
  const page = await visitor.get(`${list}/new`);
  expect(valueOf(page, "customerType")).toBe("cash_check");
  expect(valueOf(page, "paymentTerms")).toBe("cod");
  const typed = {
    ...typedCustomer,
    taxExempt: "on",
    taxCertificate: "TX-1",
    taxCertificateUntil: "2099-01-31",
  };
  const checked = await visitor.submit(`${list}/new`, typed, "Check");
  expect(checked.text).toContain("Acme Oil, (555) 014-4000, Office@acme.example.");
  expect(await storedCustomers(company)).toEqual([]);
  await visitor.submit(`${list}/new`, {}, "Add Customer");
  const after = await visitor.follow();
  expect(flashOf(after)).toBe("Customer added successfully");
  expect(after.text).toContain("Exempt, certificate TX-1, valid until Jan 31, 2099");
  expect(await storedCustomers(company)).toMatchObject([
    {
      name: "Acme Oil",
      email: "Office@acme.example",
      customer_type: "cash_check",
      payment_terms: "cod",
      price_level: "retail",
      tax_exempt: true,
    },
  ]);
});

test("a customer is edited; of two people the second sees what the first saved", async () => {
  const { company, visitor } = await shop();
  const customer = await ownedCustomer(company, { name: "Harbor Lines", email: "desk@harbor.example" });
  const page = `${list}/${customer}/edit`;
  const other = await signedIn(company);
  for (const each of [visitor, other]) await each.get(page);
  await visitor.submit(page, { priceLevel: "fleet", paymentTerms: "net_15" }, "Update Customer");
  const after = await visitor.follow();
  expect(flashOf(after)).toBe("Customer updated");
  expect(after.text).toMatch(/Payment terms Net 15 Price level Fleet/);
  const refused = await other.submit(page, { name: "Harbor" }, "Update Customer");
  expect(refused.status).toBe(409);
  expect(alertOf(refused)).toContain("Somebody else saved this customer after you opened it");
  expect(refused.text).toContain("Price level Fleet");
  await other.submit(page, {}, "Update Customer");
  expect(await storedCustomers(company)).toMatchObject([{ name: "Harbor", price_level: "retail" }]);
  expect((await other.get(page)).status).toBe(200);
  const missing = await other.submit(page, { email: "" }, "Update Customer");
  expect(alertOf(missing)).toMatch(/^Missing information Name, phone, and email are required/);
});

test("a new customer of a half-typed invoice is chosen there, and no tax is charged to who is exempt", async () => {
  const { company, visitor } = await shop();
  const draft = await newDraft(company, [{ partNumber: "LF9080", unitPrice: "100" }], {
    customerId: null,
    taxRate: "8",
  });
  const page = `${list}/new?invoice=${draft}`;
  await visitor.get(page);
  const refused = await visitor.submit(page, {}, "Add Customer");
  expect(alertOf(refused)).toMatch(/^Missing fields Name, phone, and email are required/);
  const answer = await visitor.submit(
    page,
    { ...typedCustomer, taxExempt: "on", taxCertificate: "TX-1" },
    "Add Customer",
  );
  expect(answer.location).toBe(`/invoicing/${draft}/edit`);
  expect(await storedInvoice(draft)).toMatchObject({
    customer_name: "Acme Oil",
    tax_rate: "0.0000",
    total: "100.00",
  });
  // The next one is not.
  await visitor.get(page);
  const zeta = { name: "Zeta", phone: "555-0199", email: "zeta@example.com" };
  await visitor.submit(page, zeta, "Add Customer");
  expect(await storedInvoice(draft)).toMatchObject({
    customer_name: "Zeta",
    tax_rate: "7.0000",
    total: "107.00",
  });
});

test("a new customer is kept when the invoice they were for was issued meanwhile", async () => {
  const { company, visitor } = await shop();
  const invoice = await sold(company, [{ partNumber: "LF9080" }]);
  const page = `${list}/new?invoice=${invoice}`;
  await visitor.get(page);
  await visitor.submit(page, typedCustomer, "Add Customer");
  const after = await visitor.follow();
  expect(flashOf(after)).toBe("Customer added The invoice can no longer change: Acme Oil is not on it.");
  expect(after.text).toContain("Acme Oil");
  expect(await storedInvoice(invoice)).toMatchObject({ customer_name: "Cash/Walk-in Customer" });
});

test("deleting asks in the stated words, says what is open, and leaves the invoice its name", async () => {
  const { company, visitor } = await shop();
  const customer = await ownedCustomer(company, { email: "desk@harbor.example" });
  const invoice = await sold(company, [{ partNumber: "LF9080", unitPrice: "40" }], { customerId: customer });
  const page = `${list}/${customer}/delete`;
  const asked = await visitor.get(page);
  expect(asked.text).toContain("Delete Customer?");
  expect(asked.text).toContain(
    "Harbor Lines This will permanently delete this customer. Any invoices linked to this customer will remain but won't show customer details.",
  );
  expect(asked.text).toContain("$40.00 of their invoices is not paid.");
  await visitor.submit(page, {}, "Delete Customer");
  const after = await visitor.follow();
  expect(flashOf(after)).toBe("Customer deleted");
  expect(cards(after)).toEqual([]);
  expect((await visitor.get(`${list}/${customer}`)).status).toBe(404);
  expect(await storedInvoice(invoice)).toMatchObject({
    customer_name: "Harbor Lines",
    open_balance: "40.00",
  });
});

test("a customer's page says what is open and lists their invoices, newest first, in pages", async () => {
  const { company, visitor } = await shop();
  const customer = await ownedCustomer(company, { email: "desk@harbor.example" });
  const page = `${list}/${customer}`;
  expect((await visitor.get(page)).text).toContain("$0.00 open balance");
  await sold(company, [{ partNumber: "LF9080", unitPrice: "40" }], { customerId: customer });
  await sold(company, [{ partNumber: "LF9080", unitPrice: "2" }], { customerId: customer, paidNow: true });
  await sold(company, [{ partNumber: "LF9080", unitPrice: "7" }]);
  const shown = await visitor.get(page);
  expect(shown.text).toContain("$40.00 open balance");
  expect(shown.html.querySelectorAll("tbody th").map(({ text }) => text)).toEqual(["INV-002", "INV-001"]);
});

test("a customer whose stock is kept here stays", async () => {
  const { company, visitor } = await shop();
  const customer = await ownedCustomer(company);
  await ownedItem(company, { part_number: "LF9080", quantity: 12, customer_id: customer });
  const page = `${list}/${customer}/delete`;
  const asked = await visitor.get(page);
  expect(asked.text).toContain("This customer still has stock here: 1 part, 12 pieces (LF9080).");
  const refused = await visitor.post(page, { form_token: valueOf(asked, "form_token")! });
  expect(alertOf(refused)).toContain("Failed to delete customer This customer still has stock here");
});

test("whoever walks in can be neither opened, edited nor deleted", async () => {
  const { company, visitor } = await shop();
  const { customer_id: id } = await storedInvoice(await sold(company, [{ partNumber: "LF9080" }]));
  for (const act of ["", "/edit", "/delete", "/prices", "/statement"])
    expect((await visitor.get(`${list}/${id}${act}`)).status).toBe(404);
  const page = await visitor.get(`${list}/new`);
  const form_token = valueOf(page, "form_token")!;
  await visitor.post(`${list}/${id}/edit`, { form_token, ...typedCustomer, version: "1" });
  await visitor.post(`${list}/${id}/delete`, { form_token });
  expect(await storedCustomers(company)).toMatchObject([{ name: "Cash/Walk-in Customer", removed_at: null }]);
});

test("a fixed price is given for a part by any of its numbers, replaced, and taken away", async () => {
  const { company, visitor } = await shop();
  const customer = await ownedCustomer(company);
  await ownedItem(company, { part_number: "LF-9080", description: "Lube filter", sales_price: "12" });
  const page = `${list}/${customer}/prices`;
  expect((await visitor.get(page)).text).toContain("No fixed prices yet");
  const unknown = await visitor.submit(page, { partNumber: "NONE-1", price: "9.5" }, "Save Price");
  expect(messageAt(unknown, "partNumber")).toContain("No part of your inventory has the number “NONE-1”");
  const checked = await visitor.submit(page, { partNumber: "lf9080" }, "Check");
  expect(checked.text).toContain("LF-9080, Lube filter: $9.50 instead of $12.00.");
  await visitor.submit(page, {}, "Save Price");
  expect(flashOf(await visitor.follow())).toBe("Price saved LF-9080, Lube filter: $9.50 instead of $12.00.");
  await visitor.submit(page, { partNumber: "LF-9080", price: "9" }, "Save Price");
  const after = await visitor.follow();
  expect(flashOf(after)).toContain("$9.00 instead of $9.50");
  expect(after.text).toContain("LF-9080 Lube filter $12.00 $9.00");
  await visitor.get(after.html.querySelector("tbody a[aria-label^=Remove]")!.getAttribute("href")!);
  await visitor.submit("form[action$=remove]", {}, "Remove Price");
  expect(flashOf(await visitor.follow())).toBe("Price removed");
  expect((await visitor.get(page)).text).toContain("No fixed prices yet");
});

test("the counter keeps customers, but deletes none and sets no prices", async () => {
  const { company } = await shop();
  const customer = await ownedCustomer(company, { email: "desk@harbor.example" });
  const counter = await signedIn(await newCounter(company));
  const page = await counter.get(`${list}/${customer}`);
  const links = page.html.querySelectorAll("main a").map((link) => link.getAttribute("href"));
  expect(links).toContain(`${list}/${customer}/edit`);
  expect(links).not.toContain(`${list}/${customer}/delete`);
  expect((await counter.get(`${list}/${customer}/delete`)).status).toBe(403);
  expect((await counter.get(`${list}/${customer}/prices`)).html.querySelector("main form")).toBeNull();
  await counter.get(`${list}/${customer}/edit`);
  await counter.submit(`${list}/${customer}/edit`, { phone: "555-0199" }, "Update Customer");
  expect(flashOf(await counter.follow())).toBe("Customer updated");
});

test("after a smaller plan the customers stay readable", async () => {
  const company = await newCompany({ plan: "free" });
  const customer = await ownedCustomer(company);
  const visitor = await signedIn(company);
  const page = await visitor.get(list);
  expect(cards(page)[0]).toContain("Harbor Lines");
  expect(page.html.querySelectorAll("main .button").map(({ text }) => text)).not.toContain("Add Customer");
  expect((await visitor.get(`${list}/${customer}`)).text).toContain("555-0144");
  expect((await visitor.get(`${list}/new`)).location).toBe("/invoicing?upgrade=1");
});

test("a statement prints what was charged and paid between two days, and how long what is open has been due", async () => {
  const { company, visitor } = await shop();
  const customer = await ownedCustomer(company, { address: "1 Pier" });
  await sold(company, [{ partNumber: "LF9080", unitPrice: "100" }], {
    customerId: customer,
    invoiceDate: "2026-08-03",
  });
  await sold(company, [{ partNumber: "LF9080", unitPrice: "40" }], {
    customerId: customer,
    invoiceDate: "2026-09-10",
  });
  const page = `${list}/${customer}/statement`;
  const shown = await visitor.get(`${page}?from=2026-09-01&to=2026-09-30`);
  const rows = shown.html.querySelectorAll("tbody tr").map((row) => row.childNodes.map(({ text }) => text));
  expect(rows).toEqual([
    ["Sep 1, 2026", "Opening balance", "", "$100.00"],
    ["Sep 10, 2026", "Invoice INV-002", "$40.00", "$140.00"],
    ["Sep 30, 2026", "Closing balance", "", "$140.00"],
  ]);
  expect(shown.text).toContain(company.scope.account.companyName);
  expect(shown.text).toContain("Balance $140.00");
  expect(shown.html.querySelector("script")).toBeNull();
  const early = await visitor.get(`${page}?from=2026-08-01&to=2026-08-31`);
  expect(early.text).toContain("After Aug 31, 2026: $40.00. With it $140.00 is open.");
});

test("exemptions and price levels are the manager's: the counter's form has none, and what it posts changes none", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const facts = { email: "ap@harbor.example", price_level: "fleet" as const };
  const customerId = await ownedCustomer(company, { ...facts, tax_exempt: true, tax_certificate: "TX-1" });
  const clerk = await signedIn(await newCounter(company));
  const form = `/invoicing/customers/${customerId}/edit`;
  const page = await clerk.get(form);
  expect(page.html.querySelector("[name=taxExempt], [name=priceLevel]")).toBeNull();
  await clerk.submit(form, { phone: "555-0199" }, "Update Customer");
  const stored = await testDatabase()
    .owner.selectFrom("customers")
    .selectAll()
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({
    phone: "555-0199",
    price_level: "fleet",
    tax_exempt: true,
    tax_certificate: "TX-1",
  });
});

test("each change of a customer is on its page, with who made it, from what and to what", async () => {
  const { company, visitor } = await shop();
  const customer = await ownedCustomer(company, { email: "ap@harbor.example", phone: "555-0101" });
  const clerk = await newCounter(company);
  const form = `${list}/${customer}/edit`;
  await visitor.get(form);
  await visitor.submit(form, { taxExempt: "on", taxCertificate: "TX-9" }, "Update Customer");
  const counter = await signedIn(clerk);
  await counter.get(form);
  await counter.submit(form, { phone: "555-0199" }, "Update Customer");
  const log = (await visitor.get(`${list}/${customer}`)).html.querySelectorAll("ul.log li");
  expect(log.map(({ text }) => text)).toEqual([
    expect.stringContaining(clerk.email),
    expect.stringContaining(company.email),
  ]);
  expect(log[0]!.text).toContain("Phone: 555-0101 → 555-0199");
  expect(log[1]!.text).toContain("Tax exempt: No → Yes");
  expect(log[1]!.text).toContain("Certificate number: none → TX-9");
  expect(log[0]!.text).not.toContain("Tax exempt");
});

test("a new customer who is exempt from the start is noted", async () => {
  const { visitor } = await shop();
  await visitor.get(`${list}/new`);
  const typed = { name: "Pier Marine", phone: "555-0101", email: "ap@pier.example" };
  await visitor.submit(`${list}/new`, { ...typed, taxExempt: "on", taxCertificate: "TX-9" }, "Add Customer");
  const page = await visitor.follow();
  expect(page.html.querySelector("ul.log")?.text).toContain("Tax exempt: No → Yes");
});

test("a customer with another's phone, mail, address or name is asked about once, at every door", async () => {
  const { company, visitor } = await shop();
  const harbor = { name: "Harbor Lines", phone: "(555) 014-4777", email: "desk@harbor.example" };
  const first = await ownedCustomer(company, { ...harbor, address: "1 Pier\nSpringfield" });
  await visitor.get(`${list}/new`);
  const samePhone = { ...typedCustomer, phone: "+1 555 014 4777" };
  const asked = await visitor.submit(`${list}/new`, samePhone, "Add Customer");
  expect([asked.status, alertOf(asked)]).toEqual([
    409,
    expect.stringContaining("Harbor Lines has the same phone."),
  ]);
  expect(asked.html.querySelector(`[role=alert] a[href="${list}/${first}"]`)?.text).toBe("Harbor Lines");
  expect(valueOf(asked, "email")).toBe(typedCustomer.email);
  await visitor.submit(`${list}/new`, {}, "It is another customer: add it");
  const second = (await visitor.follow()).html.querySelector(`a[href$="/edit"]`)!.getAttribute("href")!;
  expect(await storedCustomers(company)).toHaveLength(2);

  await visitor.get(second);
  const moved = { address: "1 pier, Springfield", email: "DESK@harbor.example", name: "harbor  lines" };
  const renamed = await visitor.submit(second, moved, "Update Customer");
  expect(alertOf(renamed)).toContain("Harbor Lines has the same name, email, address.");
  await visitor.submit(second, {}, "It is another customer: save it");
  expect(flashOf(await visitor.follow())).toBe("Customer updated");
  await visitor.get(second);
  await visitor.submit(second, { storeZip: "60614", name: "Harbor Lines" }, "Update Customer");
  expect(flashOf(await visitor.follow())).toBe("Customer updated");

  const draftId = await newDraft(company, [{ partNumber: "LF9080" }]);
  const door = `${list}/new?invoice=${draftId}`;
  await visitor.get(door);
  const inSale = await visitor.submit(door, { ...typedCustomer, email: "x@y.example" }, "Add Customer");
  expect(alertOf(inSale)).not.toContain("same");
  await visitor.get(door);
  const again = await visitor.submit(door, { ...harbor, name: "Pier One" });
  expect(alertOf(again)).toContain("has the same phone, email.");
  await visitor.submit(door, {}, "It is another customer: add it");
  expect((await visitor.follow()).text).toContain("Pier One");
});

test("whoever edits a customer that is deleted meanwhile is told so, and still sees what they typed", async () => {
  const { company, visitor } = await shop();
  const customer = await ownedCustomer(company, { name: "Harbor Lines" });
  await visitor.get(`${list}/${customer}/edit`);
  const colleague = await signedIn(company);
  await colleague.get(`${list}/${customer}/delete`);
  await colleague.submit(`${list}/${customer}/delete`, {}, "Delete Customer");
  const late = await visitor.submit(
    `${list}/${customer}/edit`,
    { ...typedCustomer, address: "Pier 7, Dock 2" },
    "Update Customer",
  );
  expect(late.text).toContain("Somebody deleted this customer. Nothing was saved.");
  for (const words of ["Address Pier 7, Dock 2", "Phone (555) 014-4000"]) expect(late.text).toContain(words);
});
