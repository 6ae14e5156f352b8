import { expect, test } from "vitest";
import { flashOf, messageAt } from "../support/answers";
import { testDatabase } from "../support/database";
import { newColleague, newCompany, newPersonWithoutAccount } from "../support/people";
import { signedIn } from "../support/records";
import { ownedVehicle, storedVehicles } from "../support/vehicles";
import { type Answer, Visitor } from "../support/visitor";

/** Inspections are the driver's own. */
const isDriversPart = (to: string) => to.includes("/inspections/new");

test("a limited user sees the fleet, and no control that changes it", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await ownedVehicle(company, { make_model: "Mack Anthem" });
  const former = await ownedVehicle(company, { archived_at: new Date() });
  const visitor = new Visitor();
  await visitor.signIn(await newColleague(company, "limited_user"));
  expect((await visitor.get("/fleet-data")).text).toContain("Mack Anthem");
  for (const path of [
    "/dashboard",
    "/fleet-data",
    `/fleet-data/${id}`,
    `/fleet-data/${former}`,
    "/fleet-data/former",
    "/account",
  ]) {
    const page = await visitor.get(path);
    expect(page.status, path).toBe(200);
    expect(page.text, path).not.toMatch(
      /Add Vehicle|Edit Vehicle|Delete|Decode VIN$|Edit decoded values|Export CSV|Put Back in the Fleet|Edit Information|Mail sent/,
    );
    const controls = page.html
      .querySelectorAll("main a, main form")
      .map((one) => one.getAttribute("href") ?? one.getAttribute("action"));
    expect(
      controls.filter(
        (to) => /new|edit|delete|decode|restore|export|copy/.test(to ?? "") && !isDriversPart(to!),
      ),
      path,
    ).toEqual([]);
    expect(page.text, path).not.toMatch(/\$\s?\d/);
  }
});

test("a limited user's posts are refused in words and change nothing", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await ownedVehicle(company);
  const before = await storedVehicles(company.accountId);
  const visitor = new Visitor();
  await visitor.signIn(await newColleague(company, "limited_user"));
  for (const path of [
    "/fleet-data/new",
    "/fleet-data/new?step=decode",
    ...["edit", "decode", "decoded", "decode/undo", "delete", "restore"].map(
      (name) => `/fleet-data/${id}/${name}`,
    ),
    "/account/edit",
    `/account/mail/${id}/retry`,
  ]) {
    const answer = await visitor.post(path, { vin: "1XP5DB9X7YN526158", makeModel: "Mine", mileage: "1" });
    expect([path, answer.status]).toEqual([path, 403]);
  }
  for (const path of [
    "/fleet-data/new",
    `/fleet-data/${id}/edit`,
    "/fleet-data/export.csv",
    "/account/edit",
    "/account/data",
    "/account/data.zip",
    "/account/close",
    "/account/mail",
  ]) {
    expect([path, (await visitor.get(path)).status]).toEqual([path, 403]);
  }
  expect(await storedVehicles(company.accountId)).toEqual(before);
});

test("a refusal is a page in our words, also at an address that has no page of its own", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await ownedVehicle(company);
  const visitor = new Visitor();
  await visitor.signIn(await newColleague(company, "limited_user"));
  const vehicle = `/fleet-data/${id}`;
  const posts = [
    "/fleet-data/new",
    `${vehicle}/edit`,
    `${vehicle}/decode/undo`,
    `${vehicle}/restore`,
    `/account/mail/${id}/retry`,
  ];
  for (const path of posts) expectRefusal(await visitor.post(path, {}), path);
  for (const path of ["/account/edit", "/account/data.zip", "/account/close", "/fleet-data/export.csv"])
    expectRefusal(await visitor.get(path), path);
});

function expectRefusal(answer: Answer, path: string): void {
  expect([path, answer.status]).toEqual([path, 403]);
  expect(answer.text, path).toContain("Not allowed");
  expect(answer.text, path).toContain("Ask the manager of your account.");
  expect(answer.headers.get("content-type"), path).toMatch(/^text\/html/);
  expect(answer.html.querySelector("main a"), path).not.toBeNull();
}

test("an address that only takes forms says so in our words when it is opened", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company);
  const visitor = new Visitor();
  await visitor.signIn(company);
  for (const path of [
    `/fleet-data/${id}/restore`,
    `/fleet-data/${id}/decode/undo`,
    `/account/mail/${id}/retry`,
    "/side-navigation",
    "/account/devices/sign-out",
    "/account/device-preferences",
    "/keep-alive",
  ]) {
    const answer = await visitor.get(path);
    expect([path, answer.status]).toEqual([path, 405]);
    expect(answer.html.querySelector("h1")?.text, path).toBe("Nothing to send here");
    expect(answer.html.querySelector("main a"), path).not.toBeNull();
  }
});

test("a limited user may change their own password", async () => {
  const company = await newCompany({ plan: "pro" });
  const person = await newColleague(company, "limited_user");
  const visitor = new Visitor();
  await visitor.signIn(person);
  await visitor.get("/account/password");
  await visitor.submit("/account/password", {
    currentPassword: person.password,
    newPassword: "a new one entirely",
  });
  expect(flashOf(await visitor.follow())).toContain("Password changed");
});

test("a visitor of the demo may try the fleet but not change the account or its password", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany({ role: "demo" }));
  expect((await visitor.get("/fleet-data/new")).status).toBe(200);
  expect((await visitor.get("/fleet-data/export.csv")).status).toBe(200);
  for (const path of ["/account/edit", "/account/password"])
    expect((await visitor.get(path)).status).toBe(403);
  expect((await visitor.get("/account")).text).not.toMatch(/Edit Information|Change password/);
});

test("someone on the waitlist is sent to the waitlist page from everywhere, and may sign out there", async () => {
  const visitor = new Visitor();
  const welcome = await visitor.signInByForm(await newPersonWithoutAccount("waitlist"));
  expect(welcome.text).toContain("You are on the waitlist. We launched on November 1st, 2025");
  for (const path of ["/dashboard", "/fleet-data", "/fleet-data/new", "/account", "/auth?tab=signin"]) {
    const answer = await visitor.get(path);
    expect([path, answer.status, answer.location]).toEqual([path, 303, "/waitlist"]);
  }
  const post = await visitor.post("/fleet-data/new", { vin: "1" });
  expect([post.status, post.location]).toEqual([303, "/waitlist"]);
  const page = await visitor.get("/waitlist");
  expect(page.html.querySelectorAll("a").some((link) => link.text.trim() === "Back to Home")).toBe(true);
  const out = await visitor.submit("/auth/sign-out");
  expect(out.location).toBe("/auth?tab=signin");
  expect((await visitor.get("/waitlist")).status).toBe(303);
});

test("somebody who is not on the waitlist is not kept there", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  expect((await visitor.get("/waitlist")).location).toBe("/dashboard");
});

test("a person whose account is missing is told, completes it, and has an account", async () => {
  const person = await newPersonWithoutAccount();
  const visitor = new Visitor();
  const page = await visitor.signInByForm(person);
  expect(page.text).toContain("No account found. Please complete your account setup.");
  expect(page.text).toContain(`You are signed in as ${person.email}.`);
  const refused = await visitor.submit("/account/setup", { companyName: "Hill Haulage" });
  expect(refused.status).toBe(400);
  expect(messageAt(refused, "companyAddress")).toContain("Company address is required");
  await visitor.submit("/account/setup", { companyAddress: "1 Yard Road", phoneNumber: "555" });
  const account = await visitor.follow();
  expect(flashOf(account)).toContain("Account created successfully");
  expect(account.text).toContain("Hill Haulage");
  expect(account.text).toMatch(/Account number ACC\d{8}/);
  expect((await visitor.get("/account/setup")).location).toBe("/account");
});

test("an account completed three times at the same moment is one account", async () => {
  const person = await newPersonWithoutAccount();
  const visitor = new Visitor();
  await visitor.signIn(person);
  await visitor.get("/account/setup");
  const companyName = `Company of ${person.email}`;
  const send = () =>
    visitor.submit("/account/setup", { companyName, companyAddress: "1 Yard Road", phoneNumber: "555" });
  await Promise.all([send(), send(), send()]);
  const accounts = await testDatabase()
    .owner.selectFrom("accounts")
    .select("id")
    .where("company_name", "=", companyName)
    .execute();
  expect(accounts).toHaveLength(1);
});

test("a visitor is asked to sign in wherever they go, and then gets there", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company);
  for (const path of [
    "/dashboard",
    "/fleet-data?q=x",
    `/fleet-data/${id}/edit`,
    "/account/devices",
    "/dashboard/customize",
  ]) {
    const visitor = new Visitor();
    const asked = await visitor.get(path);
    expect([asked.status, asked.location]).toEqual([303, `/auth?tab=signin&to=${encodeURIComponent(path)}`]);
    await visitor.follow();
    const { email, password } = company;
    const answer = await visitor.submit("form:has([name=password])", { email, password });
    expect(answer.location).toBe(path);
  }
});

test("a visitor's post is sent to sign in and saves nothing", async () => {
  const visitor = new Visitor();
  const answer = await visitor.post("/fleet-data/new", {
    vin: "1XP5DB9X7YN526158",
    makeModel: "x",
    mileage: "1",
  });
  expect([answer.status, answer.location]).toEqual([303, "/auth?tab=signin"]);
  expect(flashOf(await visitor.follow())).toContain("Please sign in first. Nothing was changed.");
});

test("what the role does not allow is said even where the plan would", async () => {
  const company = await newCompany({ plan: "free" });
  const visitor = new Visitor();
  await visitor.signIn(await newColleague(company, "limited_user"));
  const answer = await visitor.get("/fleet-data/export.csv");
  expect(answer.status).toBe(403);
  expect(answer.text).not.toContain("Upgrade Required");
});

test("the side navigation leads to the pages there are, and marks the one that is open", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany({ plan: "enterprise" }));
  const page = await visitor.get("/fleet-data");
  const entries = page.html.querySelectorAll('nav[aria-label="Main"] a');
  expect(entries.map((entry) => [entry.text.trim(), entry.getAttribute("href")])).toEqual([
    ["Fleet Data", "/fleet-data"],
    ["Inventory Management", "/inventory"],
    ["Invoicing", "/invoicing"],
    ["Manage Users", "/account/users"],
    ["Level Up", "/level-up"],
    ["Account Info", "/account"],
  ]);
  expect(entries[0]!.getAttribute("aria-current")).toBe("page");
  const people = (await visitor.get("/account/users")).html.querySelectorAll("nav [aria-current]");
  expect(people.map((entry) => entry.text.trim())).toEqual(["Manage Users"]);
  for (const entry of entries) expect((await visitor.get(entry.getAttribute("href")!)).status).toBe(200);
});

test("on a smaller plan the side navigation names the plan that inventory and invoicing are part of", async () => {
  const badges = async (plan: "free" | "pro") => {
    const page = await (await signedIn(await newCompany({ plan }))).get("/fleet-data");
    return page.html.querySelectorAll('nav[aria-label="Main"] a').map((entry) => entry.text.trim());
  };
  const invoicing = "Invoicing Enterprise";
  expect(await badges("free")).toEqual([
    "Fleet Data",
    "Inventory Management Pro",
    invoicing,
    "Level Up Upgrade",
    "Account Info",
  ]);
  const pro = ["Fleet Data", "Inventory Management", invoicing, "Manage Users", "Level Up", "Account Info"];
  expect(await badges("pro")).toEqual(pro);
});

test("the side bar stays as it was left, for a week", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  await visitor.get("/fleet-data?q=abc");
  const answer = await visitor.submit("/side-navigation");
  expect([answer.status, answer.location]).toEqual([303, "/fleet-data?q=abc"]);
  expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith("side-bar"))).toContain(
    "Max-Age=604800",
  );
  const closed = await visitor.follow();
  expect(closed.html.querySelector("[data-side-toggle]")?.getAttribute("aria-expanded")).toBe("false");
  expect(
    (await visitor.get("/account")).html.querySelector("[data-side-toggle]")?.getAttribute("aria-expanded"),
  ).toBe("false");
  await visitor.submit("/side-navigation");
  expect(
    (await visitor.follow()).html.querySelector("[data-side-toggle]")?.getAttribute("aria-expanded"),
  ).toBe("true");
});

test("a free account that is upgraded by the operator can export at once", async () => {
  const company = await newCompany();
  const visitor = new Visitor();
  await visitor.signIn(company);
  expect((await visitor.get("/fleet-data/export.csv")).status).toBe(303);
  await testDatabase()
    .owner.updateTable("accounts")
    .set({ plan: "pro" })
    .where("id", "=", company.accountId)
    .execute();
  expect((await visitor.get("/fleet-data/export.csv")).status).toBe(200);
});
