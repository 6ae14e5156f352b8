import { expect, test } from "vitest";
import { plans } from "~/auth/permissions";
import { planFeatures } from "~/features/plans/plan-features";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { newColleague, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { auditOf, endTrial, onTrial, trialOf } from "../support/trials";
import type { Answer } from "../support/visitor";

const linksOf = (page: Answer) =>
  Object.fromEntries(
    page.html
      .querySelectorAll("main a")
      .map((link) => [link.text.replace(/\s+/g, " ").trim(), link.getAttribute("href")!]),
  );

const requestsOf = ({ accountId }: { accountId: string }) =>
  testDatabase().owner.selectFrom("plan_requests").selectAll().where("account_id", "=", accountId).execute();

const infoOf = ({ accountId }: { accountId: string }) =>
  testDatabase().owner.selectFrom("business_info").selectAll().where("account_id", "=", accountId).execute();

test("the page shows the three plans with their prices, marks the current one, and compares them in a table", async () => {
  const visitor = await signedIn(await newCompany({ plan: "pro" }));
  const page = await visitor.get("/level-up");
  const cards = page.html.querySelectorAll(".plan-card").map((card) => card.text.replace(/\s+/g, " ").trim());
  expect(cards).toHaveLength(3);
  expect(cards[0]).toMatch(/^Free ?\$0/);
  expect(cards[1]).toMatch(/^Pro ?Your plan ?\$99 per month/);
  expect(cards[2]).toMatch(/^Enterprise ?\$399 per month/);
  expect(page.text).toContain("Why Upgrade?");
  expect(linksOf(page)).toMatchObject({
    "Back to Dashboard": "/dashboard",
    "Contact Sales": "/level-up/contact",
  });
  for (const path of ["/level-up", "/level-up/compare"]) {
    const rows = (await visitor.get(path)).html.querySelectorAll("tbody tr");
    expect(rows.map((row) => row.querySelector("th")!.text)).toEqual([
      "Price per month",
      ...planFeatures.map(({ label }) => label),
    ]);
    const cells = rows[1]!.querySelectorAll("td").map(({ text }) => text);
    expect(cells).toEqual(["2", "10", "Unlimited"]);
  }
});

test("a company on free tells about its business once, then asks for the plan that it chose", async () => {
  const company = await newCompany();
  const visitor = await signedIn(company);
  const page = await visitor.get("/level-up");
  expect(linksOf(page)).toMatchObject({
    "Tell Us About Your Business": "/level-up/business",
    "Upgrade to Enterprise": "/level-up/business?plan=enterprise",
  });
  await visitor.get("/level-up/business?plan=enterprise");
  const typed = { industry: "Logging", fleetSize: "11-50", challenges: "Two spreadsheets" };
  const saved = await visitor.submit("form:has([name=industry])", typed, "Save and Continue");
  expect([saved.status, saved.location]).toEqual([303, "/level-up/contact?plan=enterprise"]);
  const contact = await visitor.follow();
  expect(contact.html.querySelector("[name=wanted][checked]")?.getAttribute("value")).toBe("enterprise");
  await visitor.submit("/level-up/contact", { message: "From May on." }, "Send Request");
  expect(await requestsOf(company)).toMatchObject([
    { wanted: "enterprise", message: "From May on.", email: company.email, user_id: company.userId },
  ]);
  const after = await visitor.follow();
  expect(flashOf(after)).toContain("Your request is kept, but not mailed");
  expect(linksOf(after)).toMatchObject({
    "Contact Sales": "/level-up/contact",
    "Upgrade to Pro": "/level-up/contact?plan=pro",
    "About Your Business": "/level-up/business",
  });
  expect(after.text).not.toContain("Tell Us About Your Business");
  expect(await auditOf(company, "plan")).toEqual([
    `${company.email}: Told about the business`,
    `${company.email}: Asked sales: Enterprise plan`,
  ]);
});

test("what was told is shown and can be changed, and of two who change it one is told", async () => {
  const company = await newCompany();
  const visitor = await signedIn(company);
  const colleague = await signedIn(await newColleague(company, "user"));
  const typed = { industry: "Logging", fleetSize: "1-10" };
  await visitor.get("/level-up/business");
  await visitor.submit("form:has([name=industry])", typed, "Save");
  for (const each of [visitor, colleague]) {
    const page = await each.get("/level-up/business");
    expect([valueOf(page, "industry"), valueOf(page, "fleetSize")]).toEqual(["Logging", "1-10"]);
    expect(page.text).toContain("You told us this on");
  }
  await visitor.submit("form:has([name=industry])", { goals: "Mine" }, "Save Changes");
  const refused = await colleague.submit("form:has([name=industry])", { goals: "Theirs" }, "Save Changes");
  expect([refused.status, valueOf(refused, "goals")]).toEqual([409, "Theirs"]);
  expect(refused.text).toContain("Somebody else saved this after you opened it.");
  expect((await colleague.submit("form:has([name=industry])", {}, "Save Changes")).status).toBe(303);
  expect(await infoOf(company)).toMatchObject([{ goals: "Theirs", version: 3 }]);
});

test("what is missing about the business is said at the field, and what was typed stays", async () => {
  const visitor = await signedIn(await newCompany());
  await visitor.get("/level-up/business?plan=pro");
  const answer = await visitor.submit(
    "form:has([name=industry])",
    { businessName: "", challenges: "Tires" },
    "Save and Continue",
  );
  expect(answer.status).toBe(400);
  expect(messageAt(answer, "businessName")).toContain("Business name is required");
  expect(messageAt(answer, "industry")).toContain("Industry is required");
  expect(messageAt(answer, "fleetSize")).toContain("Fleet size is required");
  expect(valueOf(answer, "challenges")).toBe("Tires");
});

test("a failure to save the business information is said in the stated words, and nothing typed is lost", async () => {
  const company = await newCompany();
  const visitor = await signedIn(company);
  await visitor.get("/level-up/business");
  const { owner } = testDatabase();
  const industry = `Industry of ${company.email}`;
  const typed = { industry, fleetSize: "parts" };
  const { sql } = await import("kysely");
  await sql`alter table business_info add constraint broken check (industry <> ${sql.lit(industry)})`.execute(
    owner,
  );
  const answer = await visitor.submit("form:has([name=industry])", typed, "Save");
  await sql`alter table business_info drop constraint broken`.execute(owner);
  expect(answer.status).toBe(500);
  expect(alertOf(answer)).toContain("Error");
  expect(alertOf(answer)).toContain("Failed to save business information. Please try again.");
  expect(valueOf(answer, "industry")).toBe(industry);
  expect((await visitor.submit("form:has([name=industry])", {}, "Save")).status).toBe(303);
  expect(await infoOf(company)).toHaveLength(1);
});

test("a request says what it wants, is kept once, and is not sent without end", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = await signedIn(company);
  const page = await visitor.get("/level-up/contact");
  expect(page.text).toContain("contact sales by email sales@example.com");
  const empty = await visitor.submit("/level-up/contact", { message: "Hello" }, "Send Request");
  expect([empty.status, valueOf(empty, "message")]).toEqual([400, "Hello"]);
  expect(empty.text).toContain("Choose what you want");
  const mute = await visitor.submit("/level-up/contact", { wanted: "other", message: "" }, "Send Request");
  expect(messageAt(mute, "message")).toContain("Say in the message what you want");
  const send = () => visitor.submit("/level-up/contact", { wanted: "enterprise" }, "Send Request");
  await visitor.get("/level-up/contact");
  const twice = await Promise.all([send(), send()]);
  expect(twice.map(({ status }) => status)).toEqual([303, 303]);
  expect(await requestsOf(company)).toHaveLength(1);
  for (let count = 0; count < 4; count++) {
    await visitor.get("/level-up/contact");
    await send();
  }
  await visitor.get("/level-up/contact");
  const refused = await visitor.submit(
    "/level-up/contact",
    { wanted: "pro", message: "Once more" },
    "Send Request",
  );
  expect([refused.status, valueOf(refused, "message")]).toEqual([429, "Once more"]);
  expect(await requestsOf(company)).toHaveLength(5);
  const listed = await visitor.get("/level-up/contact");
  expect(listed.text).toContain("Your company's last requests");
  expect(listed.text).toContain("Not mailed");
});

test("a company that had no trial starts one, sees its last day, and is free again after it", async () => {
  const company = await newCompany();
  const visitor = await signedIn(company);
  await visitor.get("/level-up");
  const forms = (page: Answer) => page.html.querySelectorAll("form[action='/level-up/trial']");
  const [pro, enterprise] = forms(await visitor.get("/level-up"));
  const started = await Promise.all([visitor.submit(enterprise!), visitor.submit(pro!)]);
  expect(started.map(({ location }) => location)).toEqual(["/level-up", "/level-up"]);
  const page = await visitor.get("/level-up");
  expect(page.text).toMatch(
    /The trial of (Pro|Enterprise) runs through \w{3} \d+, \d{4}\. After that the plan is Free/,
  );
  expect(forms(page)).toEqual([]);
  const { trial_plan } = await trialOf(company);
  const account = await visitor.get("/account");
  expect(account.text).toMatch(
    new RegExp(`Plan ${plans[trial_plan!].name} \\(trial through \\w{3} \\d+, \\d{4}\\)`),
  );
  expect((await visitor.get("/fleet-data/export.csv")).status).toBe(200);
  await endTrial(company);
  expect((await visitor.get("/fleet-data/export.csv")).location).toBe("/fleet-data?upgrade=1");
  const over = await visitor.get("/level-up");
  expect(over.text).toContain("ended on");
  expect(forms(over)).toEqual([]);
  expect((await visitor.get("/account")).text).toContain("Plan Free");
});

test("a company on Pro may try Enterprise and has Pro again afterwards", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = await signedIn(company);
  await visitor.get("/level-up");
  await visitor.submit("/level-up/trial", {}, "Start 30-Day Trial of Enterprise");
  expect(flashOf(await visitor.follow())).toContain("Enterprise through");
  expect((await visitor.get("/account")).text).toContain("After that the plan is Pro");
  await endTrial(company);
  expect((await visitor.get("/account")).text).toContain("Plan Pro");
});

test("who may not change the plan reads the plans and finds no button", async () => {
  const company = await newCompany({ plan: "pro" });
  const people = [
    {
      person: await newColleague(company, "limited_user"),
      said: "A manager of your company can change the plan.",
    },
    { person: await newCompany({ role: "demo" }), said: "Keep my data: create an account" },
  ];
  for (const { person, said } of people) {
    const visitor = await signedIn(person);
    const page = await visitor.get("/level-up");
    expect(page.status).toBe(200);
    expect(page.text).toContain(said);
    expect(page.html.querySelectorAll("main form")).toEqual([]);
    expect(page.text).not.toMatch(/Contact Sales|Tell Us About/);
    for (const path of ["/level-up/contact", "/level-up/business"])
      expect((await visitor.get(path)).status).toBe(403);
    expect((await visitor.post("/level-up/trial", { plan: "enterprise" })).status).toBe(403);
  }
});

const part = {
  partNumber: "LF-9009",
  bin: "A1",
  quantity: "2",
  reorderPoint: "0",
  description: "Half typed",
};

test("a form that arrives after the trial ended is answered with the plan it needs, and goes through once there is one", async () => {
  const company = await newCompany();
  await onTrial(company, "pro");
  const visitor = await signedIn(company);
  await visitor.get("/inventory/add");
  await endTrial(company);
  const refused = await visitor.submit("/inventory/add", part, "Add to Inventory");
  expect(refused.status).toBe(403);
  expect(refused.text).toContain(
    "Upgrade Required: Parts inventory is available on Pro and Enterprise tiers",
  );
  expect(refused.text).toContain("Part number LF-9009");
  expect(refused.text).toContain("Description Half typed");
  expect(linksOf(refused)).toMatchObject({ "Level Up": "/level-up" });
  const { owner } = testDatabase();
  await owner.updateTable("accounts").set({ plan: "pro" }).where("id", "=", company.accountId).execute();
  const sent = await visitor.submit("/inventory/add", {}, "Send Again");
  expect(sent.status).toBe(303);
  const items = await owner
    .selectFrom("inventory_items")
    .select(["part_number", "description"])
    .where("account_id", "=", company.accountId)
    .execute();
  expect(items).toEqual([{ part_number: "LF-9009", description: "Half typed" }]);
});

test("a vehicle that no longer fits after the trial is refused in its form, with what was typed", async () => {
  const company = await newCompany();
  await onTrial(company, "enterprise");
  const visitor = await signedIn(company);
  for (const serial of ["S-1", "S-2", "S-3"]) {
    await visitor.get("/fleet-data/new");
    if (serial === "S-3") await endTrial(company);
    const typed = { noVin: "on", vin: serial, makeModel: `Trailer ${serial}`, mileage: "5" };
    const answer = await visitor.submit("/fleet-data/new", typed, "Add Vehicle");
    expect(answer.status).toBe(serial === "S-3" ? 403 : 303);
    if (serial !== "S-3") continue;
    expect(alertOf(answer)).toContain("Your plan holds 2 vehicles.");
    expect(valueOf(answer, "makeModel")).toBe("Trailer S-3");
  }
});

test("after the first vehicle and at the limit the page offers more room, and on enterprise it does not", async () => {
  const said = async (plan: "free" | "pro" | "enterprise") => {
    const visitor = await signedIn(await newCompany({ plan }));
    await visitor.get("/fleet-data/new");
    const typed = { noVin: "on", vin: "S-1", makeModel: "Trailer", mileage: "5" };
    await visitor.submit("/fleet-data/new", typed, "Add Vehicle");
    return (await visitor.follow()).html.querySelector("dialog[data-raise='500']");
  };
  const free = (await said("free"))!;
  expect(free.querySelector("a[href='/level-up/business?plan=pro']")?.text.trim()).toBe("Upgrade");
  const pro = (await said("pro"))!;
  expect(pro.text.replace(/\s+/g, " ")).toContain("contact sales by email sales@example.com");
  expect(pro.querySelector("a[href='/level-up/contact']")).toBeTruthy();
  expect(await said("enterprise")).toBeNull();
});
