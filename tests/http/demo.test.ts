import { sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { maxRunning, maxWaitSeconds } from "~/auth/demos/demo-settings";
import { keepDemosReady } from "~/auth/demos/ready-demos.server";
import { today } from "~/features/calendar/today";
import { demoCompany } from "~/features/demo/demo-company.server";
import { sendMail } from "~/features/mail/send-mail.server";
import { testDatabase } from "../support/database";
import { demoOf, endsIn, pressed, work } from "../support/demos";
import { newCompany } from "../support/people";
import { tablesThatSay } from "../support/tables-that-say";
import { Visitor } from "../support/visitor";

vi.hoisted(() => {
  process.env.DEMO_READY = "2";
});

const { owner } = testDatabase();

// Those that other tests left are of other companies.
beforeAll(() => owner.deleteFrom("demos").where("started_at", "is", null).execute());

test("one press, and a visitor is in a company full of records", async () => {
  const visitor = await pressed();
  const dashboard = await visitor.get("/dashboard");
  expect(dashboard.text).toContain("Lakeshore Fleet & Parts");
  expect(dashboard.text).toContain("all features except Master CRM");
  expect(dashboard.text).toContain("ends in 30 minutes");
  const tutorial = dashboard.html.querySelector('.banner a[href="/tour"]');
  expect(tutorial?.text).toBe("View Tutorial");
  expect((await visitor.get("/invoicing")).status).toBe(200);
  // A second press goes on with it.
  expect((await visitor.post("/demo", {})).location).toBe("/dashboard");
});

test("looking at the page starts nothing, and its button is on the sign-in page too", async () => {
  await work();
  const started = () => owner.selectFrom("demos").select("user_id").where("ticket", "is not", null).execute();
  const before = await started();
  const visitor = new Visitor();
  const page = await visitor.get("/demo");
  expect([page.status, page.html.querySelector("form[action='/demo']") !== null]).toEqual([200, true]);
  expect((await visitor.get("/demo/waiting")).location).toBe("/demo");
  expect((await visitor.get("/auth")).html.querySelector("form[action='/demo']")).not.toBeNull();
  expect(await started()).toHaveLength(before.length);
});

test("the press of another site's page starts nothing", async () => {
  const answer = await new Visitor().post("/demo", {}, { origin: "https://elsewhere.example" });
  expect(answer.status).toBe(403);
});

test("who is signed in to an own company stays there", async () => {
  const visitor = new Visitor();
  const company = await newCompany();
  await visitor.signIn(company);
  await visitor.post("/demo", {});
  expect((await visitor.follow()).text).toContain(`You are signed in as ${company.email}`);
});

test("two visitors have two companies, and neither opens a page of the other's", async () => {
  const [one, other] = [await pressed(), await pressed()];
  const addresses: string[] = [];
  for (const list of ["/fleet-data", "/inventory", "/invoicing", "/invoicing/customers"]) {
    const links = (await one.get(list)).html
      .querySelectorAll("main a")
      .map((link) => link.getAttribute("href")!);
    addresses.push(...links.filter((href) => /[0-9a-f]{8}-[0-9a-f-]{27}$/.test(href)).slice(0, 5));
  }
  expect(addresses.length).toBeGreaterThanOrEqual(15);
  for (const address of addresses) {
    expect([address, (await one.get(address)).status]).toEqual([address, 200]);
    expect([address, (await other.get(address)).status]).toEqual([address, 404]);
  }
});

test("what is over is erased: no table has a row of it", async () => {
  const visitor = await pressed();
  const { account_id, user_id, email } = await demoOf(visitor);
  await visitor.post("/auth/sign-out", {});
  expect((await visitor.follow()).text).toContain("what was in it is being erased");
  expect((await tablesThatSay([account_id])).length).toBeGreaterThan(25);
  await owner
    .updateTable("demos")
    .set({ ends_at: sql<Date>`now() - interval '2 minutes'` })
    .where("account_id", "=", account_id)
    .execute();
  await work();
  expect(await tablesThatSay([account_id, user_id, email])).toEqual([]);
  await visitor.get("/dashboard");
  expect((await visitor.follow()).status).toBe(200);
});

test("a form sent after the end says so, in both tabs, before and after the demo is erased", async () => {
  const visitor = await pressed();
  await visitor.get("/fleet-data/new");
  await endsIn(visitor, -2);
  const answer = await visitor.submit("form:has([name=makeModel])", { makeModel: "Kenworth", noVin: "on" });
  expect(answer.status).toBe(303);
  expect((await visitor.follow()).text).toContain("The demo is over");
  // No record of it is found after signing in to another company.
  expect((await visitor.get("/inventory")).location).toBe("/auth?tab=signin");
  expect((await visitor.follow()).text).toContain("The demo is over");
  await work();
  expect((await visitor.post("/fleet-data/new", { makeModel: "Kenworth" })).status).toBe(303);
  expect((await visitor.follow()).text).toContain("The demo is over");
});

test("a request under way while its demo is erased is no failure of ours", async () => {
  const visitor = await pressed();
  await endsIn(visitor, -2);
  const pages = ["/dashboard", "/fleet-data", "/inventory", "/invoicing", "/fleet-data/new"];
  const [, ...answers] = await Promise.all([work(), ...pages.map((page) => visitor.get(page))]);
  for (const { status } of answers) expect(status).toBeLessThan(500);
});

test("five minutes before the end every page says so", async () => {
  const visitor = await pressed();
  await endsIn(visitor, 6);
  expect((await visitor.get("/inventory")).text).not.toContain("This demo ends in");
  await endsIn(visitor, 4.5);
  const page = await visitor.get("/inventory");
  expect(page.text).toContain("This demo ends in 5 minutes");
  expect(page.html.querySelectorAll('a[href="/demo/keep"]').length).toBeGreaterThan(0);
});

test("the sixth start from one network within an hour waits", async () => {
  const address = new Visitor();
  for (let press = 0; press < 5; press++) {
    address.cookies.clear();
    await pressed(address);
  }
  address.cookies.clear();
  const answer = await address.post("/demo", {});
  expect(answer.status).toBe(429);
  expect(answer.text).toContain("Five demos were started from this network within an hour");
});

test("of 20 at once as many start as are ready; the others see that theirs is being prepared, and get it", async () => {
  await work();
  const visitors = Array.from({ length: 20 }, () => new Visitor());
  const answers = await Promise.all(visitors.map((visitor) => visitor.post("/demo", {})));
  expect(answers.map(({ location }) => location).sort()).toEqual([
    ...Array.from({ length: 2 }, () => "/dashboard"),
    ...Array.from({ length: 18 }, () => "/demo/waiting"),
  ]);
  const [waiting, started] = ["/demo/waiting", "/dashboard"].map(
    (place) => visitors[answers.findIndex(({ location }) => location === place)]!,
  );
  const page = await waiting!.get("/demo/waiting");
  expect(page.text).toContain("Your demo is being prepared");
  expect(page.html.querySelector("meta[http-equiv=refresh]")?.getAttribute("content")).toBe("3");
  await work();
  await waiting!.get("/demo/waiting");
  expect((await waiting!.follow()).text).toContain("Your demo has begun");
  // The same ticket in a second tab.
  expect((await started!.get("/demo/waiting")).location).toBe("/dashboard");
});

test("a double press of the button starts one demo, and is in it whichever answer arrives", async () => {
  await work();
  const visitor = new Visitor();
  const { html } = await visitor.get("/");
  const press = () => visitor.submit(html.querySelector("main form[action='/demo']")!);
  await Promise.all([press(), press()]);
  const started = await demosOf(visitor);
  // The answer was lost.
  visitor.cookies.clear();
  await press();
  expect((await visitor.follow()).text).toContain("Your demo has begun");
  expect([started, await demosOf(visitor)]).toEqual([1, 1]);
  expect(await countedOf(visitor)).toBe(1);
  await visitor.post("/auth/sign-out", {});
  // Back, and once more.
  await press();
  expect((await visitor.follow()).text).toContain("Your demo has begun");
  expect(await demosOf(visitor)).toBe(2);
});

async function demosOf({ address }: Visitor): Promise<number> {
  const rows = await owner
    .selectFrom("sessions")
    .select("user_id")
    .distinct()
    .where("address", "=", address)
    .execute();
  return rows.length;
}

const countedOf = async ({ address }: Visitor) =>
  (await owner.selectFrom("attempts").select("id").where("subject", "=", address).execute()).length;

test("a press that waited in vain starts nothing later, and does not count", async () => {
  await work();
  const ready = owner.selectFrom("demos").select("account_id").where("started_at", "is", null);
  const hidden = await ready.execute();
  await owner.updateTable("demos").set({ made_on: "2026-01-05" }).where("started_at", "is", null).execute();
  const visitor = new Visitor();
  expect((await visitor.post("/demo", {})).location).toBe("/demo/waiting");
  expect(await countedOf(visitor)).toBe(0);
  const ids = hidden.map(({ account_id }) => account_id);
  await owner
    .updateTable("demos")
    .set({ made_on: sql`now()` })
    .where("account_id", "in", ids)
    .execute();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + (maxWaitSeconds + 1) * 1000 });
  try {
    expect((await visitor.get("/demo/waiting")).location).toBe("/demo");
  } finally {
    vi.useRealTimers();
  }
  expect((await visitor.follow()).text).toContain("It took too long to prepare one");
  expect([await demosOf(visitor), await countedOf(visitor)]).toEqual([0, 0]);
});

test("who signs in while a demo is being prepared stays signed in", async () => {
  await owner.updateTable("demos").set({ made_on: "2026-01-05" }).where("started_at", "is", null).execute();
  const visitor = new Visitor();
  await visitor.post("/demo", {});
  const company = await newCompany();
  await visitor.signIn(company);
  await work();
  await visitor.get("/demo/waiting");
  expect((await visitor.follow()).text).toContain(`You are signed in as ${company.email}`);
});

test("with as many running as may, the press says so", async () => {
  await work();
  const { rows } = await sql<{ id: string }>`
    insert into demos (account_id, user_id, ticket, started_at, ends_at)
    select distinct on (a.id) a.id, p.id, 'filler ' || a.id, now(), now() + interval '10 minutes'
    from accounts a join profiles p on p.account_id = a.id
    where not exists (select from demos d where d.account_id = a.id) returning account_id as id`.execute(
    owner,
  );
  const running = await owner
    .selectFrom("demos")
    .select("account_id")
    .where("ends_at", ">", sql<Date>`now()`)
    .execute();
  for (let more = running.length; more < maxRunning; more++) {
    const { accountId, userId } = await newCompany();
    await sql`insert into demos (account_id, user_id, ticket, started_at, ends_at)
      values (${accountId}, ${userId}, ${`filler ${accountId}`}, now(), now() + interval '10 minutes')`.execute(
      owner,
    );
    rows.push({ id: accountId });
  }
  const visitor = new Visitor();
  const answer = await visitor.post("/demo", {});
  expect([answer.status, answer.text.includes("All demos are in use")]).toEqual([503, true]);
  await owner.deleteFrom("demos").where("ticket", "like", "filler %").execute();
  await pressed(visitor);
});

test("the demo sends no mail, even one that was queued", async () => {
  const visitor = await pressed();
  const { account_id } = await demoOf(visitor);
  const mail = { account_id, kind: "test", recipient: "somebody@example.com", subject: "x", body: "x" };
  const { id } = await owner.insertInto("mails").values(mail).returning("id").executeTakeFirstOrThrow();
  await sendMail(id);
  const sent = await owner
    .selectFrom("mails")
    .select(["state", "last_error"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(sent).toEqual({ state: "failed", last_error: "The demo sends no mail." });
});

test("demos of an earlier day are renewed", async () => {
  await work();
  await owner.updateTable("demos").set({ made_on: "2026-01-05" }).where("ticket", "is", null).execute();
  await work();
  const ready = await owner.selectFrom("demos").select("made_on").where("ticket", "is", null).execute();
  expect(ready.map(({ made_on }) => made_on === "2026-01-05")).toEqual([false, false]);
});

test("the day of a demo is that of where its company is", async () => {
  // One of them has another day than UTC, whenever this is.
  for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    await owner.deleteFrom("demos").where("started_at", "is", null).execute();
    const empty = { company: { ...demoCompany.company, timeZone }, fill: () => Promise.resolve() };
    await keepDemosReady(empty);
    const ready = await owner.selectFrom("demos").select("made_on").where("started_at", "is", null).execute();
    expect(ready.map(({ made_on }) => made_on)).toEqual([today(timeZone), today(timeZone)]);
  }
  await owner.deleteFrom("demos").where("started_at", "is", null).execute();
});
