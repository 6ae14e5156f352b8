import { expect, test } from "vitest";
import { flashOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { newCompany } from "../support/people";
import { Visitor } from "../support/visitor";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";

async function signedInWith(userAgent: string, person: { email: string; password: string }) {
  const visitor = new Visitor();
  await visitor.get("/auth?tab=signin");
  const form = (await visitor.get("/auth?tab=signin")).html.querySelector("[name=form_token]")!;
  await visitor.post(
    "/auth?tab=signin",
    { email: person.email, password: person.password, form_token: form.getAttribute("value")! },
    { "user-agent": userAgent },
  );
  return visitor;
}

test("somebody signs out one device; the others stay", async () => {
  const person = await newCompany();
  const here = new Visitor();
  await here.signInByForm(person);
  const there = await signedInWith(firefox, person);
  const page = await here.get("/account/devices");
  const row = page.html.querySelectorAll("tbody tr").find(({ text }) => text.includes(there.address))!;
  expect(row.text).toContain("Firefox on Linux");
  const own = page.html.querySelectorAll("tbody tr").find(({ text }) => text.includes("This one"))!;
  expect(own.querySelector("form")).toBeNull();
  await here.submit(row.querySelector("form")!);
  expect(flashOf(await here.follow())).toContain("Firefox on Linux is signed out.");
  expect((await there.get("/dashboard")).status).toBe(303);
  expect((await here.get("/dashboard")).status).toBe(200);
  await here.post(row.querySelector("form")!.getAttribute("action")!, {});
  expect(flashOf(await here.follow())).toContain("Nothing to sign out");
});

test("nobody signs out somebody else's device", async () => {
  const [person, other] = [await newCompany(), await newCompany()];
  const visitor = new Visitor();
  await visitor.signIn(person);
  await visitor.post(`/account/devices/${other.scope.sessionId}/sign-out`, {});
  expect(flashOf(await visitor.follow())).toContain("Nothing to sign out");
  const session = await testDatabase()
    .owner.selectFrom("sessions")
    .select("ended_at")
    .where("id", "=", other.scope.sessionId)
    .executeTakeFirstOrThrow();
  expect(session.ended_at).toBeNull();
});

test("mail about new browsers is wanted until somebody says otherwise, and that is noted", async () => {
  const person = await newCompany();
  const visitor = new Visitor();
  await visitor.signIn(person);
  const form = "form:has([name=newBrowserMails])";
  const box = (page: { html: { querySelector(s: string): { hasAttribute(n: string): boolean } | null } }) =>
    page.html.querySelector("[name=newBrowserMails]")!.hasAttribute("checked");
  const page = await visitor.get("/account/devices");
  expect(box(page)).toBe(true);
  const token = page.html.querySelector(`${form} [name=form_token]`)!.getAttribute("value")!;
  await visitor.post("/account/devices/mail", { form_token: token });
  expect(box(await visitor.follow())).toBe(false);
  await visitor.submit(form, { newBrowserMails: "on" });
  expect(box(await visitor.follow())).toBe(true);
  const notes = await testDatabase()
    .owner.selectFrom("audit_events")
    .select("what")
    .where("account_id", "=", person.accountId)
    .where("what", "like", "Turned mails%")
    .orderBy("happened_at")
    .execute();
  expect(notes.map(({ what }) => what)).toEqual([
    "Turned mails about new browsers off",
    "Turned mails about new browsers on",
  ]);
});

test("without a mail server no mail about a new browser is written", async () => {
  const person = await newCompany();
  await signedInWith(firefox, person);
  const mails = await testDatabase()
    .owner.selectFrom("mails")
    .select("id")
    .where("account_id", "=", person.accountId)
    .execute();
  expect(mails).toEqual([]);
  const visitor = new Visitor();
  await visitor.signIn(person);
  const email = await visitor.get("/account/email");
  expect(email.text).toContain(`npm run operator -- address ${person.email} NEW`);
  expect(email.html.querySelector("[name=password]")).toBeNull();
});

test("managers read who signed in and who was refused, with the network address and no password", async () => {
  const person = await newCompany();
  const visitor = new Visitor();
  await visitor.get("/auth?tab=signin");
  await visitor.submit("form:has([name=password])", { email: person.email, password: "my wrong password" });
  await visitor.get("/auth?tab=signin");
  await visitor.submit("form:has([name=password])", { email: person.email, password: person.password });
  const notes = await testDatabase()
    .owner.selectFrom("audit_events")
    .select(["what", "user_id", "address"])
    .where("account_id", "=", person.accountId)
    .where("address", "=", visitor.address)
    .orderBy("happened_at")
    .execute();
  expect(notes).toEqual([
    { what: "Sign-in refused: wrong password", user_id: null, address: visitor.address },
    { what: "Signed in with A browser", user_id: person.userId, address: visitor.address },
  ]);
});
