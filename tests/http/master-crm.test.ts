import { expect, test } from "vitest";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { crmCustomer } from "../support/crm";
import { testDatabase } from "../support/database";
import { masterAccount, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { addRow } from "../support/rows";
import type { Answer } from "../support/visitor";

const list = "/master-crm/customers";
const provider = await masterAccount();
const visitor = await signedIn(provider);
const day = today(provider.scope.account.timeZone);
const { owner } = testDatabase();
// The provider is the same in every file.
await owner.deleteFrom("master_crm").where("account_id", "=", provider.accountId).execute();

const typed = { companyName: "Harbor Lines", contactEmail: "dana@harbor.example" };
let made = 0;
const another = () => ({ companyName: `Company ${++made}`, contactEmail: `c${made}@crm.example` });

async function add(fields: Record<string, string>) {
  await visitor.get(`${list}/new`);
  const answer = await visitor.submit(`${list}/new`, fields, "Add Customer");
  return { answer, page: answer.location ?? "" };
}

const stored = (name: string) =>
  owner.selectFrom("master_crm").selectAll().where("company_name", "=", name).execute();
const cardsOf = (page: Answer) => page.html.querySelectorAll(".card-item").map(({ text }) => text);

test("only the master account gets in; a demo and everybody else are told why on their dashboard", async () => {
  for (const [role, words] of [
    ["demo", "Master CRM is not available in demo mode"],
    ["user", "This feature is only available to the master account"],
    ["admin", "This feature is only available to the master account"],
  ] as const) {
    const other = await signedIn(await newCompany({ plan: "enterprise", role }));
    const refused = await other.get("/master-crm");
    expect([refused.status, refused.location]).toEqual([303, "/dashboard"]);
    const dashboard = await other.get("/dashboard");
    expect(alertOf(dashboard)).toContain("Access Denied");
    expect(dashboard.text).toContain(words);
    expect(dashboard.text).not.toContain("Master CRM Master");
  }
  expect((await visitor.get("/dashboard")).html.querySelector('a[href="/master-crm"]')!.text).toContain(
    "Master",
  );
});

test("a customer is added with its account in one step, active and with a score of 50", async () => {
  const { answer, page } = await add({ ...typed, phoneNumber: "(555) 014-4000", subscriptionTier: "pro" });
  expect(answer.status).toBe(303);
  expect(flashOf(await visitor.follow())).toContain("Customer added");
  const [row] = await stored("Harbor Lines");
  expect(row).toMatchObject({ status: "active", lead_score: 50, subscription_tier: "pro" });
  expect(row!.account_number).toMatch(/^ACC\d{8}$/);
  const account = await owner
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", row!.customer_account_id!)
    .executeTakeFirstOrThrow();
  expect(account).toMatchObject({
    ...{ account_number: row!.account_number, company_name: "Harbor Lines", plan: "pro" },
  });
  const shown = await visitor.get(page);
  for (const words of ["Harbor Lines", "dana@harbor.example", row!.account_number, "Score 50"])
    expect(shown.text).toContain(words);
});

test("a company that may be there already is proposed first, by address, phone digits or name", async () => {
  const first = another();
  await add({ ...first, phoneNumber: "(555) 019-7001" });
  for (const [fields, shared] of [
    [{ ...another(), contactEmail: first.contactEmail.toUpperCase() }, "email address"],
    [{ ...another(), phoneNumber: "+1 555.019.7001" }, "phone number"],
    [{ ...another(), companyName: first.companyName.toUpperCase() }, "name"],
  ] as const) {
    const { answer } = await add(fields);
    expect(alertOf(answer)).toContain(`${first.companyName} has the same ${shared}.`);
    expect(await stored(fields.companyName)).toEqual([]);
  }
  const confirmed = await visitor.submit(`${list}/new`, {}, "It is another company: add it");
  expect(confirmed.status).toBe(303);
});

test("forms with the same address that are sent at the same moment add one customer; the others are asked", async () => {
  const { contactEmail } = another();
  const forms = [];
  for (let count = 0; count < 5; count++)
    forms.push((await visitor.get(`${list}/new`)).html.querySelector(`form[action="${list}/new"]`)!);
  const answers = await Promise.all(
    forms.map((form) =>
      visitor.submit(form, { companyName: another().companyName, contactEmail }, "Add Customer"),
    ),
  );
  const asked = answers.filter(({ status }) => status !== 303);
  expect(asked).toHaveLength(4);
  for (const answer of asked) expect(alertOf(answer)).toContain("has the same email address.");
  const rows = await owner
    .selectFrom("master_crm")
    .select("id")
    .where("contact_email", "=", contactEmail)
    .execute();
  expect(rows).toHaveLength(1);
});

test("a company that signed up by itself is proposed too", async () => {
  const company = await newCompany();
  const { answer } = await add({ ...another(), contactEmail: company.email });
  expect(alertOf(answer)).toContain("signed up by itself");
  expect(answer.html.querySelector(`a[href="/master-crm/companies/${company.accountId}"]`)).toBeTruthy();
});

test("what is missing or wrong is said at its field, and everything typed is kept", async () => {
  const { answer } = await add({
    companyName: "",
    contactEmail: "not an address",
    leadScore: "101",
    notes: "Kept",
  });
  expect(answer.status).toBe(400);
  expect(messageAt(answer, "companyName")).toContain("Company name is required");
  expect(messageAt(answer, "contactEmail")).toContain("Invalid email address");
  expect(messageAt(answer, "leadScore")).toContain("Lead score must be between 0 and 100");
  expect(valueOf(answer, "notes")).toBe("Kept");
});

test("customers are found by search, status and tier, in either word for a tier, newest first", async () => {
  const names = { pro: "Filter Pro", free: "Filter Free", enterprise: "Filter Enterprise" };
  for (const [tier, company_name] of Object.entries(names))
    await addRow("master_crm", provider, {
      ...{ company_name, subscription_tier: tier, status: tier === "free" ? "churned" : "active" },
      phone_number: "(555) 018-3322",
    });
  const found = async (query: string) =>
    cardsOf(await visitor.get(`${list}?q=filter&${query}`)).map(
      (card) => /Filter \w+?(?=a@)/.exec(card)?.[0],
    );
  expect(await found("")).toEqual(["Filter Enterprise", "Filter Free", "Filter Pro"]);
  for (const tier of ["premium", "pro"]) expect(await found(`tier=${tier}`)).toEqual(["Filter Pro"]);
  for (const tier of ["basic", "free"]) expect(await found(`tier=${tier}`)).toEqual(["Filter Free"]);
  expect(await found("tier=enterprise")).toEqual(["Filter Enterprise"]);
  expect(await found("status=churned")).toEqual(["Filter Free"]);
  expect(await found("status=all&tier=all")).toHaveLength(3);
  expect(cardsOf(await visitor.get(`${list}?q=5550183322`))).toHaveLength(3);
  const none = await visitor.get(`${list}?q=nobody at all`);
  expect(none.text).toContain("No customer is found with this search and filter.");
});

test("an edit keeps what was there before, and one that was overtaken is not lost", async () => {
  const { page } = await add(another());
  const colleague = await signedIn(provider);
  await colleague.get(`${page}/edit`);
  await visitor.get(`${page}/edit`);
  await visitor.submit(`${page}/edit`, { leadScore: "80", status: "inactive" }, "Update Customer");
  expect((await visitor.get(page)).text).toContain("Lead score: 50 → 80");
  const refused = await colleague.submit(`${page}/edit`, { phoneNumber: "555-0199" }, "Update Customer");
  expect(refused.status).toBe(409);
  expect(valueOf(refused, "phoneNumber")).toBe("555-0199");
  expect(refused.text).toContain("80 of 100");
});

test("notes are saved with their lines, and their history is kept", async () => {
  const { page } = await add(another());
  await visitor.get(`${page}/notes`);
  await visitor.submit(`${page}/notes`, { notes: "Runs 40 reefers.\nAsk in May." }, "Save Notes");
  expect((await visitor.get(`${page}?tab=notes`)).text).toContain("Runs 40 reefers.");
  await visitor.get(`${page}/notes`);
  await visitor.submit(`${page}/notes`, { notes: "Ask in June." }, "Save Notes");
  expect((await visitor.get(page)).text).toContain("Notes: Runs 40 reefers.");
});

test("an activity needs a type and a title; one with a date brings the follow-up forward, and done moves it on", async () => {
  const { page } = await add({ ...another(), nextFollowUp: addDays(day, 20) });
  await visitor.get(`${page}/activities/new`);
  const refused = await visitor.submit(`${page}/activities/new`, { title: " " }, "Add Activity");
  expect(messageAt(refused, "title")).toContain("Title is required");
  const added = await visitor.submit(
    `${page}/activities/new`,
    { title: "Call Dana", scheduledOn: addDays(day, 3) },
    "Add Activity",
  );
  expect(added.status).toBe(303);
  expect(flashOf(await visitor.follow())).toContain("Activity added");
  const id = page.split("/").at(-1)!;
  const followUp = async () =>
    (
      await owner
        .selectFrom("master_crm")
        .select("next_follow_up")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).next_follow_up;
  expect(await followUp()).toBe(addDays(day, 3));
  const shown = await visitor.get(page);
  const done = shown.html.querySelector('a[href$="/done"]')!.getAttribute("href")!;
  await visitor.get(done);
  await visitor.submit(done, { nextFollowUp: addDays(day, 30) }, "Mark done");
  expect(await followUp()).toBe(addDays(day, 30));
  await visitor.get(done);
  const again = await visitor.submit(done, { nextFollowUp: addDays(day, 31) }, "Mark done");
  expect(again.text).toContain("This activity is done already. Nothing was changed.");
  expect(await followUp()).toBe(addDays(day, 30));
});

test("activities are listed by what is due, then by what was done last, on all pages", async () => {
  const { page } = await add(another());
  const crm_entry_id = page.split("/").at(-1)!;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const activity = (title: string, facts: object) => ({
    ...{
      account_id: provider.accountId,
      user_id: provider.userId,
      author: "A",
      activity_type: "call" as const,
    },
    ...{ crm_entry_id, title, ...facts },
  });
  const old = Array.from({ length: 30 }, (_, n) =>
    activity(`Old ${n}`, { completed_at: hoursAgo(100 + n), created_at: hoursAgo(100 + n) }),
  );
  await owner
    .insertInto("crm_activities")
    .values([
      ...old,
      activity("Done now", { completed_at: hoursAgo(0), created_at: hoursAgo(900) }),
      activity("Done before", { completed_at: hoursAgo(1), created_at: hoursAgo(2) }),
      activity("Due later", { scheduled_on: addDays(day, 9), created_at: hoursAgo(1) }),
      activity("Due soon", { scheduled_on: addDays(day, 2), created_at: hoursAgo(800) }),
    ])
    .execute();
  const titles = (answer: Answer) => answer.html.querySelectorAll(".card-item-title").map(({ text }) => text);
  const first = await visitor.get(page);
  const next = first.html.querySelectorAll(".pager a").at(-1)!.getAttribute("href")!;
  const all = [...titles(first), ...titles(await visitor.get(next))];
  expect(all).toEqual([
    ...["Due soon", "Due later", "Done now", "Done before"],
    ...old.map(({ title }) => title),
  ]);
});

test("marking an activity as done keeps a follow-up that was not planned for it", async () => {
  const { page } = await add({ ...another(), nextFollowUp: addDays(day, 14) });
  const scheduled = async (days: number) => {
    await visitor.get(`${page}/activities/new`);
    const typed = { title: `In ${days} days`, scheduledOn: addDays(day, days) };
    await visitor.submit(`${page}/activities/new`, typed, "Add Activity");
  };
  const markDone = async () => {
    const shown = await visitor.get(page);
    const done = shown.html.querySelector('a[href$="/done"]')!.getAttribute("href")!;
    await visitor.get(done);
    await visitor.submit(done, {}, "Mark done");
    return (await crmCustomer(page.split("/").at(-1)!)).next_follow_up;
  };
  await scheduled(60);
  expect(await markDone()).toBe(addDays(day, 14));
  await scheduled(40);
  await scheduled(7);
  expect(await markDone()).toBe(addDays(day, 40));
});

test("today's follow-ups are on the dashboard, and one press with the next date ends one", async () => {
  const { page } = await add({ ...another(), nextFollowUp: day });
  const other = await add({ ...another(), nextFollowUp: day });
  const id = page.split("/").at(-1)!;
  await visitor.get(page);
  const dashboard = await visitor.get("/master-crm");
  expect(dashboard.html.querySelector(`form[action="${page}/follow-up"]`)).toBeTruthy();
  expect((await visitor.submit(`${other.page}/follow-up`)).location).toBe("/master-crm");
  await visitor.get("/master-crm");
  const refused = await visitor.submit(`${page}/follow-up`, { nextFollowUp: "next week" });
  expect(messageAt(refused, "nextFollowUp")).toContain("Next follow-up must be a date");
  const finished = await visitor.submit(`${page}/follow-up`, { nextFollowUp: addDays(day, 7) });
  expect(finished.location).toBe("/master-crm");
  expect(flashOf(await visitor.follow())).toContain("Follow-up done");
  const again = await visitor.get("/master-crm");
  expect(again.html.querySelector(`form[action="${page}/follow-up"]`)).toBeFalsy();
  const activities = await owner
    .selectFrom("crm_activities")
    .selectAll()
    .where("crm_entry_id", "=", id)
    .execute();
  expect(activities.map(({ title, completed_at }) => [title, completed_at !== null])).toEqual([
    ["Follow-up", true],
  ]);
});

test("churned customers can be left out of the follow-ups", async () => {
  await addRow("master_crm", provider, {
    company_name: "Gone Freight",
    status: "churned",
    next_follow_up: day,
  });
  expect((await visitor.get("/master-crm")).text).toContain("Gone Freight");
  expect((await visitor.get("/master-crm?churned=0")).text).not.toContain("Gone Freight");
});

test("the dashboard's figures are those of a second computation", async () => {
  await addRow("crm_deals", provider, { deal_value: "1200.50", stage: "closed_won" });
  await addRow("crm_deals", provider, { deal_value: "99.75", stage: "closed_won" });
  await addRow("crm_deals", provider, { deal_value: "5000", stage: "proposal" });
  const customers = (await owner.selectFrom("master_crm").selectAll().execute()).filter(
    ({ account_id, removed_at }) => account_id === provider.accountId && !removed_at,
  );
  const deals = (await owner.selectFrom("crm_deals").selectAll().execute()).filter(({ crm_entry_id }) =>
    customers.some(({ id }) => id === crm_entry_id),
  );
  const cents = deals
    .filter(({ stage }) => stage === "closed_won")
    .reduce((sum, { deal_value }) => sum + Math.round(Number(deal_value) * 100), 0);
  const scores = customers.map(({ lead_score }) => lead_score);
  const { text } = await visitor.get("/master-crm");
  const average = Math.round(scores.reduce((sum, one) => sum + one, 0) / scores.length);
  for (const words of [
    `${customers.length} Total Customers`,
    `${deals.filter(({ stage }) => !stage.startsWith("closed")).length} Active Deals`,
    `$${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })} Total Revenue`,
    `${average}/100 Avg Lead Score`,
    `Active Customers ${customers.filter(({ status }) => status === "active").length}`,
    `High Value Leads ${scores.filter((score) => score >= 75).length}`,
    `Follow-ups Due ${customers.filter(({ next_follow_up: on }) => on !== null && on <= day).length}`,
  ])
    expect(text.replace(/\s+/g, " ")).toContain(words);
});

test("a deleted customer is off every list; whoever has its page open is told, and an empty account goes with it", async () => {
  const { page } = await add(another());
  const colleague = await signedIn(provider);
  await colleague.get(`${page}/activities/new`);
  await visitor.get(`${page}/delete`);
  const deleted = await visitor.submit(`${page}/delete`, {}, "Delete Customer");
  expect(deleted.status).toBe(303);
  expect(flashOf(await visitor.follow())).toContain("Customer deleted");
  const [row] = await stored(`Company ${made}`);
  expect(row).toMatchObject({ customer_account_id: null });
  const account = await owner
    .selectFrom("accounts")
    .select("is_erasing")
    .where("account_number", "=", row!.account_number)
    .executeTakeFirst();
  expect(account).toEqual({ is_erasing: true });
  const late = await colleague.submit(`${page}/activities/new`, { title: "Typed for long" }, "Add Activity");
  expect(late.text).toContain("This customer was deleted. Nothing was saved. What you typed is still here.");
  expect(late.text).toContain("Title Typed for long");
  expect((await visitor.get(page)).status).toBe(404);
});
