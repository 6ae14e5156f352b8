import { expect, onTestFinished, test, vi } from "vitest";
import { itemsOf } from "~/features/inspections/items/inspection-items";
import { startMailServer } from "../support/mail-server";
import { newEmail } from "../support/people";
import { Visitor } from "../support/visitor";
import { startDirectly } from "./run-product";
import { dataFolder, insideDatabase, started } from "./starts";

vi.setConfig({ testTimeout: 600_000 });

async function mailServer() {
  const server = await startMailServer();
  onTestFinished(server.stop);
  const received = () => server.letters.map(({ text }) => text).join("\n");
  return {
    url: server.url,
    plain: () =>
      received()
        .replace(/=\r?\n/g, "")
        .replace(/=3D/g, "="),
  };
}

test("an owner invites by mail a driver who signs an inspection and a counter who sells, hands over, and the next one closes", async () => {
  const mail = await mailServer();
  const DATA_DIR = await dataFolder();
  const run = started(startDirectly({ DATA_DIR, SMTP_URL: mail.url, SAMPLE: "0" }));
  const address = await run.address();
  const owner = new Visitor(address);
  const email = newEmail();
  await owner.get("/auth?tab=signup");
  await owner.submit("form:has([name=companyName])", {
    ...{ email, password: "correct horse", companyName: "Hill Haulage" },
    ...{ companyAddress: "1 Yard Road", phoneNumber: "555-0100" },
  });
  await insideDatabase(DATA_DIR, (sql) => sql`update accounts set plan = 'enterprise'`);

  const driver = await join(owner, { address, mail, name: "Dale Driver", role: "limited_user" });
  await owner.get("/fleet-data/new");
  const truck = { vin: "S-77", noVin: "on", makeModel: "Mack Anthem", mileage: "1000" };
  await owner.submit("/fleet-data/new", truck, "Add Vehicle");
  const vehicle = /\/fleet-data\/[0-9a-f-]{36}/.exec((await driver.get("/fleet-data")).body)![0];
  await driver.get(`${vehicle}/inspections/new?kind=pre_trip`);
  const answers = Object.fromEntries(itemsOf("truck").map(({ key }) => [key, "ok"]));
  await driver.submit(
    "form:has([name=signatureName])",
    { ...answers, signatureName: "Dale Driver" },
    "Sign and Save",
  );
  expect((await driver.follow()).text).toContain("Pre-trip inspection saved successfully");

  await owner.get("/inventory/add");
  const part = { partNumber: "P-1", description: "Belt", bin: "A1", quantity: "7", salesPrice: "20" };
  await owner.submit("/inventory/add", part, "Add to Inventory");
  const counter = await join(owner, {
    address,
    mail,
    name: "Cleo Counter",
    role: "limited_user",
    isCounter: "on",
  });
  await counter.get("/invoicing/new");
  await counter.submit("/invoicing/new", {
    customer: "walk-in",
    "lines[0].number": "P-1",
    "lines[0].quantity": "3",
  });
  await counter.submit("/invoicing/new", {}, "Finalize Invoice");
  const review = await counter.follow();
  const finalize = review.html.querySelector("form[action$='/finalize']")!.getAttribute("action")!;
  await counter.submit(finalize, {}, "Finalize Invoice");
  expect((await counter.follow()).text).toContain("Invoice finalized");
  expect((await owner.get("/inventory?q=belt&list=1")).text).toMatch(/P-1 .*\b4\b/);

  const people = await owner.get("/account/users");
  const page = people.html.querySelectorAll("main th a").find((link) => link.text.includes("Dale Driver"));
  const handOver = `${page!.getAttribute("href")!}/hand-over`;
  await owner.get(handOver);
  await owner.submit(handOver, { password: "correct horse" });
  expect((await owner.follow()).text).toContain("Handed over");

  await driver.get("/account/close");
  await driver.submit(
    "/account/close",
    { companyName: "Hill Haulage", password: "long enough" },
    "Close the Company",
  );
  expect((await driver.follow()).text).toContain("The company is closing");
});

type Joining = {
  address: string;
  mail: Awaited<ReturnType<typeof mailServer>>;
  name: string;
  role: string;
  isCounter?: string;
};

/** Through the link of the invitation's mail. */
async function join(owner: Visitor, { address, mail, name, ...typed }: Joining): Promise<Visitor> {
  const email = newEmail();
  await owner.get("/account/users/invite");
  await owner.submit("/account/users/invite", { email, ...typed });
  expect((await owner.follow()).text).toContain(`A link is on its way to ${email}`);
  const letter = () => mail.plain().split(`To: ${email}`)[1] ?? "";
  await vi.waitFor(() => expect(letter()).toContain("/join/"), { timeout: 60_000, interval: 100 });
  const link = /\/join\/[\w-]+/.exec(letter())![0];
  const person = new Visitor(address);
  await person.get(link);
  await person.submit(link, { name, password: "long enough" });
  expect((await person.follow()).text).toContain("Welcome!");
  return person;
}
