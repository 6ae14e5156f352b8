import { randomUUID } from "node:crypto";
import { spawnSync } from "node:child_process";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { cleanUp } from "~/auth/clean-up.server";
import { projectFolder } from "~/environment";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { type Answer, Visitor } from "../support/visitor";

vi.hoisted(() => {
  process.env.SALES_EMAIL = "desk@sales.example";
});

const at = "/fortitude/contact";

const asked = () => ({
  name: "Paula Ponce",
  email: `${randomUUID()}@example.com`,
  company: "Ponce Freight",
  phone: "(555) 555-0142",
  fleetSize: "11-50",
  interest: "inventory",
  message: "Two yards, 4,000 parts.\nWhen could you count?",
});

type Asked = ReturnType<typeof asked>;

async function send(typed: Partial<Asked> & { website?: string }, visitor = new Visitor()): Promise<Answer> {
  await visitor.get(at);
  return visitor.submit(at, typed, "Request Consultation");
}

const kept = (email: string) =>
  testDatabase().owner.selectFrom("contact_requests").selectAll().where("email", "=", email).execute();

const mailsAbout = (id: string) =>
  testDatabase().owner.selectFrom("mails").selectAll().where("about_id", "=", id).execute();

test("a request is kept, mailed to sales, and thanked for above an empty form", async () => {
  const visitor = new Visitor();
  const typed = asked();
  const answer = await send(typed, visitor);
  expect([answer.status, answer.location]).toEqual([303, at]);
  const page = await visitor.follow();
  expect(flashOf(page)).toBe(
    "Thank you for your interest! Our enterprise sales team will contact you within 4 business hours.",
  );
  for (const name of Object.keys(typed)) expect(valueOf(page, name) ?? "", name).toBe("");
  const [request, ...others] = await kept(typed.email);
  expect(others).toEqual([]);
  const { fleetSize, ...fields } = typed;
  expect(request).toMatchObject({ ...fields, fleet_size: fleetSize, is_suspect: false });
  const [mail, ...more] = await mailsAbout(request!.id);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: "desk@sales.example",
    reply_to: typed.email,
    subject: "Physical Inventory Services, for Ponce Freight",
  });
  for (const text of [
    "Paula Ponce",
    typed.email,
    "(555) 555-0142",
    "11-50 vehicles",
    "When could you count?",
  ])
    expect(mail!.body).toContain(text);
});

test("nothing is mailed to the address that is typed", async () => {
  const typed = asked();
  await send(typed);
  const { owner } = testDatabase();
  expect(await owner.selectFrom("mails").select("id").where("recipient", "=", typed.email).execute()).toEqual(
    [],
  );
});

test("the fleet size may be left out, and every field has the choices that are stated", async () => {
  const typed = { ...asked(), fleetSize: "" };
  expect((await send(typed)).status).toBe(303);
  expect((await kept(typed.email))[0]!.fleet_size).toBeNull();
  const { html } = await new Visitor().get(at);
  const choices = (name: string) =>
    html
      .querySelectorAll(`select[name=${name}] option`)
      .slice(1)
      .map((option) => [option.getAttribute("value"), option.text]);
  expect(choices("fleetSize")).toEqual([
    ["1-10", "1-10 vehicles"],
    ["11-50", "11-50 vehicles"],
    ["51-100", "51-100 vehicles"],
    ["100+", "100+ vehicles"],
    ["parts", "Parts distributor"],
  ]);
  expect(choices("interest")).toEqual([
    ["inventory", "Physical Inventory Services"],
    ["fleettrack", "FleetTrack Pro Setup"],
    ["system", "Inventory System Setup"],
    ["software", "Software Only"],
    ["all", "All Services"],
  ]);
  const labels = html.querySelectorAll("form .field > label").map((label) => label.text.trim());
  expect(labels).toEqual([
    "Full Name",
    "Business Email",
    "Company Name",
    "Phone Number",
    "Fleet Size (optional)",
    "Primary Interest",
    "Tell Us About Your Needs",
  ]);
});

test("what is missing or wrong is said at its field, and what was typed is still there", async () => {
  const empty = await send({});
  expect(empty.status).toBe(400);
  for (const [name, text] of [
    ["name", "Full Name is required"],
    ["email", "Please enter a valid email address"],
    ["company", "Company Name is required"],
    ["phone", "Phone Number is required"],
    ["interest", "Primary Interest is required"],
    ["message", "Tell Us About Your Needs is required"],
  ] as const) {
    expect(messageAt(empty, name)).toContain(text);
    expect(alertOf(empty)).toContain(text);
  }
  const typed = { ...asked(), email: "paula at example", phone: "+1 (555) 555-0123 x4567" };
  const wrong = await send(typed);
  expect(messageAt(wrong, "email")).toContain("Please enter a valid email address");
  expect(messageAt(wrong, "phone")).toContain("at most 20 characters");
  for (const [name, value] of Object.entries(typed)) expect(valueOf(wrong, name), name).toBe(value);
});

test.each([
  ["ten thousand characters", "x".repeat(10_000)],
  ["links", "See https://example.com/?a=1&b=<2> and www.example.com"],
  ["Arabic", "نحن شركة نقل لدينا 40 شاحنة"],
])("a text of %s arrives as it was typed", async (_, message) => {
  const typed = { ...asked(), message };
  expect((await send(typed)).status).toBe(303);
  expect((await kept(typed.email))[0]!.message).toBe(message);
});

test("one character more than ten thousand is refused and kept in the form", async () => {
  const message = "x".repeat(10_001);
  const answer = await send({ ...asked(), message });
  expect([answer.status, valueOf(answer, "message")]).toEqual([400, message]);
  expect(messageAt(answer, "message")).toContain("at most 10,000 characters");
});

test("sent twice it is one request, and Enter in a field sends nothing", async () => {
  const visitor = new Visitor();
  const typed = asked();
  await visitor.get(at);
  const twice = await Promise.all([1, 2].map(() => visitor.submit(at, typed, "Request Consultation")));
  expect(twice.map(({ status }) => status)).toEqual([303, 303]);
  expect(await kept(typed.email)).toHaveLength(1);
  const checked = asked();
  await visitor.get(at);
  const answer = await visitor.submit(at, checked, { name: "step", value: "check" });
  expect([answer.status, valueOf(answer, "name")]).toEqual([200, "Paula Ponce"]);
  expect(answer.text).toContain("Nothing is sent yet");
  expect(await kept(checked.email)).toEqual([]);
});

test("a program that fills in the field that nobody sees is thanked, and sales gets no mail", async () => {
  const typed = asked();
  expect((await send({ ...typed, website: "https://buy.example" })).location).toBe(at);
  const [request] = await kept(typed.email);
  expect(request!.is_suspect).toBe(true);
  expect(await mailsAbout(request!.id)).toEqual([]);
  const { html } = await new Visitor().get(at);
  const trap = html.querySelector("[name=website]")!;
  expect([trap.getAttribute("tabindex"), trap.getAttribute("autocomplete")]).toEqual(["-1", "off"]);
  expect(trap.closest("[aria-hidden=true]")).not.toBeNull();
});

test("the sixth request of an address within a quarter of an hour waits, with what was typed", async () => {
  const typed = asked();
  for (let count = 0; count < 4; count++) expect((await send(typed)).status).toBe(303);
  const visitor = new Visitor();
  const form = (await visitor.get(at)).html.querySelector(`form[action='${at}']`)!;
  const press = () => visitor.submit(form, typed, "Request Consultation");
  // A second press of the fifth is not the sixth.
  expect([(await press()).status, (await press()).status]).toEqual([303, 303]);
  const refused = await send(typed);
  expect([refused.status, valueOf(refused, "message")]).toEqual([429, typed.message]);
  expect(alertOf(refused)).toMatch(/Too many tries\. Wait \d+ minutes?, then try again\./);
  expect(await kept(typed.email)).toHaveLength(5);
});

test("a form of another site, or one that was open for a day, sends nothing", async () => {
  const typed = asked();
  const foreign = await new Visitor().post(at, typed, { origin: "https://elsewhere.example" });
  expect(foreign.status).toBe(403);
  const visitor = new Visitor();
  await visitor.get(at);
  const stale = await visitor.submit(at, { ...typed, form_token: "from yesterday" }, "Request Consultation");
  expect([stale.status, valueOf(stale, "company")]).toEqual([400, "Ponce Freight"]);
  expect(await kept(typed.email)).toEqual([]);
});

test("the operator reads what visitors wrote, newest first, and which of it may be a program's", async () => {
  const [older, newer] = [asked(), asked()];
  await send(older);
  await send({ ...newer, website: "filled in" });
  const { stdout } = spawnSync(process.execPath, ["--import", "tsx", "app/operator.ts", "requests"], {
    cwd: projectFolder,
    encoding: "utf8",
  });
  const lines = stdout.slice(stdout.indexOf("Through the contact form")).split("\n");
  const lineOf = (email: string) => lines.findIndex((line) => line.includes(email));
  expect(lineOf(newer.email)).toBeLessThan(lineOf(older.email));
  expect(lines[lineOf(newer.email)]).toContain("perhaps by a program: not mailed");
  expect(lines[lineOf(older.email)]).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d  Ponce Freight  Paula Ponce <\S+>  \(555\) 555-0142  11-50 vehicles  Physical Inventory Services$/,
  );
  expect(lines[lineOf(older.email) + 1]).toBe("    Two yards, 4,000 parts.");
});

test("what does not fit on the operator's list is counted, and on the next page", async () => {
  const { owner } = testDatabase();
  const { fleetSize: fleet_size, ...fields } = asked();
  const interest = "inventory" as const;
  const row = {
    ...fields,
    interest,
    fleet_size,
    is_suspect: false,
    created_at: new Date("2026-01-01T00:00:00Z"),
  };
  const later = { created_at: new Date("2026-01-02T00:00:00Z") };
  const others = Array.from({ length: 200 }, () => ({ ...row, ...later, email: asked().email }));
  await owner
    .insertInto("contact_requests")
    .values([row, ...others])
    .execute();
  const list = (...page: string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", "app/operator.ts", "requests", ...page], {
      cwd: projectFolder,
      encoding: "utf8",
    }).stdout;
  const [first, second] = [list(), list("2")];
  expect(first).toMatch(/^and \d+ older: requests 2$/m);
  expect([first.includes(row.email), second.includes(row.email)]).toEqual([false, true]);
});

test("a request and its mail are removed after two years, as the privacy policy says", async () => {
  const [old, recent] = [asked(), asked()];
  await send(old);
  await send(recent);
  const { owner } = testDatabase();
  const created_at = sql<Date>`now() - interval '2 years 1 day'`;
  await owner.updateTable("contact_requests").set({ created_at }).where("email", "=", old.email).execute();
  await owner.updateTable("mails").set({ created_at }).where("reply_to", "=", old.email).execute();
  await cleanUp();
  expect(await kept(old.email)).toEqual([]);
  expect(await kept(recent.email)).toHaveLength(1);
  for (const [{ email }, count] of [
    [old, 0],
    [recent, 1],
  ] as const) {
    const mails = await owner.selectFrom("mails").select("id").where("reply_to", "=", email).execute();
    expect(mails).toHaveLength(count);
  }
  expect((await new Visitor().get("/fortitude/privacy")).text).toContain("removed after two years");
});
