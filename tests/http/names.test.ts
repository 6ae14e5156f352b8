import { expect, test } from "vitest";
import { flashOf, messageAt, valueOf } from "../support/answers";
import { readCsv } from "../support/csv";
import { finished, moved, shelved, started } from "../support/counts";
import { sold, storedPayments } from "../support/invoices";
import { named, newColleague, newCompany } from "../support/people";
import { ownedBreakdown, ownedService, signedIn } from "../support/records";
import { ownedVehicle } from "../support/vehicles";
import type { Visitor } from "../support/visitor";

const form = "/account/name";

async function rename(visitor: Visitor, name: string) {
  await visitor.get(form);
  await visitor.submit(form, { name }, "Save Name");
  return visitor.follow();
}

test("a person gives a name on the account page, and changes it there", async () => {
  const visitor = await signedIn(await newColleague(await newCompany({ plan: "pro" }), "limited_user"));
  const before = await visitor.get("/account");
  expect(before.text).toContain("Your name Not given Add Your Name");
  const after = await rename(visitor, "  Dee   Driver ");
  expect(flashOf(after)).toBe("Name saved");
  expect(after.text).toContain("Your name Dee Driver Change Name");
  expect(valueOf(await visitor.get(form), "name")).toBe("Dee Driver");
  expect((await rename(visitor, "Dee Hill")).text).toContain("Your name Dee Hill");
});

test.each([
  ["", "Type your name"],
  ["x".repeat(101), "Name must be at most 100 characters"],
  ["boss@hill.example", "Type a name, not an email address"],
])("what is not a name is refused and kept: %s", async (name, message) => {
  const visitor = await signedIn(await newCompany());
  await visitor.get(form);
  const refused = await visitor.submit(form, { name }, "Save Name");
  expect(refused.status).toBe(400);
  expect(messageAt(refused, "name")).toContain(message);
  expect(valueOf(refused, "name")).toBe(name);
  expect((await visitor.get("/account")).text).toContain("Your name Not given");
});

test("a name sent twice is saved once, and Enter only looks it over", async () => {
  const visitor = await signedIn(await newCompany());
  await visitor.get(form);
  expect((await visitor.enter("name", "Dee Driver")).text).toContain("Nothing is saved yet");
  const send = () => visitor.submit(form, { name: "Dee Driver" }, "Save Name");
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ location }) => location)).toEqual(["/account", "/account"]);
});

test("what a person does says their name in the logs of vehicles, stock, counts and sales", async () => {
  const owner = await newCompany({ plan: "enterprise" });
  const company = await named(await newColleague(owner, "user"), "Kim Counter");
  const visitor = await signedIn(company);
  const vehicleId = await ownedVehicle(company);
  const vehicle = `/fleet-data/${vehicleId}`;
  const service = `${vehicle}/service/${await ownedService(company, vehicleId)}`;
  await visitor.get(`${service}/edit`);
  await visitor.submit(`${service}/edit`, { description: "Coolant" }, "Save Changes");
  const breakdown = `${vehicle}/breakdowns/${await ownedBreakdown(company, vehicleId)}`;
  await visitor.get(`${breakdown}/state`);
  await visitor.submit(`${breakdown}/state`, { state: "in_work", note: "In the shop" }, "Save State");
  const item = await shelved(company, { part_number: "LF9080", quantity: 4 });
  await moved(company, item, 2);
  const counted = await started(company, { scope: "all" });
  const sale = await sold(company, [{ partNumber: "LABOR", unitPrice: "80" }], { paidNow: true });
  const pages = [
    service,
    `${vehicle}/history?kind=changes&from=2026-01-01&to=2035-12-31`,
    `${vehicle}/history.csv?kind=changes`,
    breakdown,
    `/inventory/${item}/history`,
    `/inventory/count/${counted}`,
    `/invoicing/${sale}`,
    "/invoicing/payments",
  ];
  for (const page of pages) {
    const { text } = await visitor.get(page);
    expect(text, page).toContain("Kim Counter");
    expect(text, page).not.toContain(company.email);
  }
  await finished(company, counted);
  expect((await visitor.get("/inventory/count")).text).toContain("by Kim Counter");
});

test("two people of one name are told apart by their addresses, but not across companies", async () => {
  const company = await newCompany({ plan: "pro" });
  const [first, second] = [await newColleague(company, "user"), await newColleague(company, "user")];
  await named(await newCompany(), "Ann Lee");
  const visitor = await signedIn(first);
  expect(flashOf(await rename(visitor, "Ann Lee"))).toBe("Name saved");
  const told = flashOf(await rename(await signedIn(second), "ann lee"));
  expect(told).toContain("Somebody else in your company is called ann lee too");
  const vehicleId = await ownedVehicle(company);
  const breakdown = `/fleet-data/${vehicleId}/breakdowns/${await ownedBreakdown(company, vehicleId)}`;
  await visitor.get(`${breakdown}/state`);
  await visitor.submit(`${breakdown}/state`, { state: "in_work" }, "Save State");
  const log = (await visitor.follow()).html.querySelector(".log")!.text;
  expect(log).toContain(first.email);
  expect(log).not.toContain("Ann Lee");
});

test("a person who took a name in these days is still one person in the register and among the exceptions", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const visitor = await signedIn(company);
  const labor = [{ partNumber: "LABOR", unitPrice: "80" }];
  const takeBack = async (id: string) => {
    await visitor.get(`/invoicing/${id}`);
    await visitor.submit(`/invoicing/${id}`, { status: "cancelled", reason: "Card declined" });
  };
  const [one, two] = [
    await sold(company, labor, { paidNow: true }),
    await sold(company, labor, { paidNow: true }),
  ];
  await takeBack(one);
  await rename(visitor, "Kim Counter");
  await takeBack(two);
  const both = `Kim Counter, ${company.email}`;
  const exceptions = await visitor.get("/invoicing/exceptions");
  const people = exceptions.html.querySelectorAll("table:first-of-type tbody tr");
  expect(people).toHaveLength(1);
  expect(people[0]!.text).toContain("Kim Counter");
  const choice = exceptions.html.querySelector(`[name=by] option[value="${company.userId}"]`);
  expect(choice!.text.split(", ").sort()).toEqual(both.split(", ").sort());
  const file = readCsv((await visitor.get(`/invoicing/exceptions.csv?by=${company.userId}&kind=void`)).body);
  expect(file.slice(1).map(([, who]) => who)).toEqual(["Kim Counter", company.email]);
  expect(await storedPayments(two)).toHaveLength(1);
  const register = await visitor.get(`/invoicing/payments?by=${company.userId}`);
  for (const who of ["Kim Counter", company.email]) expect(register.text).toContain(who);
  const elsewhere = await visitor.get(
    `/invoicing/payments?by=${company.userId}&from=2026-01-01&to=2026-01-31`,
  );
  expect(elsewhere.html.querySelector("[name=by] option[selected]")?.getAttribute("value")).toBe(
    company.userId,
  );
});
