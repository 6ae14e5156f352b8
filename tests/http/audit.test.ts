import { expect, test } from "vitest";
import { newDraft } from "../support/invoices";
import { newColleague, newCompany, newEmail } from "../support/people";
import { ownedService, signedIn } from "../support/records";
import { ownedCustomer, ownedItem } from "../support/stock";
import { ownedVehicle } from "../support/vehicles";

test("a manager reads who did what: people, settings and stock, each from its own record", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const visitor = await signedIn(company);
  const email = newEmail();
  await visitor.get("/account/users/invite");
  await visitor.submit("/account/users/invite", { email, role: "limited_user" });
  await visitor.get("/account/edit");
  await visitor.submit("/account/edit", { phoneNumber: "555-0199" }, "Save Changes");
  const item = await ownedItem(company, { part_number: "P-1", quantity: 4 });
  await visitor.get(`/inventory/${item}/adjust`);
  await visitor.submit(`/inventory/${item}/adjust`, { quantity: "3", reason: "Broken" });
  const page = await visitor.get("/account/audit");
  expect(page.text).toContain(`Invited ${email} as Limited User`);
  expect(page.text).toContain("Changed the company: Phone: 555-0100 → 555-0199");
  const people = await visitor.get("/account/audit?kind=people");
  expect(people.text).toContain(`Invited ${email}`);
  expect(people.text).not.toContain("Changed the company");
});

test("the audit is the company's own, by person and day, and a limited user has none", async () => {
  const [company, other] = await Promise.all([newCompany({ plan: "pro" }), newCompany({ plan: "pro" })]);
  const visitor = await signedIn(company);
  await visitor.get("/account/edit");
  await visitor.submit("/account/edit", { companyName: "Hill Haulage" }, "Save Changes");
  expect((await visitor.get(`/account/audit?by=${company.userId}`)).text).toContain("Hill Haulage");
  expect((await visitor.get(`/account/audit?by=${other.userId}`)).text).toContain("Nothing of the kind");
  expect((await visitor.get("/account/audit?from=2026-01-01&to=2026-01-31")).text).toContain(
    "Nothing of the kind",
  );
  expect((await (await signedIn(other)).get("/account/audit")).text).not.toContain("Hill Haulage");
  const limited = await signedIn(await newColleague(company, "limited_user"));
  expect((await limited.get("/account/audit")).status).toBe(403);
});

test("the audit's file has what its page has", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = await signedIn(company);
  await visitor.get("/account/edit");
  await visitor.submit("/account/edit", { companyName: "=1+1" }, "Save Changes");
  const file = await visitor.get("/account/audit.csv");
  expect(file.headers.get("content-disposition")).toContain("audit-");
  expect(file.body).toContain("When,Who,Kind,What,Network Address");
  expect(file.body).toContain("→ =1+1");
});

test("prices and what was removed are in it, each with who did it", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const visitor = await signedIn(company);
  const item = await ownedItem(company, { part_number: "P-1", quantity: 4, sales_price: "10" });
  await visitor.get(`/inventory/${item}/edit`);
  await visitor.submit(`/inventory/${item}/edit`, { salesPrice: "12" }, "Save");
  const customer = await ownedCustomer(company, { name: "Acme Lines" });
  await visitor.get(`/invoicing/customers/${customer}/prices`);
  await visitor.submit(`/invoicing/customers/${customer}/prices`, { partNumber: "P-1", price: "9" });
  await visitor.get(`/invoicing/customers/${customer}/prices/${item}/remove`);
  await visitor.submit(`/invoicing/customers/${customer}/prices/${item}/remove`);
  const prices = await visitor.get("/account/audit?kind=prices");
  expect(prices.text).toMatch(/P-1: .*\$10\.00.*\$12\.00/);
  expect(prices.text).toContain("Acme Lines: Price of P-1: none → $9.00");
  expect(prices.text).toContain("Acme Lines: Price of P-1: $9.00 → none");
  await visitor.get(`/invoicing/customers/${customer}/delete`);
  await visitor.submit(`/invoicing/customers/${customer}/delete`);
  const vehicle = await ownedVehicle(company, { unit_number: "12" });
  const service = await ownedService(company, vehicle, { description: "Greased" });
  await visitor.get(`/fleet-data/${vehicle}/service/${service}/remove`);
  await visitor.submit(`/fleet-data/${vehicle}/service/${service}/remove`);
  await visitor.get(`/fleet-data/${vehicle}/delete`);
  await visitor.submit(`/fleet-data/${vehicle}/delete`, { reason: "Sold" });
  const draft = await newDraft(company, [{ partNumber: "P-1" }]);
  await visitor.get(`/invoicing/${draft}/delete`);
  await visitor.submit(`/invoicing/${draft}/delete`, {}, "Delete Draft");
  const removed = await visitor.get("/account/audit?kind=records");
  expect(removed.text).toContain("Deleted the customer Acme Lines");
  expect(removed.text).toContain("Removed the service entry of unit 12");
  expect(removed.text).toMatch(/Removed from the fleet: unit 12, .* \(Sold\)/);
  expect(removed.text).toContain("Deleted the draft");
});

test("what a former person did is found by their name", async () => {
  const company = await newCompany({ plan: "pro" });
  const former = await newColleague(company, "limited_user");
  const theirs = await signedIn(former);
  await theirs.get("/account/name");
  await theirs.submit("/account/name", { name: "Gone Person" });
  const visitor = await signedIn(company);
  await visitor.get(`/account/users/${former.userId}/remove`);
  await visitor.submit(`/account/users/${former.userId}/remove`);
  const page = await visitor.get("/account/audit");
  const line = page.html.querySelectorAll("tr").find((row) => row.text.includes("Changed the name"))!;
  const only = await visitor.get(line.querySelector("a")!.getAttribute("href")!);
  expect(only.text).toContain("to Gone Person");
  expect(only.text).not.toContain("User removed");
  expect(only.html.querySelector("[name=by] option[selected]")!.text).toContain("@");
  // Also where the page shows nothing of theirs.
  const earlier = await visitor.get("/account/audit?from=2026-01-01&to=2026-01-02");
  expect(earlier.text).toContain("Nothing of the kind in these days");
  expect(earlier.html.querySelector(`[name=by] option[value="${former.userId}"]`)).not.toBeNull();
  const stranger = await signedIn(await newCompany({ plan: "pro" }));
  expect((await stranger.get("/account/audit")).html.querySelectorAll("[name=by] option")).toHaveLength(2);
});
