import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { countNewRequests, listNewRequests } from "~/features/master-crm/requests/requests.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { flashOf, messageAt, valueOf } from "../support/answers";
import { addedCrmCustomer, contactRequest, crmCustomerOf, master, planRequest } from "../support/crm";
import { testDatabase } from "../support/database";
import { newCompany } from "../support/people";
import { signedIn } from "../support/records";
import type { Answer } from "../support/visitor";

const { owner } = testDatabase();
const list = "/master-crm/requests";

type Asked = { id: string };
const ofContact = ({ id }: Asked) => `${list}/contact/${id}`;
const ofPlan = ({ id }: Asked) => `${list}/plan/${id}`;
const isListed = async (visitor: { get(path: string): Promise<Answer> }, show: string, words: string) =>
  (await visitor.get(`${list}?show=${show}`)).text.includes(words);

const customersAt = (email: string) =>
  owner.selectFrom("master_crm").selectAll().where("contact_email", "=", email).execute();
const notesOf = (customerId: string) =>
  owner
    .selectFrom("crm_activities")
    .select(["activity_type", "title", "description", "author"])
    .where("crm_entry_id", "=", customerId)
    .execute();
const whatBecameOf = ({ id }: Asked) =>
  owner
    .selectFrom("crm_requests")
    .select(["request_kind", "crm_entry_id"])
    .where("request_id", "=", id)
    .execute();

test("requests of visitors and of companies are listed, newest first, with who asked and what", async () => {
  const { person, visitor } = await master();
  const before = await countNewRequests(person.scope);
  const aMinuteAgo = new Date(Date.now() - 60_000);
  const visitorAsked = await contactRequest({
    company: "Suspect & Sons",
    is_suspect: true,
    created_at: aMinuteAgo,
  });
  const company = await newCompany();
  const companyAsked = await planRequest(company, "We grow.\nTen trucks.");
  expect(await countNewRequests(person.scope)).toBe(before + 2);
  const newest = (await listNewRequests(person.scope, before + 2)).filter(({ id }) =>
    [companyAsked.id, visitorAsked.id].includes(id),
  );
  const times = newest.map(({ kind, at }) => `${kind} ${at}`).join(", ");
  expect(
    newest.map(({ id }) => id),
    times,
  ).toEqual([companyAsked.id, visitorAsked.id]);
  const page = await visitor.get(list);
  const cards = page.html.querySelectorAll(".card-item").map(({ text }) => text);
  const ofCompanyAt = cards.findIndex((text) => text.includes(`Company of ${company.email}`));
  const ofVisitorAt = cards.findIndex((text) => text.includes("Suspect & Sons"));
  expect(ofVisitorAt).toBeGreaterThan(ofCompanyAt);
  for (const words of ["Pro plan", "Ten trucks.", "New"]) expect(cards[ofCompanyAt]).toContain(words);
  for (const words of ["Perhaps by a program", "Physical Inventory Services, 11-50 vehicles"])
    expect(cards[ofVisitorAt]).toContain(words);
});

test("a visitor's request becomes a customer with its own text, once, and nothing before the press", async () => {
  const { person, visitor } = await master();
  const asked = await contactRequest();
  const page = await visitor.get(`${ofContact(asked)}/customer`);
  expect([valueOf(page, "companyName"), valueOf(page, "contactEmail"), valueOf(page, "leadScore")]).toEqual([
    ...["Ponce Freight", asked.email, "50"],
  ]);
  const checked = await visitor.submit("form:has([name=companyName])", {}, "Check");
  expect(checked.status).toBeLessThan(500);
  expect(await customersAt(asked.email)).toEqual([]);
  const form = page.html.querySelector("form:has([name=companyName])")!;
  const typed = { companyName: `Ponce of ${asked.email}`, phoneNumber: "" };
  const sent = await Promise.all([1, 2].map(() => visitor.submit(form, typed, "Add Customer")));
  const [customer, ...others] = await customersAt(asked.email);
  expect(others).toEqual([]);
  for (const answer of sent) expect(answer.location).toBe(`/master-crm/customers/${customer!.id}`);
  expect(await notesOf(customer!.id)).toEqual([
    {
      ...{ activity_type: "note", author: person.scope.user.author },
      title: "Contact form: Physical Inventory Services, 11-50 vehicles",
      description: `Paula Ponce, ${asked.email}, (555) 555-0142\n\nTwo yards, 4,000 parts.`,
    },
  ]);
  expect(await whatBecameOf(asked)).toEqual([{ request_kind: "contact", crm_entry_id: customer!.id }]);
  expect(await isListed(visitor, "customer", asked.email)).toBe(true);
  expect(await isListed(visitor, "new", asked.email)).toBe(false);
});

test.each(["new", "put aside"])(
  "two people make a customer of a request that is %s at one moment",
  async (state) => {
    const both = await Promise.all([master(), master()]);
    for (const round of [1, 2, 3]) {
      const asked = await contactRequest();
      if (state === "put aside") {
        const page = await both[0].visitor.get(list);
        const form = page.html.querySelector(`form[action='${ofContact(asked)}/put-aside']`)!;
        await both[0].visitor.submit(form, {});
      }
      for (const { visitor } of both) await visitor.get(`${ofContact(asked)}/customer`);
      const typed = { companyName: `Raced ${round} ${asked.email}`, phoneNumber: "" };
      const sent = await Promise.all(
        both.map(({ visitor }) =>
          visitor.submit("form:has([name=companyName])", { ...typed }, "Add Customer"),
        ),
      );
      const made = await customersAt(asked.email);
      expect(made).toHaveLength(1);
      expect(await whatBecameOf(asked)).toEqual([{ request_kind: "contact", crm_entry_id: made[0]!.id }]);
      for (const { status } of sent) expect([303, 409]).toContain(status);
    }
  },
);

test("what is wrong in the form of a request is said there, with everything kept", async () => {
  const { visitor } = await master();
  const asked = await contactRequest();
  await visitor.get(`${ofContact(asked)}/customer`);
  const refused = await visitor.submit(
    "form:has([name=companyName])",
    { contactEmail: "nobody", notes: "Half typed" },
    "Add Customer",
  );
  expect(refused.status).toBe(400);
  expect(messageAt(refused, "contactEmail")).toContain("Invalid email address");
  expect(valueOf(refused, "notes")).toBe("Half typed");
  expect(await whatBecameOf(asked)).toEqual([]);
});

test("a request of somebody who is a customer already is said to be, and is added to that customer", async () => {
  const { person, visitor } = await master();
  const customer = await addedCrmCustomer(person, `known-${Date.now()}@example.com`);
  const asked = await contactRequest({ email: customer.contact_email.toUpperCase() });
  expect((await visitor.get(list)).text).toContain(`There already: ${customer.company_name}`);
  const page = await visitor.get(`${ofContact(asked)}/customer`);
  const form = page.html.querySelector("form:has([name=known])")!;
  for (let press = 0; press < 2; press++) {
    const { location } = await visitor.submit(form);
    expect(location).toBe(`/master-crm/customers/${customer.id}`);
    if (press === 0) expect(flashOf(await visitor.follow())).toContain("Request added");
  }
  expect(await notesOf(customer.id)).toHaveLength(1);
  expect(await whatBecameOf(asked)).toEqual([{ request_kind: "contact", crm_entry_id: customer.id }]);
});

test("a request is known by any address of its customer, and a size in words is said as it is", async () => {
  const { person, visitor } = await master();
  const email = `first-${Date.now()}@example.com`;
  const customer = await addedCrmCustomer(person, email);
  const other = `second-${Date.now()}@example.com`;
  await owner
    .updateTable("master_crm")
    .set({ contact_email: `${email}, ${other}` })
    .where("id", "=", customer.id)
    .execute();
  await contactRequest({ email: other, fleet_size: "parts" });
  const { text } = await visitor.get(list);
  expect(text).toContain(`There already: ${customer.company_name}`);
  expect(text).toContain("Parts distributor");
});

test("the request of a company makes that company a customer, and its next one is added to it", async () => {
  const { visitor } = await master();
  const company = await newCompany();
  const [first, second] = [await planRequest(company, "First"), await planRequest(company, "Second")];
  const accounts = () =>
    owner
      .selectFrom("accounts")
      .select("id")
      .where("company_name", "=", `Company of ${company.email}`)
      .execute();
  for (const asked of [first, second]) {
    const { html } = await visitor.get(`${ofPlan(asked)}/customer`);
    const form = html.querySelector(`form[action$='/customer']`)!;
    await visitor.submit(form);
    await visitor.submit(form);
  }
  const [customer, ...others] = await crmCustomerOf(company.accountId);
  expect(others).toEqual([]);
  expect(customer).toMatchObject({ contact_email: company.email });
  const notes = await notesOf(customer!.id);
  expect(notes.map(({ title }) => title)).toEqual(["Plan request: Pro plan", "Plan request: Pro plan"]);
  expect(notes.map(({ description }) => description.split("\n").at(-1)).sort()).toEqual(["First", "Second"]);
  expect(await accounts()).toHaveLength(1);
});

test("a request is put aside with one press, twice is harmless, and it may still become a customer", async () => {
  const { visitor } = await master();
  const asked = await contactRequest();
  const page = await visitor.get(list);
  const form = page.html.querySelector(`form[action='${ofContact(asked)}/put-aside']`)!;
  await visitor.submit(form);
  expect(flashOf(await visitor.follow())).toBe("Put aside");
  await visitor.submit(form);
  expect(flashOf(await visitor.follow())).toBe("It was handled before");
  expect(await whatBecameOf(asked)).toEqual([{ request_kind: "contact", crm_entry_id: null }]);
  expect(await isListed(visitor, "aside", asked.email)).toBe(true);
  await visitor.get(`${ofContact(asked)}/customer`);
  const typed = { companyName: `Late ${asked.email}`, phoneNumber: "" };
  await visitor.submit("form:has([name=companyName])", typed, "Add Customer");
  expect(await customersAt(asked.email)).toHaveLength(1);
});

test("many requests come in pages, each once", async () => {
  const { visitor } = await master();
  const mark = `many-${Date.now()}@example.com`;
  for (let count = 0; count < 50; count++)
    await contactRequest({ email: mark, message: `Message ${count}.` });
  const seen: string[] = [];
  let next: string | undefined = `${list}?show=new`;
  for (let page = 0; next && page < 3; page++) {
    const { html, text }: Answer = await visitor.get(next);
    seen.push(...[...text.matchAll(/Message (\d+)\./g)].map(([, number]) => number!));
    next = html
      .querySelectorAll(".pager a")
      .find((link) => link.text.includes("Next"))
      ?.getAttribute("href");
  }
  expect(new Set(seen).size).toBe(50);
  expect(seen).toHaveLength(50);
  await owner.deleteFrom("contact_requests").where("email", "=", mark).execute();
});

test("nobody but the provider sees or handles requests, and one that is gone is not found", async () => {
  const asked = await contactRequest();
  const company = await newCompany({ plan: "enterprise" });
  const visitor = await signedIn(company);
  for (const path of [list, `${ofContact(asked)}/customer`]) {
    expect((await visitor.get(path)).location).toBe("/dashboard");
    expect(flashOf(await visitor.follow())).toContain("only available to the master account");
  }
  const form_token = await makeFormToken(formHolder(company.userId));
  for (const path of ["customer", "put-aside"])
    expect((await visitor.post(`${ofContact(asked)}/${path}`, { form_token })).status).toBe(403);
  expect(await whatBecameOf(asked)).toEqual([]);
  const provider = await master();
  await owner.deleteFrom("contact_requests").where("id", "=", asked.id).execute();
  expect((await provider.visitor.get(`${ofContact(asked)}/customer`)).status).toBe(404);
  expect((await provider.visitor.get(`${list}/other/${asked.id}/customer`)).status).toBe(404);
});
