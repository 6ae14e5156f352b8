import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { generateAccountNumber } from "~/auth/sign-up.server";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { listTrialsEnding, listUnseen } from "~/features/master-crm/companies/companies.server";
import { listLinkProposals } from "~/features/master-crm/companies/link-company.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { flashOf, messageAt, valueOf } from "../support/answers";
import { addedCrmCustomer, crmCustomer, crmCustomerOf, master } from "../support/crm";
import { testDatabase } from "../support/database";
import { newDraft, sold } from "../support/invoices";
import { type Member, newColleague, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedItem } from "../support/stock";
import { auditOf, onTrial, trialOf } from "../support/trials";
import { ownedVehicle } from "../support/vehicles";
import type { Answer, Visitor } from "../support/visitor";

const { owner } = testDatabase();
const list = "/master-crm/companies";
const pageOf = ({ accountId }: Member) => `${list}/${accountId}`;
const zone = "America/Chicago";

const rowsOf = (page: Answer) => page.html.querySelectorAll("tbody tr").map(({ text }) => text);
const detail = (page: Answer, label: string) =>
  page.html
    .querySelectorAll(".details-list div")
    .find((one) => one.querySelector("dt")?.text === label)
    ?.querySelector("dd")?.text;
const figure = (page: Answer, label: string) =>
  page.html
    .querySelectorAll(".stat")
    .find((one) => one.querySelector(".stat-label")?.text === label)
    ?.querySelector(".stat-value")?.text;

async function looksIn({ accountId }: Member): Promise<string[]> {
  const rows = await owner
    .selectFrom("audit_events")
    .select("what")
    .where("account_id", "=", accountId)
    .where("kind", "=", "provider")
    .orderBy("happened_at")
    .execute();
  return rows.map(({ what }) => what);
}

async function found(visitor: Visitor, query: string): Promise<string[]> {
  return rowsOf(await visitor.get(`${list}?${query}`));
}

async function notSeenSince({ userId, accountId }: Member, days: number): Promise<void> {
  const past = sql<Date>`now() - make_interval(days => ${days})`;
  await owner.updateTable("sessions").set({ last_seen_at: past }).where("user_id", "=", userId).execute();
  await owner.updateTable("accounts").set({ created_at: past }).where("id", "=", accountId).execute();
}

test("companies are found by name, number and the address of somebody there; demos and erased ones are not", async () => {
  const { visitor } = await master();
  const company = await newCompany({ plan: "pro" });
  const colleague = await newColleague(company, "limited_user");
  const { account_number } = await owner
    .selectFrom("accounts")
    .select("account_number")
    .where("id", "=", company.accountId)
    .executeTakeFirstOrThrow();
  for (const q of [company.email, account_number.toLowerCase(), colleague.email.toUpperCase()]) {
    const rows = await found(visitor, `q=${encodeURIComponent(q)}`);
    expect([q, rows.length]).toEqual([q, 1]);
    for (const words of [account_number, "Pro", "2", "Make a customer"]) expect(rows[0]).toContain(words);
  }
  expect(await found(visitor, `q=${randomUUID()}`)).toEqual([]);
  await owner.updateTable("accounts").set({ is_erasing: true }).where("id", "=", company.accountId).execute();
  expect(await found(visitor, `q=${company.email}`)).toEqual([]);
  expect((await visitor.get(pageOf(company))).status).toBe(404);
  const demo = await newCompany();
  // One that is taken: a visitor would get it.
  const times = { started_at: new Date(), ends_at: new Date(Date.now() + 60_000) };
  await owner
    .insertInto("demos")
    .values({ account_id: demo.accountId, user_id: demo.userId, ticket: randomUUID(), ...times })
    .execute();
  expect(await found(visitor, `q=${demo.email}`)).toEqual([]);
  expect((await visitor.get(pageOf(demo))).status).toBe(404);
});

test("the filters show trials that end this week, who was not seen, who waits and who is not followed", async () => {
  const { person, visitor } = await master();
  const [trial, later, gone, waiting] = [
    await newCompany(),
    await newCompany(),
    await newCompany(),
    await newCompany(),
  ];
  const lastDay = addDays(today(zone), 7);
  const end = (day: string) => sql<Date>`(${day}::date + 1)::timestamp at time zone ${zone}`;
  for (const [company, day] of [
    [trial, lastDay],
    [later, addDays(lastDay, 1)],
  ] as const) {
    await onTrial(company, "pro");
    await owner
      .updateTable("accounts")
      .set({ trial_ends_at: end(day) })
      .where("id", "=", company.accountId)
      .execute();
  }
  await owner.updateTable("users").set({ role: "waitlist" }).where("id", "=", waiting.userId).execute();
  await notSeenSince(gone, 15);
  const shown = async (filter: string, company: Member) =>
    (await found(visitor, `show=${filter}&q=${company.email}`)).length === 1;
  expect([await shown("trials", trial), await shown("trials", later), await shown("trials", gone)]).toEqual([
    ...[true, false, false],
  ]);
  expect([await shown("unseen", gone), await shown("unseen", trial)]).toEqual([true, false]);
  expect([await shown("waiting", waiting), await shown("waiting", gone)]).toEqual([true, false]);
  expect([await shown("unfollowed", gone), await shown("unfollowed", person)]).toEqual([true, false]);
  const ending = (await listTrialsEnding(person.scope, today(zone))).map(({ id }) => id);
  expect([ending.includes(trial.accountId), ending.includes(later.accountId)]).toEqual([true, false]);
  const unseen = await listUnseen(person.scope);
  expect(unseen.companies.map(({ id }) => id)).toContain(gone.accountId);
  await notSeenSince(gone, 13);
  expect((await listUnseen(person.scope)).count).toBe(unseen.count - 1);
});

test("a company is said to be away for long only when the filter has it too", async () => {
  const { visitor } = await master();
  const [young, old, waiting] = [await newCompany(), await newCompany(), await newCompany()];
  for (const { userId } of [young, old, waiting])
    await owner.deleteFrom("sessions").where("user_id", "=", userId).execute();
  for (const company of [old, waiting]) await notSeenSince(company, 200);
  await owner.updateTable("users").set({ role: "waitlist" }).where("id", "=", waiting.userId).execute();
  for (const [company, words, isAway] of [
    [young, "never (here since ", false],
    [old, "not in the last 180 days", true],
    [waiting, "nobody may sign in yet", false],
  ] as const) {
    expect((await found(visitor, `q=${company.email}`))[0]).toContain(words);
    expect(await found(visitor, `show=unseen&q=${company.email}`)).toHaveLength(isAway ? 1 : 0);
  }
});

test("many companies come in pages, newest first, each once", async () => {
  const { visitor } = await master();
  const mark = randomUUID();
  const rows = Array.from({ length: 50 }, (_, index) => ({
    company_name: `${mark} ${String(index).padStart(2, "0")}`,
    ...{ account_number: generateAccountNumber(), company_address: "", phone_number: "" },
  }));
  await owner.insertInto("accounts").values(rows).execute();
  const first = await visitor.get(`${list}?q=${mark}`);
  const next = first.html.querySelectorAll(".pager a").at(-1)!.getAttribute("href")!;
  const second = await visitor.get(next);
  const names = [first, second].map((page) => rowsOf(page).map((text) => text.match(/ (\d\d)/)![1]));
  expect(names.map(({ length }) => length)).toEqual([48, 2]);
  expect(new Set(names.flat()).size).toBe(50);
  await owner.deleteFrom("accounts").where("company_name", "like", `${mark}%`).execute();
});

test("a company becomes a customer with one press, and one only however often that is pressed", async () => {
  const { visitor } = await master();
  const company = await newCompany({ plan: "pro" });
  await newColleague(company, "limited_user");
  const page = await visitor.get(`${list}?q=${company.email}`);
  const form = page.html.querySelector("form[action$='/follow']")!;
  const sent = await Promise.all([1, 2].map(() => visitor.submit(form)));
  const [customer, ...others] = await crmCustomerOf(company.accountId);
  expect(others).toEqual([]);
  for (const answer of sent) expect(answer.location).toBe(`/master-crm/customers/${customer!.id}`);
  expect(customer).toMatchObject({
    ...{ contact_email: company.email, phone_number: "555-0100", subscription_tier: "pro" },
    ...{ company_address: "1 Yard Road, Springfield", lead_score: 50, status: "active" },
  });
  const other = await master();
  const token = await makeFormToken(formHolder(other.person.userId));
  const again = await other.visitor.post(`${list}/follow`, {
    form_token: token,
    companyId: company.accountId,
  });
  expect(again.location).toBe(`/master-crm/customers/${customer!.id}`);
  expect(flashOf(await other.visitor.get(list))).toBe("It is a customer already");
  expect(await crmCustomerOf(company.accountId)).toHaveLength(1);
});

test("the page of a company has the figures that its own records have", async () => {
  const { visitor } = await master();
  const company = await newCompany({ plan: "enterprise" });
  await newColleague(company, "limited_user");
  await ownedVehicle(company);
  await ownedVehicle(company);
  await ownedVehicle(company, { archived_at: new Date() });
  await ownedItem(company, { part_number: "SEEN-1", quantity: 3 });
  await sold(company, [{ partNumber: "SEEN-2" }]);
  await newDraft(company, [{ partNumber: "SEEN-3" }]);
  const mail = { account_id: company.accountId, recipient: "a@example.com", subject: "private", body: "b" };
  await owner
    .insertInto("mails")
    .values([
      { ...mail, kind: "Low stock", state: "failed", last_error: "Mailbox is full" },
      { ...mail, kind: "Invoice", state: "sent" },
    ])
    .execute();
  const counted = async (table: "inventory_items") =>
    (
      await owner
        .selectFrom(table)
        .select(sql<string>`count(*)::text`.as("count"))
        .where("account_id", "=", company.accountId)
        .executeTakeFirstOrThrow()
    ).count;
  const page = await visitor.get(pageOf(company));
  expect(["Vehicles", "Parts", "Invoices", "People"].map((label) => figure(page, label))).toEqual([
    ...["2", await counted("inventory_items"), "1", "2"],
  ]);
  expect(detail(page, "Invoice drafts")).toBe("1");
  expect(detail(page, "Plan in force")).toBe("Enterprise");
  expect(page.text).toContain("Low stock: Mailbox is full");
  expect(page.text).not.toContain("private");
  expect(page.text).toContain(company.email);
});

test("the page of a company that was added by hand says by whom, and that nobody signed in and no mail was sent", async () => {
  const { person, visitor } = await master();
  const customer = await addedCrmCustomer(person, `${randomUUID()}@crm.example.com`);
  const page = await visitor.get(`${list}/${customer.customer_account_id}`);
  expect([detail(page, "Signed up"), detail(page, "Added")]).toEqual([
    undefined,
    expect.stringMatching(/^[A-Z][a-z]+ \d+, \d{4} by .+; nobody has signed in yet$/),
  ]);
  expect(page.text).toContain("No mail of this company was sent yet.");
});

test("a look is in the company's own audit, once in ten minutes, where its manager reads it", async () => {
  const { visitor } = await master();
  const company = await newCompany();
  await visitor.get(pageOf(company));
  await visitor.get(pageOf(company));
  expect(await looksIn(company)).toEqual(["Looked at the company's figures"]);
  const audit = await (await signedIn(company)).get("/account/audit?kind=provider");
  expect(rowsOf(audit)).toHaveLength(1);
  for (const words of ["The provider", "Looked at the company's figures"])
    expect(rowsOf(audit)[0]).toContain(words);
  await sql`update audit_events set happened_at = happened_at - interval '11 minutes'
    where account_id = ${company.accountId}`.execute(owner);
  await visitor.get(pageOf(company));
  expect(await looksIn(company)).toHaveLength(2);
});

test("the plan is set with one press, ends a trial, and is in the company's audit once", async () => {
  const { visitor } = await master();
  const company = await newCompany();
  await onTrial(company, "enterprise");
  const { html } = await visitor.get(pageOf(company));
  const form = html.querySelector("form[action$='/plan']")!;
  await visitor.submit(form, {}, "Pro");
  expect(flashOf(await visitor.follow())).toMatch(/^Plan set Company of .* is on the Pro plan\.$/);
  await visitor.submit(form, {}, "Pro");
  expect(await trialOf(company)).toMatchObject({ plan: "pro" });
  expect(await auditOf(company, "plan")).toEqual([
    "The provider: Set the plan from free to pro. Its trial of enterprise has ended.",
  ]);
  const page = await visitor.get(pageOf(company));
  expect([detail(page, "Plan in force"), detail(page, "Plan sold")]).toEqual(["Pro", "Pro"]);
  expect((await (await signedIn(company)).get("/account/audit?kind=plan")).text).toContain(
    "Set the plan from free to pro.",
  );
});

test("a trial is started, moved in the company's days, and told again before its new end", async () => {
  const { visitor } = await master();
  const company = await newCompany();
  await owner
    .insertInto("trial_mailings")
    .values({ account_id: company.accountId, looked_on: "2026-01-05" })
    .execute();
  const at = `${pageOf(company)}/trial`;
  const set = async (lastDay: string, trialPlan = "pro") => {
    await visitor.get(pageOf(company));
    return visitor.submit(`form[action$='/trial']`, { trialPlan, lastDay }, await buttonOf());
  };
  const buttonOf = async () => ((await trialOf(company)).trial_plan ? "Change the trial" : "Start a trial");
  const past = await set(addDays(today(zone), -1));
  expect([past.status, messageAt(past, "lastDay")]).toEqual([
    409,
    expect.stringContaining("The last day is over where the company works"),
  ]);
  expect(valueOf(past, "lastDay")).toBe(addDays(today(zone), -1));
  expect(messageAt(await set("soon"), "lastDay")).toContain("Last day must be a date");
  expect(messageAt(await set(addDays(today(zone), 400)), "lastDay")).toContain("a year at most");
  const day = addDays(today(zone), 10);
  expect((await set(day)).location).toBe(pageOf(company));
  const { rows } = await sql<{ end: Date }>`
    select (${day}::date + 1)::timestamp at time zone ${zone} as end`.execute(owner);
  expect(await trialOf(company)).toMatchObject({ trial_plan: "pro", trial_ends_at: rows[0]!.end });
  await set(day);
  await set(addDays(day, 5), "enterprise");
  const audit = await auditOf(company, "plan");
  expect(audit).toHaveLength(2);
  expect(audit[0]).toMatch(/^The provider: Started a trial of Pro, through /);
  expect(audit[1]).toMatch(/^The provider: Changed the trial from Pro, through .*, to Enterprise, through /);
  const told = await owner
    .selectFrom("trial_mailings")
    .selectAll()
    .where("account_id", "=", company.accountId)
    .execute();
  expect(told).toEqual([]);
  await owner
    .updateTable("accounts")
    .set({ plan: "enterprise" })
    .where("id", "=", company.accountId)
    .execute();
  expect((await visitor.get(at)).status).toBe(200);
});

test("people are released from the waitlist by the provider, once", async () => {
  const { visitor } = await master();
  const company = await newCompany();
  await owner.updateTable("users").set({ role: "waitlist" }).where("id", "=", company.userId).execute();
  const { html } = await visitor.get(pageOf(company));
  const form = html.querySelector("form[action$='/release']")!;
  await visitor.submit(form);
  expect(flashOf(await visitor.follow())).toContain("1 person may sign in now");
  await visitor.submit(form);
  expect(flashOf(await visitor.follow())).toContain("Nobody of this company is on the waitlist");
  const notes = await owner
    .selectFrom("audit_events")
    .select(["author", "what"])
    .where("account_id", "=", company.accountId)
    .where("kind", "=", "sign_in")
    .where("author", "like", "The %")
    .execute();
  expect(notes).toEqual([{ author: "The provider", what: `Let ${company.email} in from the waitlist` }]);
});

test("a customer is marked as churned from its company, with its history, once", async () => {
  const { visitor } = await master();
  const company = await newCompany();
  await visitor.get(pageOf(company));
  await visitor.submit("form[action$='/follow']");
  const { html } = await visitor.get(pageOf(company));
  const form = html.querySelector("form[action$='/churned']")!;
  await visitor.submit(form);
  expect(flashOf(await visitor.follow())).toBe("Marked as churned");
  await visitor.submit(form);
  const [customer] = await crmCustomerOf(company.accountId);
  expect(customer).toMatchObject({ status: "churned", version: 2 });
  const changes = await owner
    .selectFrom("record_changes")
    .select("changes")
    .where("record_id", "=", customer!.id)
    .execute();
  expect(changes).toEqual([{ changes: ["Status: Active → Churned"] }]);
  expect(await looksIn(company)).toEqual([
    "Looked at the company's figures",
    "Marked the company as churned",
  ]);
});

test("a company that is gone while its page is open changes nothing, and says so", async () => {
  const { visitor } = await master();
  const company = await newCompany();
  const { html } = await visitor.get(pageOf(company));
  await owner.updateTable("accounts").set({ is_erasing: true }).where("id", "=", company.accountId).execute();
  for (const [form, fields, button] of [
    ["/plan", {}, "Pro"],
    ["/trial", { lastDay: addDays(today(zone), 9) }, "Start a trial"],
    ["/follow", {}, undefined],
  ] as const) {
    const answer = await visitor.submit(html.querySelector(`form[action$='${form}']`)!, fields, button);
    expect([form, answer.status]).toEqual([form, 303]);
    expect(flashOf(await visitor.follow())).toContain("The company is closed and gone");
  }
  expect(await trialOf(company)).toMatchObject({ plan: "free", trial_plan: null });
  expect(await crmCustomerOf(company.accountId)).toEqual([]);
});

test("nobody but the provider sees or changes a company", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const other = await newCompany();
  const visitor = await signedIn(company);
  for (const path of [list, pageOf(other), `${pageOf(other)}/trial`]) {
    expect((await visitor.get(path)).location).toBe("/dashboard");
    expect(flashOf(await visitor.follow())).toContain("only available to the master account");
  }
  const form_token = await makeFormToken(formHolder(company.userId));
  for (const path of ["plan", "trial", "release", "churned"])
    expect((await visitor.post(`${pageOf(other)}/${path}`, { form_token, plan: "pro" })).status).toBe(403);
  expect((await visitor.post(`${list}/follow`, { form_token, companyId: other.accountId })).status).toBe(403);
  expect(await trialOf(other)).toMatchObject({ plan: "free" });
  expect(await looksIn(other)).toEqual([]);
});

test("a customer whose address signed up by itself is linked to the real company, and the empty account goes", async () => {
  const { person, visitor } = await master();
  const real = await newCompany({ plan: "enterprise" });
  const customer = await addedCrmCustomer(person, `${real.email}, office@example.com`);
  const empty = customer.customer_account_id!;
  expect(await listLinkProposals(person.scope, { crmCustomerId: customer.id })).toMatchObject([
    { companyId: real.accountId, email: real.email, isConfirmed: false },
  ]);
  const { html, text } = await visitor.get(pageOf(real));
  expect(text).toContain("This customer signed up by itself");
  const form = html.querySelector("form[action$='/link']")!;
  await Promise.all([visitor.submit(form), visitor.submit(form)]);
  const linked = await crmCustomer(customer.id);
  expect(linked).toMatchObject({
    customer_account_id: real.accountId,
    subscription_tier: "enterprise",
    version: 2,
  });
  const account = await owner
    .selectFrom("accounts")
    .select("is_erasing")
    .where("id", "=", empty)
    .executeTakeFirstOrThrow();
  expect(account.is_erasing).toBe(true);
  expect(await listLinkProposals(person.scope, { crmCustomerId: customer.id })).toEqual([]);
});

test("only a pair that is proposed is linked, and an account with people is never erased", async () => {
  const { person, visitor } = await master();
  const [used, stranger] = [await newCompany(), await newCompany()];
  const form_token = await makeFormToken(formHolder(person.userId));
  await visitor.get(pageOf(used));
  await visitor.submit("form[action$='/follow']");
  const [followed] = await crmCustomerOf(used.accountId);
  await owner
    .updateTable("master_crm")
    .set({ contact_email: stranger.email })
    .where("id", "=", followed!.id)
    .execute();
  const unlike = await addedCrmCustomer(person, "somebody@else.example");
  for (const id of [followed!.id, unlike.id]) {
    const before = await crmCustomer(id);
    const path = `/master-crm/customers/${id}/link`;
    await visitor.post(path, { form_token, companyId: stranger.accountId });
    expect(flashOf(await visitor.get(list))).toContain("Not linked");
    expect(await crmCustomer(id)).toEqual(before);
  }
  const account = await owner
    .selectFrom("accounts")
    .select("is_erasing")
    .where("id", "=", used.accountId)
    .executeTakeFirstOrThrow();
  expect(account.is_erasing).toBe(false);
});
