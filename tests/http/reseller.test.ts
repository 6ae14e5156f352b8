import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { masterAccount, newColleague, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { sold } from "../support/invoices";
import { ownedCustomer, ownedItem } from "../support/stock";
import type { Answer } from "../support/visitor";

const view = "/inventory/reseller";
const customers = `${view}/customers`;

/** There is one master account for all tests. */
const newPhone = () => `555-${randomInt(1000, 9999)}-${randomInt(1000, 9999)}`;
const newName = () => `Harbor Lines ${randomInt(1_000_000_000)}`;

async function master() {
  const company = await masterAccount();
  const facts = { name: "Harbor Lines", phone: newPhone(), store_zip: "60614" };
  const customer = await ownedCustomer(company, facts);
  return { company, customer, visitor: await signedIn(company) };
}

const headings = (page: Answer) =>
  page.html.querySelectorAll("main thead th").map(({ text }) => text.replace(" ↑", ""));
const tabsOf = (page: Answer) =>
  page.html
    .querySelectorAll(".tabs > *")
    .map((tab) => [tab.text, tab.tagName === "A" ? tab.getAttribute("href") : "locked"]);
const storedCustomer = (id: string) =>
  testDatabase().owner.selectFrom("customers").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

test("for the master account Parts and Inventory are locked until a customer is chosen", async () => {
  const { customer, visitor } = await master();
  expect((await visitor.get(view)).location).toBe(customers);
  const page = await visitor.get(customers);
  expect(tabsOf(page)).toEqual([
    ["Customers", customers],
    ["Parts: choose a customer first", "locked"],
    ["Inventory: choose a customer first", "locked"],
  ]);
  await visitor.get(`${view}/parts`);
  expect(flashOf(await visitor.follow())).toContain("Choose a customer first");
  const chosen = await visitor.get(`${view}/inventory?customer=${customer}`);
  expect(chosen.text).toContain("Customer: Harbor Lines");
  expect(tabsOf(chosen)).toEqual([
    ["Customers", `${customers}?customer=${customer}`],
    ["Parts", `${view}/parts?customer=${customer}`],
    ["Inventory", `${view}/inventory?customer=${customer}`],
  ]);
});

test("a customer is added, with the message at each field that is missing", async () => {
  const { visitor } = await master();
  await visitor.get(`${customers}/new`);
  const refused = await visitor.submit(
    `${customers}/new`,
    { name: "Acme Oil", storeZip: "?" },
    "Add Customer",
  );
  expect(refused.status).toBe(400);
  expect(alertOf(refused)).toContain("Missing information");
  expect(messageAt(refused, "phone")).toContain("Phone is required");
  expect(messageAt(refused, "storeZip")).toContain("Store ZIP must be a ZIP code, such as 60614");
  expect(valueOf(refused, "name")).toBe("Acme Oil");
  const phone = newPhone();
  const typed = { storeZip: "60614-1234", phone };
  const checked = await visitor.submit(`${customers}/new`, typed, "Check");
  expect(checked.text).toContain(`Acme Oil, store in 60614-1234, phone ${phone}.`);
  const answer = await visitor.submit(`${customers}/new`, {}, "Add Customer");
  expect(answer.location).toMatch(`${view}/inventory?customer=`);
  const after = await visitor.follow();
  expect(flashOf(after)).toContain("Customer added");
  expect(after.text).toContain("Customer: Acme Oil");
  expect((await visitor.get(customers)).text).toContain(`Acme Oil 60614-1234 ${phone} 0`);
});

test("a customer is edited; of two people the second sees what the first saved", async () => {
  const { customer, company, visitor } = await master();
  const page = `${customers}/${customer}/edit`;
  const [name, phone] = [newName(), newPhone()];
  const { phone: before } = await storedCustomer(customer);
  const other = await signedIn(company);
  for (const each of [visitor, other]) await each.get(page);
  await visitor.submit(page, { phone });
  expect(flashOf(await visitor.follow())).toBe("Customer updated");
  const refused = await other.submit(page, { name });
  expect(refused.status).toBe(409);
  expect(alertOf(refused)).toContain("Failed to update customer");
  expect(refused.text).toContain(phone);
  await other.submit(page, {});
  expect(await storedCustomer(customer)).toMatchObject({ name, phone: before });
});

test("a customer whose stock is kept and who is there already is asked about, with a link to the other", async () => {
  const { customer, visitor } = await master();
  const { phone } = await storedCustomer(customer);
  await visitor.get(`${customers}/new`);
  const typed = { name: newName(), storeZip: "60614", phone: phone.replaceAll("-", " ") };
  const asked = await visitor.submit(`${customers}/new`, typed, "Add Customer");
  expect(alertOf(asked)).toContain("Harbor Lines has the same phone.");
  expect(asked.html.querySelector(`[role=alert] a[href="${customers}/${customer}/edit"]`)).not.toBeNull();
  await visitor.submit(`${customers}/new`, {}, "It is another customer: add it");
  expect((await visitor.follow()).text).toContain(`Customer: ${typed.name}`);
});

test("deleting from the inventory's page says what is open, as deleting from the invoices' does", async () => {
  const { company, customer, visitor } = await master();
  await sold(company, [{ partNumber: "LF9080", unitPrice: "40" }], { customerId: customer });
  const words = "$40.00 of their invoices is not paid.";
  expect((await visitor.get(`${customers}/${customer}/delete`)).text).toContain(words);
  expect((await visitor.get(`/invoicing/customers/${customer}/delete`)).text).toContain(words);
});

test("a customer with stock stays, and the page says what is there; without stock it is deleted and no longer chosen", async () => {
  const { company, customer, visitor } = await master();
  const part = await ownedItem(company, { part_number: "LF9080", quantity: 12, customer_id: customer });
  const page = `${customers}/${customer}/delete`;
  const asked = await visitor.get(`${page}?customer=${customer}`);
  expect(asked.text).toContain("This customer still has stock here: 1 part, 12 pieces (LF9080).");
  expect(asked.html.querySelector(`form[action^="${page}"] button`)).toBeNull();
  const refused = await visitor.post(page, { form_token: valueOf(asked, "form_token")! });
  expect(alertOf(refused)).toContain("Failed to delete customer This customer still has stock here");
  const { owner } = testDatabase();
  await owner
    .updateTable("inventory_items")
    .set({ archived_at: new Date() })
    .where("id", "=", part)
    .execute();
  await visitor.get(`${page}?customer=${customer}`);
  const answer = await visitor.submit(`${page}?customer=${customer}`, {}, "Delete Customer");
  expect(answer.location).toBe(customers);
  expect(flashOf(await visitor.follow())).toBe("Customer deleted");
  expect((await visitor.get(page)).status).toBe(404);
  const bystander = await ownedCustomer(company);
  const third = await ownedCustomer(company);
  const path = `${customers}/${third}/delete?customer=${bystander}`;
  await visitor.get(path);
  expect((await visitor.submit(path, {}, "Delete Customer")).location).toBe(
    `${customers}?customer=${bystander}`,
  );
});

test("a customer's stock is added and shown as theirs, and is not in the master account's own list", async () => {
  const { customer, visitor } = await master();
  const list = `${view}/inventory?customer=${customer}`;
  const empty = await visitor.get(list);
  expect(empty.html.querySelector(`a[href="/inventory/add?customer=${customer}"]`)?.text).toBe("Add Parts");
  await visitor.get(`/inventory/add?customer=${customer}`);
  const typed = {
    partNumber: `T-${customer.slice(0, 8)}`,
    bin: "A1",
    quantity: "4",
    salesPrice: "19.5",
    cost: "7",
  };
  const answer = await visitor.submit("/inventory/add", typed, "Add to Inventory");
  expect(answer.location).toBe(list);
  const page = await visitor.follow();
  expect(page.text).toContain(`${typed.partNumber}`);
  expect(headings(page)).toEqual([
    "Part #",
    "Description",
    "Manufacturer",
    "Vendor",
    "Cost",
    "Sales Price",
    "Bin",
    "Qty",
    "Reorder",
    "Actions",
  ]);
  const prices = await visitor.get(`${view}/parts?customer=${customer}`);
  expect(headings(prices)).toEqual(["Part #", "Description", "Manufacturer", "Sales Price"]);
  expect(prices.text).toContain("$19.50");
  expect(prices.body).not.toMatch(/"quantity"|7\.00/);
  expect((await visitor.get("/inventory")).text).not.toContain(typed.partNumber);
  expect((await visitor.get("/inventory/export.csv")).body).not.toContain(typed.partNumber);
});

test("the chosen customer stays through searching, sorting and clearing", async () => {
  const { company, customer, visitor } = await master();
  await ownedItem(company, { part_number: "CH-1", description: "Hose", customer_id: customer });
  await ownedItem(company, { part_number: "CH-2", description: "Clamp", customer_id: customer });
  const list = `${view}/parts?customer=${customer}`;
  await visitor.get(list);
  const found = await visitor.submit("form[role=search]", { q: "clamp" });
  expect(found.text).toContain("CH-2");
  expect(found.text).not.toContain("CH-1");
  expect(found.html.querySelector("form[role=search] a")?.getAttribute("href")).toBe(list);
  const links = (await visitor.get(list)).html.querySelectorAll("thead a").map((a) => a.getAttribute("href"));
  expect(links).toContain(`${view}/parts?customer=${customer}&sort=description`);
});

test("everyone else sees their own price list and inventory, and no customers", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedItem(company, { part_number: "LF9080", cost: "12.34", sales_price: "20", quantity: 7_654_321 });
  const stranger = await ownedCustomer(await newCompany({ plan: "pro" }));
  const visitor = await signedIn(company);
  expect((await visitor.get(view)).location).toBe(`${view}/parts`);
  const parts = await visitor.get(`${view}/parts?customer=${stranger}`);
  expect(tabsOf(parts)).toEqual([
    ["Parts", `${view}/parts`],
    ["Inventory", `${view}/inventory`],
  ]);
  expect(parts.text).toContain("LF9080");
  expect(parts.body).not.toMatch(/12\.34|7654321|7,654,321/);
  expect((await visitor.get(`${view}/inventory`)).text).toContain("$12.34");
  for (const path of ["", "/new"]) expect((await visitor.get(customers + path)).status).toBe(404);
  const own = await ownedCustomer(company);
  for (const act of ["edit", "delete"])
    expect((await visitor.get(`${customers}/${own}/${act}`)).status).toBe(404);
  expect((await visitor.post(`${customers}/${own}/delete`, {})).status).toBe(404);
  expect(await storedCustomer(own)).toMatchObject({ removed_at: null });
});

test("the counter sees the reseller's inventory without costs", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedItem(company, { part_number: "LF9080", cost: "12.34" });
  const driver = await newColleague(company, "limited_user");
  const counter = testDatabase().owner.updateTable("profiles").set({ is_counter: true });
  await counter.where("id", "=", driver.userId).execute();
  const page = await (await signedIn(driver)).get(`${view}/inventory`);
  expect(page.text).toContain("LF9080");
  expect(page.body).not.toContain("12.34");
});
