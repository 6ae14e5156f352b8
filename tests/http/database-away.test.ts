import { afterAll, expect, test } from "vitest";
import { formatDatabaseUrl, parseDatabaseUrl } from "~db/connection";
import { processesBelow, startDirectly } from "../start/run-product";
import { alertOf, valueOf } from "../support/answers";
import { openDatabaseDoor } from "../support/database-door";
import { freePort } from "../support/free-port";
import { type Member, newCompany } from "../support/people";
import { newVin, ownedVehicle, storedVehicles } from "../support/vehicles";
import { type Answer, Visitor } from "../support/visitor";

// A web process of its own, since this one keeps its connections; its database is behind a door that can be shut.
const door = await openDatabaseDoor(parseDatabaseUrl(process.env.DATABASE_URL!));
const port = String(await freePort());
const web = startDirectly(
  { DATABASE_URL: formatDatabaseUrl(door.connection), PORT: port, SAMPLE: "0" },
  "web",
);
const site = await web.address();
const processes = await processesBelow(web.pid);

afterAll(async () => {
  process.kill(web.pid, "SIGTERM");
  await web.exitCode;
  await door.shut();
});

async function whileAway<T>(run: () => Promise<T>): Promise<T> {
  await door.shut();
  try {
    return await run();
  } finally {
    await door.open();
  }
}

async function signedIn(member: Member): Promise<Visitor> {
  const visitor = new Visitor(site);
  await visitor.signIn(member);
  return visitor;
}

function hiddenFields(answer: Answer): [name: string, value: string][] {
  return answer.html
    .querySelectorAll("main form input")
    .map((input) => [input.getAttribute("name")!, input.getAttribute("value") ?? ""]);
}

const sendAgain = "form:has([name=form_token])";

test("a vehicle sent while the database is away comes back with everything typed, and is added once when sent again", async () => {
  const company = await newCompany();
  const visitor = await signedIn(company);
  const token = valueOf(await visitor.get("/fleet-data/new"), "form_token")!;
  const typed = { vin: newVin(), makeModel: `Mack "Anthem" <b> 🚚`, mileage: "5" };
  const kept = await whileAway(() => visitor.submit("/fleet-data/new", typed, "Add Vehicle"));
  expect(kept.status).toBe(503);
  expect(kept.text).toContain("Out of reach for a moment");
  expect(kept.text).toContain("What you typed is kept in this page. Sent again, it is not saved twice.");
  expect(hiddenFields(kept)).toEqual(
    expect.arrayContaining([...Object.entries(typed), ["form_token", token]]),
  );
  expect(await storedVehicles(company.accountId)).toEqual([]);
  const send = () => visitor.submit(sendAgain, {}, "Send Again");
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await storedVehicles(company.accountId)).toMatchObject([
    { vin: typed.vin, make_model: typed.makeModel, current_reading: { value: "5.0" } },
  ]);
});

test("of a form with a photo everything typed comes back, and the photo's name, so that it can be asked for again", async () => {
  const visitor = await signedIn(await newCompany());
  const body = new FormData();
  body.set("makeModel", "Mack Anthem");
  body.set("photo", new File([new Uint8Array(3_000_000)], "IMG_0001.jpg"));
  body.set("photoId", "");
  const kept = await whileAway(() => visitor.post("/fleet-data/new", body));
  expect(kept.status).toBe(503);
  expect(hiddenFields(kept)).toEqual([
    ["makeModel", "Mack Anthem"],
    ["photo", "IMG_0001.jpg"],
    ["photoId", ""],
  ]);
});

test("no password is printed into the page that keeps a form", async () => {
  const company = await newCompany();
  const visitor = await signedIn(company);
  await visitor.get("/account/password");
  const typed = { currentPassword: company.password, newPassword: "kept nowhere at all" };
  const kept = await whileAway(() => visitor.submit("/account/password", typed));
  expect(kept.status).toBe(503);
  expect(kept.body).not.toContain(company.password);
  expect(kept.body).not.toContain(typed.newPassword);
  expect(hiddenFields(kept).map(([name]) => name)).toEqual(["form_token"]);
  const asked = await visitor.submit(sendAgain, {}, "Send Again");
  expect(asked.status).toBe(400);
  expect((await visitor.submit("/account/password", typed)).status).toBe(303);
});

test("signing in and signing up while the database is away keep what was typed but the password", async () => {
  const { email, password } = await newCompany();
  const visitor = new Visitor(site);
  await visitor.get("/auth?tab=signin");
  const refused = await whileAway(() => visitor.submit("form:has([name=password])", { email, password }));
  expect(refused.status).toBe(503);
  expect(alertOf(refused)).toContain("Press the button again: it will not be saved twice.");
  expect(valueOf(refused, "email")).toBe(email);
  expect(refused.body).not.toContain(password);
  expect((await visitor.submit("form:has([name=password])", { password })).status).toBe(303);
});

test("pages opened while the database is away say so in words, and work as soon as it is back", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company);
  const visitor = await signedIn(company);
  const paths = ["/dashboard", "/fleet-data", `/fleet-data/${id}`, "/account", "/auth?tab=signin"];
  await whileAway(async () => {
    for (const path of paths) {
      const page = await visitor.get(path);
      expect([path, page.status]).toEqual([path, 503]);
      expect(page.text, path).toContain("The database does not answer. Nothing was changed.");
      expect(page.body, path).not.toMatch(/ECONNREFUSED|node_modules|\n\s+at /);
    }
    expect((await visitor.get("/healthz")).status).toBe(503);
    expect((await new Visitor(site).get("/auth?tab=signin")).status).toBe(200);
  });
  for (const path of paths) expect((await visitor.get(path)).status, path).toBeLessThan(400);
  expect((await visitor.get("/healthz")).status).toBe(200);
});

test("people at work when the database goes get an answer each, and the product goes on when it is back", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const visitor = await signedIn(company);
  await visitor.get("/fleet-data/new");
  const asking = Array.from({ length: 40 }, (_, index) =>
    index % 2 === 0
      ? visitor.get("/fleet-data", { accept: "text/html" })
      : visitor.post("/fleet-data/new", { vin: newVin(), makeModel: "Mack", mileage: "1" }),
  );
  const asked = Promise.all(asking);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await door.shut();
  const answers = await asked;
  await door.open();
  // Those posts carry no token: whoever was answered by the form itself was refused.
  expect(answers.filter(({ status }) => ![200, 400, 500, 503].includes(status))).toEqual([]);
  expect((await visitor.get("/fleet-data")).status).toBe(200);
  expect(await storedVehicles(company.accountId)).toEqual([]);
});

test("a database that takes everything and answers nothing does not hold people for good", async () => {
  const company = await newCompany();
  const visitor = await signedIn(company);
  await visitor.get("/fleet-data/new");
  door.hold();
  const typed = { vin: newVin(), makeModel: "Mack", mileage: "1" };
  const kept = await visitor.submit("/fleet-data/new", typed, "Add Vehicle");
  expect(kept.status).toBe(503);
  expect(hiddenFields(kept)).toEqual(expect.arrayContaining(Object.entries(typed)));
  await door.shut();
  await door.open();
  expect((await visitor.submit(sendAgain, {}, "Send Again")).status).toBe(303);
}, 60_000);

test("through all of this no process ended", async () => {
  // Says why, if one did.
  expect(web.printed().match(/^.*"level":60.*$/gm) ?? []).toEqual([]);
  expect(await processesBelow(web.pid)).toEqual(processes);
});
