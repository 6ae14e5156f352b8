import { expect, test } from "vitest";
import { flashOf, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { newCompany, newEmail } from "../support/people";
import { auditOf } from "../support/trials";
import { Visitor } from "../support/visitor";

const company = { companyName: "Hill Haulage", companyAddress: "1 Yard Road", phoneNumber: "555-0100" };
const password = "correct horse battery";

async function onPage(path: string): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.get(path);
  return visitor;
}

test("signing up makes the account and opens the dashboard", async () => {
  const visitor = await onPage("/auth?tab=signup");
  const answer = await visitor.submit("form:has([name=companyName])", {
    email: newEmail(),
    password,
    ...company,
  });
  expect([answer.status, answer.location]).toEqual([303, "/dashboard"]);
  const dashboard = await visitor.follow();
  expect(dashboard.status).toBe(200);
  expect(dashboard.text).toContain("Account created!");
  expect(dashboard.text).toContain("Hill Haulage");
});

test("a second press of Sign Up at the limit of tries is signed up, too", async () => {
  const email = newEmail();
  const tries = Array.from({ length: 4 }, () => ({
    kind: "sign-up" as const,
    subject: email,
    address: "10.0.0.1",
  }));
  await testDatabase()
    .owner.insertInto("attempts")
    .values(tries.map((one) => ({ ...one, device: null })))
    .execute();
  const visitor = new Visitor();
  const { html } = await visitor.get("/auth?tab=signup");
  const form = html.querySelector("form:has([name=companyName])")!;
  const press = () => visitor.submit(form, { email, password, ...company });
  expect([(await press()).location, (await press()).location]).toEqual(["/dashboard", "/dashboard"]);
});

test("signing up offers Free, chosen at first, and a trial that the address may choose", async () => {
  const chosen = async (path: string) => {
    const page = (await onPage(path)).get(path);
    return (await page).html.querySelector("[name=trial][checked]")?.getAttribute("value");
  };
  expect(await chosen("/auth?tab=signup")).toBe("free");
  expect(await chosen("/auth?tab=signup&trial=pro")).toBe("pro");
  expect(await chosen("/auth?tab=signup&trial=enterprise")).toBe("enterprise");
  expect(await chosen("/auth?tab=signup&trial=gold")).toBe("free");
});

test("a trial that is chosen at sign-up begins with the account, once, and is noted", async () => {
  const email = newEmail();
  const visitor = await onPage("/auth?tab=signup&trial=enterprise");
  const send = (password: string) =>
    visitor.submit("form:has([name=companyName])", { email, password, ...company });
  const refused = await send("short");
  expect(refused.status).toBe(400);
  expect(refused.html.querySelector("[name=trial][checked]")?.getAttribute("value")).toBe("enterprise");
  await Promise.all([send(password), send(password)]);
  expect(flashOf(await visitor.follow())).toContain("Your trial of Enterprise has begun.");
  const { owner } = testDatabase();
  const account = await owner
    .selectFrom("accounts as a")
    .innerJoin("profiles as p", "p.account_id", "a.id")
    .innerJoin("users as u", "u.id", "p.id")
    .select(["a.id", "a.plan", "a.trial_plan"])
    .where("u.email", "=", email)
    .executeTakeFirstOrThrow();
  expect(account).toMatchObject({ plan: "free", trial_plan: "enterprise" });
  expect(await auditOf({ accountId: account.id }, "plan")).toEqual([
    `${email}: Started a trial of Enterprise at sign-up`,
  ]);
  expect((await visitor.get("/invoicing/new")).status).toBe(200);
  expect((await visitor.get("/level-up")).text).toContain("The trial of Enterprise runs through");
});

test("a sign-up form sent twice makes one account", async () => {
  const email = newEmail();
  const visitor = await onPage("/auth?tab=signup");
  const send = () => visitor.submit("form:has([name=companyName])", { email, password, ...company });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ location }) => location)).toEqual(["/dashboard", "/dashboard"]);
  const accounts = await testDatabase()
    .owner.selectFrom("profiles as p")
    .innerJoin("users as u", "u.id", "p.id")
    .select("p.account_id")
    .where("u.email", "=", email)
    .execute();
  expect(accounts).toHaveLength(1);
});

test("after 20 companies from one network address the next sign-up waits", async () => {
  const visitor = new Visitor();
  const signUp = async () => {
    visitor.cookies.clear();
    await visitor.get("/auth?tab=signup");
    const typed = { email: newEmail(), password, ...company };
    return visitor.submit("form:has([name=companyName])", typed);
  };
  for (let count = 0; count < 20; count++) expect((await signUp()).status).toBe(303);
  const refused = await signUp();
  expect(refused.status).toBe(429);
  expect(refused.text).toContain("Too many tries. Wait 15 minutes, then try again.");
});

test("an address that has an account is told to sign in, and what was typed is still there", async () => {
  const { email } = await newCompany();
  const visitor = await onPage("/auth?tab=signup");
  const answer = await visitor.submit("form:has([name=companyName])", { email, password, ...company });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain("Sign up failed");
  expect(answer.text).toContain("This address already has an account. Sign in or reset the password.");
  expect(answer.html.querySelector("[name=companyName]")?.getAttribute("value")).toBe("Hill Haulage");
  expect(answer.body).not.toContain(password);
});

test("a wrong password and an unknown address get the same answer", async () => {
  const { email } = await newCompany();
  for (const tried of [email, newEmail()]) {
    const visitor = await onPage("/auth?tab=signin");
    const answer = await visitor.submit("form:has([name=password])", {
      email: tried,
      password: "something else",
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("Sign in failed");
    expect(answer.text).toContain("Invalid email or password");
    expect(answer.html.querySelector("[name=email]")?.getAttribute("value")).toBe(tried);
    expect(visitor.cookies.has("session")).toBe(false);
  }
});

test("signing in gives a new session each time, and the earlier one ends", async () => {
  const person = await newCompany();
  const visitor = new Visitor();
  const dashboard = await visitor.signInByForm(person);
  expect(dashboard.text).toContain("Welcome back!");
  const first = visitor.cookies.get("session")!;
  await visitor.post("/auth/sign-out", {});
  await visitor.signInByForm(person);
  expect(visitor.cookies.get("session")).not.toBe(first);
  const earlier = new Visitor();
  earlier.cookies.set("session", first);
  const answer = await earlier.get("/dashboard");
  expect([answer.status, answer.location]).toEqual([303, "/auth?tab=signin&to=%2Fdashboard"]);
});

test("a visitor is brought to where they wanted to go after signing in", async () => {
  const person = await newCompany();
  const visitor = await onPage("/fleet-data?q=abc");
  await visitor.follow();
  const answer = await visitor.submit("form:has([name=password])", {
    email: person.email,
    password: person.password,
  });
  expect([answer.status, answer.location]).toEqual([303, "/fleet-data?q=abc"]);
});

test("a form from another site is refused with a page in our words", async () => {
  const visitor = await onPage("/auth?tab=signin");
  const answer = await visitor.post(
    "/auth?tab=signin",
    { email: newEmail() },
    { origin: "https://elsewhere.example" },
  );
  expect(answer.status).toBe(403);
  expect(answer.text).toContain("another site");
});

test("every answer has the security headers once", async () => {
  const answer = await new Visitor().get("/auth?tab=signin");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; script-src 'self' 'nonce-[^',]+';[^,]*$/,
  );
});

const signInForm = "form:has([name=password])";
const signUpForm = "form:has([name=companyName])";

test("a sign-up form that was used is sent again with another address: nobody is signed in as the first person", async () => {
  const first = newEmail();
  const visitor = new Visitor();
  const token = valueOf(await visitor.get("/auth?tab=signup"), "form_token")!;
  await visitor.submit(signUpForm, { email: first, password, ...company });
  for (const [email, typed] of [
    [newEmail(), "a password of my own"],
    [first, "a guess at the password"],
  ] as const) {
    const other = new Visitor();
    const fields = { email, password: typed, ...company, form_token: token };
    const answer = await other.post("/auth?tab=signup", fields);
    const page = answer.status === 303 ? await other.get("/account") : answer;
    expect(page.text).not.toContain(first === email ? "Account number" : first);
    expect(other.cookies.has("session")).toBe(email !== first);
  }
});

test("a company that signs up with a ZIP in its address starts with that place's time", async () => {
  for (const [companyAddress, zone] of [
    ["1 Yard Road, Denver, CO 80202", "Mountain (Denver)"],
    ["1 Yard Road, Boston, MA 02110-1234", "Eastern (New York)"],
    ["1 Yard Road", "Central (Chicago)"],
  ] as const) {
    const visitor = await onPage("/auth?tab=signup");
    await visitor.submit(signUpForm, { email: newEmail(), password, ...company, companyAddress });
    expect((await visitor.get("/account")).text).toContain(zone);
  }
});

test("too many wrong passwords are answered as that: 429, with the wait in words", async () => {
  const { email } = await newCompany();
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++) {
    const visitor = await onPage("/auth?tab=signin");
    const answer = await visitor.submit(signInForm, { email, password: "something else" });
    statuses.push(answer.status);
    if (count === 5) expect(answer.text).toMatch(/Too many tries\. Wait 1[45] minutes/);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test("a wrong sign-in while somebody else is signed in leads to their dashboard, which says so", async () => {
  const [first, second] = [await newCompany(), await newCompany()];
  const visitor = new Visitor();
  const token = valueOf(await visitor.get("/auth?tab=signin"), "form_token")!;
  await visitor.submit(signInForm, { email: first.email, password: first.password });
  const fields = { email: second.email, password: "something else", form_token: token };
  const answer = await visitor.post("/auth?tab=signin", fields);
  expect([answer.status, answer.location]).toEqual([303, "/dashboard"]);
  const told = flashOf(await visitor.follow());
  expect(told).toContain("Sign in failed");
  expect(told).toContain(
    `Invalid email or password You are still signed in as ${first.email}: sign out first.`,
  );
});

test("a right sign-in while somebody else is signed in takes their place", async () => {
  const [first, second] = [await newCompany(), await newCompany()];
  const visitor = new Visitor();
  const token = valueOf(await visitor.get("/auth?tab=signin"), "form_token")!;
  await visitor.submit(signInForm, { email: first.email, password: first.password });
  const before = visitor.cookies.get("session")!;
  await visitor.post("/auth?tab=signin", { email: second.email, password, form_token: token });
  expect((await visitor.follow()).text).toContain(second.scope.account.companyName);
  const earlier = new Visitor();
  earlier.cookies.set("session", before);
  expect((await earlier.get("/dashboard")).status).toBe(303);
});

test("a tab that there is not is the sign-in", async () => {
  for (const tab of ["constructor", "__proto__", "toString", "hasOwnProperty", "", "SIGNUP"]) {
    const page = await new Visitor().get(`/auth?tab=${tab}`);
    expect([tab, page.status]).toEqual([tab, 200]);
    expect(page.html.querySelector("h1")?.text).toBe("Sign In");
    const answer = await new Visitor().post(`/auth?tab=${tab}`, { email: newEmail(), password });
    expect([tab, answer.status]).toEqual([tab, 400]);
  }
});

test("after signing out the browser's session opens nothing", async () => {
  const visitor = new Visitor();
  await visitor.signInByForm(await newCompany());
  await visitor.get("/account");
  await visitor.submit("/auth/sign-out");
  expect(visitor.cookies.has("session")).toBe(true);
  for (const path of ["/dashboard", "/fleet-data", "/account/data.zip"])
    expect([path, (await visitor.get(path)).location]).toEqual([
      path,
      expect.stringContaining("/auth?tab=signin"),
    ]);
  expect((await visitor.get("/auth?tab=signin")).status).toBe(200);
});
