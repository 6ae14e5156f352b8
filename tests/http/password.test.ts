import { hash } from "@node-rs/argon2";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { type Person, newCompany, newEmail } from "../support/people";
import { type Answer, Visitor } from "../support/visitor";

const signInForm = "form:has([name=password])";
const resetForm = "form:has([name=email])";
const wrong = "something else entirely";

async function tryPassword(visitor: Visitor, email: string, password: string): Promise<Answer> {
  await visitor.get("/auth?tab=signin");
  return visitor.submit(signInForm, { email, password });
}

/** Asks for a reset link on the page; without a mail server it is printed on the server's console, and read there. */
async function resetLinkFor({ email }: { email: string }): Promise<string> {
  const printed: string[] = [];
  const write = vi
    .spyOn(process.stdout, "write")
    .mockImplementation((text) => Boolean(printed.push(String(text))));
  const visitor = new Visitor();
  await visitor.get("/auth?tab=reset");
  await visitor.submit(resetForm, { email });
  write.mockRestore();
  const link = /http\S+/.exec(printed.find((line) => line.includes(email)) ?? "")?.[0];
  if (!link) throw new Error("No link was printed.");
  return new URL(link).pathname + new URL(link).search;
}

function userOf({ userId }: Person) {
  return testDatabase()
    .owner.selectFrom("users")
    .selectAll()
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}

test("after five wrong passwords for one address the sixth waits, with the time left, also for the right password", async () => {
  const { email, password } = await newCompany();
  for (let count = 0; count < 5; count++) {
    const answer = await tryPassword(new Visitor(), email, wrong);
    expect(alertOf(answer)).toContain("Invalid email or password");
  }
  for (const tried of [wrong, password]) {
    const answer = await tryPassword(new Visitor(), email, tried);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(alertOf(answer)).toMatch(/Too many tries\. Wait 1[45] minutes, then try again\./);
    expect(valueOf(answer, "email")).toBe(email);
  }
  await testDatabase()
    .owner.updateTable("attempts")
    .set({ at: sql<Date>`at - interval '15 minutes'` })
    .where("subject", "=", email)
    .execute();
  expect((await tryPassword(new Visitor(), email, password)).status).toBe(303);
});

test("an address that nobody has is locked in the same way", async () => {
  const email = newEmail();
  for (let count = 0; count < 5; count++) await tryPassword(new Visitor(), email, wrong);
  expect(alertOf(await tryPassword(new Visitor(), email, wrong))).toContain("Too many tries.");
});

test("twenty wrong passwords from one network address make that address wait, and no other", async () => {
  const person = await newCompany();
  const visitor = new Visitor();
  for (let count = 0; count < 20; count++) await tryPassword(visitor, newEmail(), wrong);
  expect(alertOf(await tryPassword(visitor, person.email, person.password))).toContain("Too many tries.");
  expect((await tryPassword(new Visitor(), person.email, person.password)).status).toBe(303);
});

test("a browser that has signed in before is not locked out by strangers", async () => {
  const { email, password } = await newCompany();
  const known = new Visitor();
  await known.signInByForm({ email, password });
  await known.get("/account");
  await known.submit("/auth/sign-out");
  for (let count = 0; count < 6; count++) await tryPassword(new Visitor(), email, wrong);
  expect(alertOf(await tryPassword(new Visitor(), email, password))).toContain("Too many tries.");
  expect((await tryPassword(known, email, password)).status).toBe(303);
});

test("a forged header does not make a caller someone else", async () => {
  const visitor = new Visitor();
  const email = newEmail();
  for (let count = 0; count < 21; count++) {
    const page = await visitor.get("/auth?tab=signin");
    const fields = { email: newEmail(), password: wrong, form_token: valueOf(page, "form_token")! };
    await visitor.post("/auth?tab=signin", fields, {
      "x-fleet-address": `9.9.9.${count}`,
      "x-forwarded-for": `8.8.8.${count}`,
    });
  }
  expect(alertOf(await tryPassword(visitor, email, wrong))).toContain("Too many tries.");
});

test("the answer to a request for a reset link is the same whether or not somebody has the address", async () => {
  const write = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
  const { email } = await newCompany();
  const answers: string[] = [];
  for (const asked of [email, newEmail()]) {
    const visitor = new Visitor();
    await visitor.get("/auth?tab=reset");
    const answer = await visitor.submit(resetForm, { email: asked });
    expect([answer.status, answer.location]).toEqual([303, "/auth?tab=signin"]);
    answers.push(flashOf(await visitor.follow()));
  }
  write.mockRestore();
  expect(answers[0]).toContain("Mail is not set up here");
  expect(answers[1]).toBe(answers[0]);
});

test("without a mail server the page says so, and the mail is listed as not sent", async () => {
  const person = await newCompany();
  expect((await new Visitor().get("/auth?tab=reset")).text).toContain("Mail is not set up here");
  await resetLinkFor(person);
  const visitor = new Visitor();
  await visitor.signInByForm(person);
  const mails = await visitor.get("/account/mail");
  expect(mails.text).toContain("Mails are kept and listed, but not sent.");
  expect(mails.text).toContain("Password reset");
  expect(mails.text).toContain("Not sent: mail is not set up");
  expect(mails.body).not.toContain("token=");
  expect(mails.text).not.toContain("Retry");
  // The link is a key: it was handed over on the console and is kept nowhere.
  const kept = await testDatabase()
    .owner.selectFrom("mails")
    .select(["state", "body"])
    .where("recipient", "=", person.email)
    .execute();
  expect(kept).toEqual([{ state: "not_configured", body: "" }]);
});

test("a reset link sets a new password once, and signs every browser out", async () => {
  const person = await newCompany();
  const signedIn = new Visitor();
  await signedIn.signInByForm(person);
  const link = await resetLinkFor(person);
  const visitor = new Visitor();
  const page = await visitor.get(link);
  expect(page.text).toContain("New password");
  const refused = await visitor.submit(signInForm, { password: "12345" });
  expect(messageAt(refused, "password")).toContain("Password must be at least 6 characters");
  const answer = await visitor.submit(signInForm, { password: "a new one entirely" });
  expect([answer.status, answer.location]).toEqual([303, "/auth?tab=signin"]);
  expect(flashOf(await visitor.follow())).toContain("Password changed");
  expect((await signedIn.get("/dashboard")).status).toBe(303);
  // The link was read on the server's console: nobody has shown that the mail address is theirs.
  expect((await userOf(person)).email_confirmed_at).toBeNull();
  expect(alertOf(await tryPassword(new Visitor(), person.email, person.password))).toContain(
    "Invalid email or password",
  );
  expect((await tryPassword(new Visitor(), person.email, "a new one entirely")).status).toBe(303);
  const again = await new Visitor().get(link);
  expect(again.text).toContain("This link no longer works");
  expect(again.text).not.toContain("New password");
});

test("a link that was used while its page was open elsewhere is refused in words", async () => {
  const person = await newCompany();
  const link = await resetLinkFor(person);
  const [first, second] = [new Visitor(), new Visitor()];
  await first.get(link);
  await second.get(link);
  await first.submit(signInForm, { password: "the first password" });
  const answer = await second.submit(signInForm, { password: "the second password" });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(
    "This link was used already, or is older than 30 minutes. Ask for a new one.",
  );
  expect((await tryPassword(new Visitor(), person.email, "the first password")).status).toBe(303);
});

test("a reset link is good for 30 minutes, and a new one makes the earlier useless once it is used", async () => {
  const person = await newCompany();
  const [early, late] = [await resetLinkFor(person), await resetLinkFor(person)];
  await testDatabase()
    .owner.updateTable("password_resets")
    .set({ created_at: sql<Date>`created_at - interval '29 minutes'` })
    .where("user_id", "=", person.userId)
    .execute();
  expect((await new Visitor().get(early)).text).toContain("New password");
  const visitor = new Visitor();
  await visitor.get(late);
  await visitor.submit(signInForm, { password: "a new one entirely" });
  expect((await new Visitor().get(early)).text).toContain("This link no longer works");
  const expired = await resetLinkFor(person);
  await testDatabase()
    .owner.updateTable("password_resets")
    .set({ created_at: sql<Date>`created_at - interval '31 minutes'` })
    .where("user_id", "=", person.userId)
    .execute();
  expect((await new Visitor().get(expired)).text).toContain("This link no longer works");
});

test("a reset link works for somebody who is signed in", async () => {
  const person = await newCompany();
  const visitor = new Visitor();
  await visitor.signInByForm(person);
  const page = await visitor.get(await resetLinkFor(person));
  expect(page.status).toBe(200);
  expect(page.text).toContain("New password");
});

test("a made-up link is refused in words", async () => {
  for (const token of ["", "x", "x".repeat(5_000), "../../etc", "%00"]) {
    const page = await new Visitor().get(`/auth?tab=reset&reset=true&token=${token}`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain("New password");
  }
});

test("the link in a mail does not follow the Host header of whoever asked", async () => {
  const person = await newCompany();
  const printed: string[] = [];
  const write = vi
    .spyOn(process.stdout, "write")
    .mockImplementation((text) => Boolean(printed.push(String(text))));
  const visitor = new Visitor();
  const page = await visitor.get("/auth?tab=reset");
  const fields = { email: person.email, form_token: valueOf(page, "form_token")! };
  await visitor.post("/auth?tab=reset", fields, { "x-forwarded-host": "evil.example" });
  write.mockRestore();
  expect(printed.join("")).toContain(person.email);
  expect(printed.join("")).not.toContain("evil.example");
});

test("five requests for a reset link, then a wait", async () => {
  const write = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
  const { email } = await newCompany();
  const visitor = new Visitor();
  for (let count = 0; count < 5; count++) {
    await visitor.get("/auth?tab=reset");
    expect((await visitor.submit(resetForm, { email })).status).toBe(303);
  }
  await visitor.get("/auth?tab=reset");
  const answer = await visitor.submit(resetForm, { email });
  write.mockRestore();
  expect(answer.status).toBe(429);
  expect(alertOf(answer)).toMatch(/Too many tries\. Wait 1[45] minutes/);
});

test("somebody changes their password: the other browsers are signed out, this one is not", async () => {
  const person = await newCompany();
  const [here, there] = [new Visitor(), new Visitor()];
  await here.signInByForm(person);
  await there.signInByForm(person);
  await here.get("/account/password");
  await here.submit("/account/password", {
    currentPassword: person.password,
    newPassword: "a new one entirely",
  });
  expect(flashOf(await here.follow())).toContain("Password changed");
  expect((await here.get("/dashboard")).status).toBe(200);
  expect((await there.get("/dashboard")).status).toBe(303);
  expect((await tryPassword(new Visitor(), person.email, "a new one entirely")).status).toBe(303);
});

test("a second press of the buttons for a new password, and for a link to it, answers as the first", async () => {
  const person = await newCompany();
  const visitor = new Visitor();
  await visitor.signInByForm(person);
  const twice = async (path: string, form: string, typed: Record<string, string>) => {
    const page = await visitor.get(path);
    await visitor.submit(form, typed);
    const first = flashOf(await visitor.follow());
    const again = await visitor.submit(page.html.querySelector(form)!, typed);
    expect([again.status, flashOf(await visitor.follow())]).toEqual([303, first]);
  };
  const typed = { currentPassword: person.password, newPassword: "a new one entirely" };
  await twice("/account/password", "form:has([name=newPassword])", typed);
  const link = await resetLinkFor(person);
  await visitor.signIn(person);
  await visitor.post("/auth/sign-out", {});
  await twice(link, signInForm, { password: "another one entirely" });
  const write = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
  for (let count = 0; count < 4; count++) await twice("/auth?tab=reset", resetForm, { email: person.email });
  write.mockRestore();
  const links = await testDatabase()
    .owner.selectFrom("password_resets")
    .select("token_hash")
    .where("user_id", "=", person.userId)
    .execute();
  expect(links).toHaveLength(5);
});

test("guessing the current password of somebody signed in is limited too", async () => {
  const person = await newCompany();
  const visitor = new Visitor();
  await visitor.signInByForm(person);
  await visitor.get("/account/password");
  const guess = { currentPassword: wrong, newPassword: "a new one entirely" };
  for (let count = 0; count < 5; count++) {
    expect(messageAt(await visitor.submit("/account/password", guess), "currentPassword")).toContain(
      "not your current password",
    );
  }
  const answer = await visitor.submit("/account/password", { ...guess, currentPassword: person.password });
  expect(answer.status).toBe(429);
  expect(alertOf(answer)).toContain("Too many tries.");
});

test("the browsers where somebody is signed in are listed, and one button signs out of all of them", async () => {
  const person = await newCompany();
  const [here, there] = [new Visitor(), new Visitor()];
  await here.signInByForm(person);
  await there.get("/auth?tab=signin");
  await there.signInByForm(person);
  const devices = await here.get("/account/devices");
  const rows = devices.html.querySelectorAll("tbody tr").map((row) => row.text);
  expect(rows[0]).toContain("This one");
  expect(rows[0]).toContain(here.address);
  expect(rows.filter((row) => row.includes(there.address))).toHaveLength(1);
  await here.submit("/account/devices/sign-out");
  const out = await here.follow();
  expect(flashOf(out)).toContain("You are signed out on every device.");
  for (const visitor of [here, there]) expect((await visitor.get("/dashboard")).status).toBe(303);
});

test("a long password is not cut off: its last character counts", async () => {
  const visitor = new Visitor();
  await visitor.get("/auth?tab=signup");
  const email = newEmail();
  const long = `${"é".repeat(99)}1`;
  const company = { companyName: "Hill", companyAddress: "1 Yard Road", phoneNumber: "5" };
  expect(
    (await visitor.submit("form:has([name=companyName])", { email, password: long, ...company })).status,
  ).toBe(303);
  expect((await tryPassword(new Visitor(), email, `${"é".repeat(99)}2`)).status).toBe(400);
  expect((await tryPassword(new Visitor(), email.toUpperCase(), long)).status).toBe(303);
});

test("a password is the same from every keyboard: é in one character or two, an ordinary blank or another", async () => {
  const email = newEmail();
  const visitor = new Visitor();
  await visitor.get("/auth?tab=signup");
  const company = { companyName: "Hill Haulage", companyAddress: "1 Yard Road", phoneNumber: "555-0100" };
  const typed = { email, password: "caf\u00e9 au\u00a0lait", ...company };
  await visitor.submit("form:has([name=companyName])", typed);
  for (const password of ["cafe\u0301 au lait", "caf\u00e9 au\u00a0lait", "caf\u00e9\u3000au\u202flait"])
    expect((await tryPassword(new Visitor(), email, password)).location).toBe("/dashboard");
  expect(alertOf(await tryPassword(new Visitor(), email, "cafe au lait"))).toContain(
    "Invalid email or password",
  );
});

test("a password that was stored as it was typed still fits, and from then on from every keyboard", async () => {
  const person = await newCompany();
  const password = "cafe\u0301 au lait";
  await testDatabase()
    .owner.updateTable("users")
    .set({ password_hash: await hash(password) })
    .where("id", "=", person.userId)
    .execute();
  const other = "caf\u00e9 au lait";
  expect(alertOf(await tryPassword(new Visitor(), person.email, other))).toContain(
    "Invalid email or password",
  );
  expect((await tryPassword(new Visitor(), person.email, password)).location).toBe("/dashboard");
  expect((await tryPassword(new Visitor(), person.email, other)).location).toBe("/dashboard");
});
