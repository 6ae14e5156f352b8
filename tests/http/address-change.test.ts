import { expect, test, vi } from "vitest";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { newCompany, newEmail } from "../support/people";
import { Visitor } from "../support/visitor";

// The mails are written and stay in the queue: nothing sends them here.
vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.PUBLIC_URL = "https://fleet.example.com";
});

const askForm = "form:has([name=email])";

function mailsTo(recipient: string) {
  return testDatabase()
    .owner.selectFrom("mails")
    .select(["kind", "body"])
    .where("recipient", "=", recipient)
    .orderBy("created_at")
    .execute();
}

async function linksTo(recipient: string): Promise<string[]> {
  const bodies = (await mailsTo(recipient)).map(({ body }) => body).join("\n");
  const links = bodies.match(/https:\/\/fleet\.example\.com\/auth\/address\?token=\S+/g) ?? [];
  return links.map((link) => new URL(link).pathname + new URL(link).search);
}

async function press(link: string, button: string, visitor = new Visitor()) {
  await visitor.get(link);
  await visitor.submit("form:has([name=token])", {}, button);
  return visitor.follow();
}

async function asked(email: string) {
  const person = await newCompany();
  const visitor = new Visitor();
  await visitor.signInByForm(person);
  await visitor.get("/account/email");
  await visitor.submit(askForm, { email, password: person.password });
  return { person, visitor, page: await visitor.follow() };
}

test("somebody changes the address: both mailboxes confirm it, by links with the site's own address", async () => {
  const email = newEmail();
  const { person, visitor, page } = await asked(email);
  expect(flashOf(page)).toContain("Open both mailboxes");
  expect(page.text).toContain(`To become ${email}`);
  const [toNew] = await linksTo(email);
  const [toOld, toUndo] = await linksTo(person.email);
  const looked = await new Visitor().get(toNew!);
  expect(looked.text).toContain("Sign in with the new address from now on?");
  expect(flashOf(await press(toNew!, "Confirm the New Address"))).toContain("Now open the link");
  expect((await visitor.get("/account/email")).text).toContain("Confirmed");
  expect(flashOf(await press(toOld!, "Confirm the Change"))).toContain("Address changed");
  expect((await visitor.get("/account")).text).toContain(email);
  expect((await new Visitor().get(toNew!)).text).toContain("This link no longer works");
  await new Visitor().signInByForm({ email, password: person.password });
  const undone = await press(toUndo!, "Keep the Old Address");
  expect(flashOf(undone)).toContain("Your old address is back");
  expect((await visitor.get("/account")).status).toBe(303);
  await new Visitor().signInByForm(person);
});

test("an address that somebody has gets the same answer and no link", async () => {
  const other = await newCompany();
  const { person, page } = await asked(other.email);
  expect(flashOf(page)).toContain("Open both mailboxes");
  expect(await mailsTo(other.email)).toEqual([]);
  const [toOld] = await linksTo(person.email);
  expect(flashOf(await press(toOld!, "Confirm the Change"))).toContain("Now open the link");
  await new Visitor().signInByForm(person);
});

test("a wrong password, the same address and a bad one are refused, and the address that was typed is still there", async () => {
  const person = await newCompany();
  const visitor = new Visitor();
  await visitor.signIn(person);
  await visitor.get("/account/email");
  const email = newEmail();
  const wrong = await visitor.submit(askForm, { email, password: "something else" });
  expect(messageAt(wrong, "password")).toContain("This is not your current password");
  expect(valueOf(wrong, "email")).toBe(email);
  const same = await visitor.submit(askForm, {
    email: person.email.toUpperCase(),
    password: person.password,
  });
  expect(messageAt(same, "email")).toContain("This is your address already");
  const bad = await visitor.submit(askForm, { email: "nowhere", password: person.password });
  expect(messageAt(bad, "email")).toContain("Please enter a valid email address");
  expect(await mailsTo(email)).toEqual([]);
});

test("a change is called off on its page, and by the old address", async () => {
  const email = newEmail();
  const { person, visitor } = await asked(email);
  await visitor.submit("/account/email/cancel");
  const page = await visitor.follow();
  expect(flashOf(page)).toContain("The change is called off");
  expect(page.text).not.toContain(`To become ${email}`);
  for (const link of [...(await linksTo(email)), ...(await linksTo(person.email))])
    expect((await new Visitor().get(link)).text).toContain("This link no longer works");
});

test("a link that is used up while its page is open says so", async () => {
  const email = newEmail();
  const { visitor } = await asked(email);
  const [toNew] = await linksTo(email);
  const reader = new Visitor();
  await reader.get(toNew!);
  await visitor.submit("/account/email/cancel");
  const answer = await reader.submit("form:has([name=token])", {}, "Confirm the New Address");
  expect(answer.status).toBe(409);
  expect(alertOf(answer)).toContain(
    "This link was used already, or is too old, or the change was called off.",
  );
});

test("after five requests the next waits, so that strangers are not flooded", async () => {
  const { person, visitor } = await asked(newEmail());
  for (let count = 1; count < 5; count++) {
    await visitor.get("/account/email");
    await visitor.submit(askForm, { email: newEmail(), password: person.password });
  }
  await visitor.get("/account/email");
  const answer = await visitor.submit(askForm, { email: newEmail(), password: person.password });
  expect(answer.status).toBe(429);
});

test("a sign-in from a browser that is new to this person is told by mail, if it is not the first of all", async () => {
  const person = await newCompany();
  const kinds = async () => (await mailsTo(person.email)).map(({ kind }) => kind);
  const visitor = new Visitor();
  await visitor.signInByForm(person);
  expect(await kinds()).toEqual(["Sign-in from a new browser"]);
  await visitor.post("/auth/sign-out", {});
  await visitor.signInByForm(person);
  expect(await kinds()).toHaveLength(1);
  const [mail] = await mailsTo(person.email);
  expect(mail!.body).toContain(`Network address: ${visitor.address}`);
  expect(mail!.body).toContain("(America/Chicago)");
  expect(mail!.body).toContain("https://fleet.example.com/account/devices");
  const page = await visitor.get("/account/devices");
  const token = page.html.querySelector("[name=form_token]")!.getAttribute("value")!;
  await visitor.post("/account/devices/mail", { form_token: token });
  await new Visitor().signInByForm(person);
  expect(await kinds()).toHaveLength(1);
});

test("a new company gets no mail about its own first sign-in", async () => {
  const email = newEmail();
  const visitor = new Visitor();
  await visitor.get("/auth?tab=signup");
  const company = { companyName: "Hill", companyAddress: "1 Yard Road", phoneNumber: "5" };
  const typed = { email, password: "correct horse battery", ...company };
  await visitor.submit("form:has([name=companyName])", typed);
  expect(await mailsTo(email)).toEqual([]);
  await visitor.post("/auth/sign-out", {});
  await visitor.signInByForm(typed);
  expect(await mailsTo(email)).toEqual([]);
  await new Visitor().signInByForm(typed);
  expect(await mailsTo(email)).toHaveLength(1);
});
