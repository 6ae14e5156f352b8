import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { flashOf } from "../support/answers";
import { readCsv } from "../support/csv";
import { testDatabase, withoutTimeLimit } from "../support/database";
import { whileBroken } from "../support/imports";
import { type Member, masterAccount, newCompany } from "../support/people";
import { addRow } from "../support/rows";
import { type Answer, Visitor } from "../support/visitor";

const { owner } = testDatabase();

async function asMaster(): Promise<{ master: Member; visitor: Visitor }> {
  const master = await masterAccount();
  const visitor = new Visitor();
  await visitor.signIn(master);
  return { master, visitor };
}

async function upload(visitor: Visitor, content: string, name = "customers.csv"): Promise<Answer> {
  await visitor.get("/master-crm/import");
  const file = new File([content], name, { type: "text/csv" });
  const answer = await visitor.submit("/master-crm/import", { file });
  return answer.location ? visitor.follow() : answer;
}

const pathOf = (page: Answer) =>
  page.html.querySelector("form:has(table)")?.getAttribute("action") ?? "no form";

async function confirm(visitor: Visitor, page: Answer): Promise<Answer> {
  const answer = await visitor.submit(`${pathOf(page)}/confirm`);
  return answer.location ? visitor.follow() : answer;
}

async function undo(visitor: Visitor): Promise<Answer> {
  await visitor.submit("form[action$='/undo']", {}, "Undo Import");
  return visitor.follow();
}

/** Names, addresses and phone numbers that no other test uses. */
function newReach(name = "Hauling") {
  const id = randomUUID().slice(0, 8);
  const phone = `555-${String(Math.random()).slice(2, 9)}`;
  return { name: `${name} ${id}`, email: `${id}@crm.example.com`, phone };
}

const stored = (...names: string[]) =>
  owner
    .selectFrom("master_crm")
    .selectAll()
    .where("company_name", "in", names)
    .where("removed_at", "is", null)
    .orderBy("company_name")
    .execute();

const accountsNamed = (...names: string[]) =>
  owner
    .selectFrom("accounts")
    .select(["id", "company_name", "account_number", "plan", "business_type", "is_erasing"])
    .where("company_name", "in", names)
    .where("is_erasing", "=", false)
    .execute();

test("a list in any order is previewed, imported with a company for each customer, and undone", async () => {
  const { visitor } = await asMaster();
  const [one, other] = [newReach("A"), newReach("B")];
  const page = await upload(
    visitor,
    "Score,E-mail,Name,Company,Tier,Status,Type,Follow-up,Notes,Phone\n" +
      `80,${one.email},Joe Smith,${one.name},premium,Inactive,Parts reseller; Bakery,12/24/2026,"Calls, often",${one.phone}\n` +
      `,${other.email},,${other.name},,,,,,\n`,
  );
  expect(page.text).toContain("2 rows ready to import");
  expect(page.text).toContain("2 customers will be added, each with a company of its own");
  expect(page.text).toContain("“Bakery” is not one of our business types and is left out.");
  expect(await stored(one.name, other.name)).toEqual([]);
  const done = await confirm(visitor, page);
  expect(flashOf(done)).toContain("2 rows imported 2 customers added, 0 changed.");
  const accounts = await accountsNamed(one.name, other.name);
  expect(accounts.map(({ plan }) => plan).sort()).toEqual(["free", "pro"]);
  const [first, second] = await stored(one.name, other.name);
  expect(first).toMatchObject({
    ...{ contact_email: one.email, lead_score: 80, status: "inactive", next_follow_up: "2026-12-24" },
    ...{ business_type: ["parts_reseller"], subscription_tier: "pro", notes: "Calls, often" },
    ...{ phone_number: one.phone, version: 1 },
  });
  expect(second).toMatchObject({ lead_score: 50, status: "active", subscription_tier: "free", notes: "" });
  const numbers = [first!, second!].map((row) => [row.customer_account_id, row.account_number]);
  expect(numbers.sort()).toEqual(accounts.map(({ id, account_number }) => [id, account_number]).sort());
  expect(flashOf(await undo(visitor))).toContain("Import undone: 2 customers taken back");
  expect(await stored(one.name, other.name)).toEqual([]);
  expect(await accountsNamed(one.name, other.name)).toEqual([]);
});

test("a second press of the button imports nothing twice", async () => {
  const { visitor } = await asMaster();
  const { name, email } = newReach();
  const page = await upload(visitor, `Company,Email\n${name},${email}\n`);
  const button = page.html.querySelector("form[action$='/confirm']")!;
  const again = new FormData();
  for (const field of button.querySelectorAll("input"))
    again.set(field.getAttribute("name")!, field.getAttribute("value")!);
  const answers = await Promise.all([
    visitor.post(`${pathOf(page)}/confirm`, again),
    visitor.post(`${pathOf(page)}/confirm`, again),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(flashOf(await visitor.follow())).toContain("1 row imported");
  expect(await stored(name)).toHaveLength(1);
  expect(await accountsNamed(name)).toHaveLength(1);
});

test("what cannot be read is said at its line, and nothing of the row is written", async () => {
  const { visitor } = await asMaster();
  const good = newReach();
  const rows = [
    `,nobody@crm.example.com,50,active,free,`,
    `No Mail,,50,active,free,`,
    `Bad Mail,at home,50,active,free,`,
    `Bad Score,${newReach().email},101,active,free,`,
    `Half Score,${newReach().email},7.5,active,free,`,
    `Bad Status,${newReach().email},50,asleep,free,`,
    `Bad Tier,${newReach().email},50,active,gold,`,
    `Bad Day,${newReach().email},50,active,free,2026-02-30`,
    `${"W".repeat(201)},${newReach().email},50,active,free,`,
    `${good.name},${good.email},50,active,free,`,
  ];
  const page = await upload(visitor, `Company,Email,Score,Status,Tier,Follow-up\n${rows.join("\n")}\n`);
  expect(page.text).toContain("1 row ready to import");
  for (const said of [
    "There is no company name in this row.",
    "There is no contact email in this row.",
    "Email: Invalid email address.",
    "Score: Lead score must be a whole number from 0 to 100.",
    "Status: “asleep” is not active, inactive or churned.",
    "Tier: “gold” is not basic, premium, free, pro or enterprise.",
    "“2026-02-30” is not a date",
    "Company: the text has 201 characters; at most 200 are kept.",
  ])
    expect(page.text).toContain(said);
});

test("a customer that is there is updated or skipped, as chosen; an empty cell and a tier change nothing", async () => {
  const { visitor } = await asMaster();
  const { name, email, phone } = newReach();
  await confirm(visitor, await upload(visitor, `Company,Email,Phone,Notes\n${name},${email},${phone},Old\n`));
  const change = `Company,Email,Phone,Tier,Score,Notes\n${name} Inc,${email.toUpperCase()},,enterprise,90,\n`;
  const page = await upload(visitor, change);
  expect(page.text).toContain("1 will change");
  expect(page.text).toContain(`${name}: Company name: ${name} → ${name} Inc`);
  expect(page.text).toContain(
    "The tier stays Free, not Enterprise: it is changed on the company's own page.",
  );
  await visitor.submit(pathOf(page), { existing: "skip" }, "Read Again");
  const skipping = await visitor.follow();
  expect(skipping.text).toContain(`${name} is a customer already.`);
  await visitor.submit(pathOf(page), { existing: "update" }, "Read Again");
  await confirm(visitor, await visitor.follow());
  const [now] = await stored(`${name} Inc`);
  expect(now).toMatchObject({ phone_number: phone, notes: "Old", lead_score: 90, subscription_tier: "free" });
  expect(now!.version).toBe(2);
  const history = await owner
    .selectFrom("record_changes")
    .select(["changes", "reason"])
    .where("record_id", "=", now!.id)
    .execute();
  expect(history).toEqual([
    { reason: "An import", changes: expect.arrayContaining(["Lead score: 50 → 90"]) as string[] },
  ]);
  expect(flashOf(await undo(visitor))).toContain("Import undone: 1 customer taken back");
  expect((await stored(name))[0]).toMatchObject({ contact_email: email, lead_score: 50, notes: "Old" });
});

test("a new company with the phone number of customers is added, and none of them is changed", async () => {
  const { visitor } = await asMaster();
  const [one, other, added] = [newReach("A"), newReach("B"), newReach("Brand New")];
  const imported = async (...rows: string[]) => {
    const page = await upload(visitor, `Company,Email,Phone\n${rows.join("\n")}\n`);
    await confirm(visitor, page);
    return page.text;
  };
  await imported(`${one.name},${one.email},${one.phone}`);
  const second = await imported(`${other.name},${other.email},${one.phone}`);
  expect(second).toContain("1 customer will be added");
  expect(second).toContain(`Its phone number is also that of ${one.name}. It is added as a customer`);
  expect(await imported(`${added.name},${added.email},${one.phone}`)).toContain("1 customer will be added");
  const rows = await stored(one.name, other.name, added.name);
  expect(rows.map(({ contact_email, version }) => [contact_email, version])).toEqual(
    [one, other, added].map(({ email }) => [email, 1]),
  );
});

test("addresses that differ in a dot or a hyphen are two companies; each of several addresses is one", async () => {
  const { visitor } = await asMaster();
  const [there, lookalike, second] = [newReach("A"), newReach("B"), newReach("C")];
  const [id] = there.email.split("@");
  const several = `${there.email}; second-${there.email}`;
  await confirm(visitor, await upload(visitor, `Company,Email\n${there.name},"${several}"\n`));
  const hyphened = `${id!.slice(0, 4)}-${id!.slice(4)}@crm.example.com`;
  const page = await upload(
    visitor,
    `Company,Email,Notes\n${lookalike.name},${hyphened},Other\n${second.name},second-${there.email},Same\n`,
  );
  await confirm(visitor, page);
  expect(await stored(there.name, lookalike.name, second.name)).toMatchObject([
    { company_name: lookalike.name, contact_email: hyphened, notes: "Other" },
    { company_name: second.name, notes: "Same" },
  ]);
});

test("a row that may be two customers says what to do, also for a new company", async () => {
  const { master, visitor } = await asMaster();
  const { name } = newReach();
  await addRow("master_crm", master, { company_name: name });
  await addRow("master_crm", master, { company_name: name });
  const page = await upload(visitor, `Company,Email\n${name},${newReach().email}\n`);
  expect(page.text).toContain("It may be 2 customers");
  expect(page.text).toContain("A new company is added on its own form.");
  expect(page.html.querySelector('main a[href="/master-crm/customers/new"]')?.text).toBe("Add Customer");
  await owner.deleteFrom("master_crm").where("company_name", "=", name).execute();
});

test("the same company in two rows of a file is said, and added once", async () => {
  const { visitor } = await asMaster();
  const { name, email, phone } = newReach();
  const rows = [
    `${name},${email},${phone}`,
    `Other ${name},${email.toUpperCase()},`,
    `Third ${name},third-${email},+1 (${phone.slice(0, 3)}) ${phone.slice(4)}`,
    `${name.toUpperCase()},fourth-${email},`,
  ];
  const page = await upload(visitor, `Company,Email,Phone\n${rows.join("\n")}\n`);
  expect(page.text).toContain("2 rows ready to import");
  expect(page.text).toContain("The same email address is in line 2 already: only its first row is imported.");
  expect(page.text).toContain("Its phone number is also that of line 2. It is added as a customer");
  expect(page.text).toContain("The same name is in line 2 already");
  await confirm(visitor, page);
  expect(await accountsNamed(name)).toHaveLength(1);
});

test("a company that signed up by itself is named with its page, and gets no second one", async () => {
  const { visitor } = await asMaster();
  const company = await newCompany({ plan: "pro" });
  const page = await upload(visitor, `Company,Email\nWhoever ${randomUUID()},${company.email}\n`);
  expect(page.text).toContain("0 rows ready to import");
  expect(page.text).toContain("signed up by itself with the same email address: follow it on its own page.");
  expect(page.html.querySelector(`a[href="/master-crm/companies/${company.accountId}"]`)).not.toBeNull();
});

test("what changed after the page was opened is shown before anything is imported", async () => {
  const { visitor } = await asMaster();
  const { name, email } = newReach();
  const list = `Company,Email,Notes\n${name},${email},From the list\n`;
  const page = await upload(visitor, list);
  const elsewhere = new Visitor();
  await elsewhere.signIn(await masterAccount());
  await confirm(elsewhere, await upload(elsewhere, `Company,Email\n${name},${email}\n`));
  const refused = await confirm(visitor, page);
  expect(flashOf(refused)).toContain("Nothing was imported Customers, or how the file is read, changed");
  expect(refused.text).toContain("1 will change");
  expect((await stored(name))[0]!.notes).toBe("");
});

test("an import that fails writes nothing, and can be pressed again", async () => {
  const { visitor } = await asMaster();
  const { name, email } = newReach();
  const page = await upload(visitor, `Company,Email\n${name},${email}\n`);
  const importId = pathOf(page).split("/").at(-1)!;
  const failed = await whileBroken(importId, "confirmed", () => confirm(visitor, page));
  expect(flashOf(failed)).toContain("Nothing was imported The import failed.");
  expect(await accountsNamed(name)).toEqual([]);
  expect(flashOf(await confirm(visitor, failed))).toContain("1 row imported");
});

test("undoing leaves what was worked on since, and lists it", async () => {
  const { master, visitor } = await asMaster();
  const [edited, worked, planned, free] = ["A", "B", "C", "D"].map(newReach) as [Reach, Reach, Reach, Reach];
  const rows = [edited, worked, planned, free].map(({ name, email }) => `${name},${email}`);
  await confirm(visitor, await upload(visitor, `Company,Email\n${rows.join("\n")}\n`));
  await owner
    .updateTable("master_crm")
    .set({ notes: "Typed since", version: 2 })
    .where("company_name", "=", edited.name)
    .execute();
  const [entry] = await stored(worked.name);
  await owner
    .insertInto("crm_activities")
    .values({
      ...{ account_id: master.accountId, crm_entry_id: entry!.id, user_id: master.userId },
      ...{ author: master.email, activity_type: "call", title: "Called" },
    })
    .execute();
  await owner.updateTable("accounts").set({ plan: "pro" }).where("company_name", "=", planned.name).execute();
  const undone = await undo(visitor);
  expect(flashOf(undone)).toContain(
    "Import undone: 1 customer taken back 3 customers changed since and stayed",
  );
  const kept = [edited.name, worked.name, planned.name];
  expect((await stored(...kept, free.name)).map((row) => row.company_name)).toEqual(kept);
  expect((await accountsNamed(...kept, free.name)).map((row) => row.company_name).sort()).toEqual(kept);
  for (const name of kept) expect(undone.html.querySelector("main table")!.text).toContain(name);
});

type Reach = ReturnType<typeof newReach>;

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test("the file of all customers says what was typed, and comes back as it is", async () => {
  const { visitor } = await asMaster();
  const { name, email } = newReach("=SUM(A1) Hauling");
  const typed = `Company,Email,Phone,Address,Type,Tier,Score,Follow-up,Notes\n"${name}",${email},0123456,"1 Yard Rd\nSpringfield","Fleet owner-operator, Parts reseller",pro,75,2026-12-24,"'-5 % they say, ""maybe"""\n`;
  await confirm(visitor, await upload(visitor, typed));
  const answer = await visitor.get("/master-crm/customers/export.csv");
  expect(answer.headers.get("content-disposition")).toMatch(/filename="?crm-customers-\d{4}-\d\d-\d\d\.csv/);
  const [headings, ...rows] = readCsv(answer.body);
  expect(headings).toEqual([
    ...["Company name", "Contact email", "Phone number", "Company address", "Business type"],
    ...["Subscription tier", "Account number", "Status", "Lead score", "Next follow-up", "Notes", "Created"],
  ]);
  const [before] = await stored(name);
  const row = rows.find(([company]) => company === `'${name}`)!;
  expect(row.slice(1, 11)).toEqual([
    ...[email, "'0123456", "1 Yard Rd\nSpringfield", "Fleet owner-operator, Parts reseller", "Pro"],
    ...[before!.account_number, "Active", "75", "2026-12-24"],
    `'-5 % they say, "maybe"`,
  ]);
  // Other tests add and change customers of the same list meanwhile.
  const own = [headings!, row].map((cells) => cells.map(quoted).join(",")).join("\n");
  const again = await upload(visitor, own, "crm-customers.csv");
  expect(again.text).toContain("0 rows ready to import");
  expect(again.text).not.toMatch(/rows? refused|will change/);
  const edited = await upload(visitor, own.replace(email, `new-${email}`));
  expect(edited.text).toContain(`Contact email: ${email} → new-${email}`);
});

test("the files are the provider's own: nobody else reads, sends, confirms or undoes one", async () => {
  const { visitor } = await asMaster();
  const { name, email } = newReach();
  const page = await upload(visitor, `Company,Email\n${name},${email}\n`);
  const stranger = new Visitor();
  await stranger.signIn(await newCompany({ plan: "enterprise" }));
  for (const path of ["/master-crm/customers/export.csv", "/master-crm/import", pathOf(page)])
    expect([303, 403]).toContain((await stranger.get(path)).status);
  for (const path of ["/master-crm/import", pathOf(page), `${pathOf(page)}/confirm`, `${pathOf(page)}/undo`])
    expect((await stranger.post(path, {})).status).toBe(403);
  expect(await stored(name)).toEqual([]);
});

test("1,000 customers come in, change and go again", async () => {
  const { visitor } = await asMaster();
  const id = randomUUID().slice(0, 8);
  const list = (notes: string) =>
    `Company,Email,Notes\n${Array.from({ length: 1000 }, (_, n) => `Fleet ${id} ${n},f${n}-${id}@crm.example.com,${notes}`).join("\n")}\n`;
  const done = await confirm(visitor, await upload(visitor, list("new")));
  expect(flashOf(done)).toContain("1,000 customers added");
  const changed = await confirm(visitor, await upload(visitor, list("old")));
  expect(flashOf(changed)).toContain("0 customers added, 1,000 changed.");
  expect(flashOf(await undo(visitor))).toContain("1,000 customers taken back");
  await visitor.get("/master-crm/import");
  const { rows } = await sql<{ id: string }>`
    select id from imports where kind = 'crm-customers' and state = 'confirmed' order by confirmed_at desc limit 1`.execute(
    owner,
  );
  await visitor.get(`/master-crm/import/${rows[0]!.id}`);
  const undone = await undo(visitor);
  // The second import and its undoing wrote to them since.
  expect(flashOf(undone)).toContain("1,000 customers changed since and stayed");
  await owner
    .updateTable("master_crm")
    .set({ removed_at: new Date(), customer_account_id: null })
    .where("company_name", "like", `Fleet ${id} %`)
    .execute();
  // The worker would go through all of them in the tests that follow.
  await withoutTimeLimit((unlimited) =>
    unlimited.deleteFrom("accounts").where("company_name", "like", `Fleet ${id} %`).execute(),
  );
}, 120_000);
