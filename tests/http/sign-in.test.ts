import { expect, test } from "vitest";
import { testDatabase } from "../support/database";
import { newCompany, newEmail } from "../support/people";
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
  const dashboard = await visitor.signIn(person);
  expect(dashboard.text).toContain("Welcome back!");
  const first = visitor.cookies.get("session")!;
  await visitor.post("/auth/sign-out", {});
  await visitor.signIn(person);
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
