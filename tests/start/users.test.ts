import { type Browser, type Page, chromium } from "playwright";
import { expect, onTestFinished, test, vi } from "vitest";
import { findChromium } from "../support/chromium";
import { startMailServer } from "../support/mail-server";
import { newEmail } from "../support/people";
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

/** A browser of a person's own, without script. */
async function browserOf(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  context.setDefaultTimeout(60_000);
  return context.newPage();
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name="${name}"]`).fill(value);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();
const said = (page: Page, text: string) => page.getByText(text).first().waitFor();

test("an owner invites by mail a driver who signs an inspection and a counter who sells, hands over, and the next one closes", async () => {
  const mail = await mailServer();
  const DATA_DIR = await dataFolder();
  const run = started(startDirectly({ DATA_DIR, SMTP_URL: mail.url, SAMPLE: "0" }));
  const address = await run.address();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  onTestFinished(() => browser.close());
  const owner = await browserOf(browser, address);
  await owner.goto("/auth?tab=signup");
  await fill(owner, {
    ...{ email: newEmail(), password: "correct horse", companyName: "Hill Haulage" },
    ...{ companyAddress: "1 Yard Road", phoneNumber: "555-0100" },
  });
  await press(owner, "Create Account");
  await owner.waitForURL("**/dashboard");
  await insideDatabase(DATA_DIR, (sql) => sql`update accounts set plan = 'enterprise'`);

  const joining = { owner, browser, address, mail };
  const driver = await join({ ...joining, name: "Dale Driver" });
  await addTruck(owner);
  await signInspection(driver);

  await owner.goto("/inventory/add");
  await fill(owner, { partNumber: "P-1", description: "Belt", bin: "A1", quantity: "7", salesPrice: "20" });
  await press(owner, "Add to Inventory");
  await said(owner, "P-1");
  const counter = await join({ ...joining, name: "Cleo Counter", isCounter: true });
  await sellThree(counter);
  await owner.goto("/inventory?q=belt&list=1");
  expect(await owner.locator("main tr", { hasText: "P-1" }).innerText()).toMatch(/\b4\b/);

  await owner.goto("/account/users");
  await owner.getByRole("link", { name: "Dale Driver" }).click();
  await owner.getByRole("link", { name: "Hand Over" }).click();
  await fill(owner, { password: "correct horse" });
  await press(owner, "Hand Over");
  await said(owner, "Handed over");

  await driver.goto("/account/close");
  await fill(driver, { companyName: "Hill Haulage", password: "long enough" });
  await press(driver, "Close the Company");
  await said(driver, "The company is closing");
});

async function addTruck(owner: Page): Promise<void> {
  await owner.goto("/fleet-data/new");
  await fill(owner, { vin: "S-77", makeModel: "Mack Anthem", mileage: "1000" });
  await owner.locator("main [name=noVin]").check();
  await press(owner, "Add Vehicle");
  await said(owner, "Mack Anthem");
}

async function signInspection(driver: Page): Promise<void> {
  await driver.goto("/fleet-data");
  const vehicle = await driver
    .locator("main a[href^='/fleet-data/']", { hasText: "Mack" })
    .first()
    .getAttribute("href");
  await driver.goto(`${vehicle}/inspections/new?kind=pre_trip`);
  for (const choice of await driver.locator("main input[type=radio][value=ok]").all()) await choice.check();
  await fill(driver, { signatureName: "Dale Driver" });
  await press(driver, "Sign and Save");
  await said(driver, "Pre-trip inspection saved successfully");
}

async function sellThree(counter: Page): Promise<void> {
  await counter.goto("/invoicing/new");
  await counter.locator("main [name=customer]").selectOption("walk-in");
  await fill(counter, { "lines[0].number": "P-1", "lines[0].quantity": "3" });
  await press(counter, "Finalize Invoice");
  await counter.locator("form[action$='/finalize']").waitFor();
  await press(counter, "Finalize Invoice");
  await said(counter, "Invoice finalized");
}

type Joining = {
  owner: Page;
  browser: Browser;
  address: string;
  mail: Awaited<ReturnType<typeof mailServer>>;
  name: string;
  isCounter?: true;
};

/** Through the link of the invitation's mail. */
async function join({ owner, browser, address, mail, name, isCounter }: Joining): Promise<Page> {
  const email = newEmail();
  await owner.goto("/account/users/invite");
  await fill(owner, { email });
  await owner.locator("main [name=role][value=limited_user]").check();
  if (isCounter) await owner.locator("main [name=isCounter]").check();
  await press(owner, "Send Invitation");
  await said(owner, `A link is on its way to ${email}`);
  const letter = () => mail.plain().split(`To: ${email}`)[1] ?? "";
  await vi.waitFor(() => expect(letter()).toContain("/join/"), { timeout: 60_000, interval: 100 });
  const person = await browserOf(browser, address);
  await person.goto(/\/join\/[\w-]+/.exec(letter())![0]);
  await fill(person, { name, password: "long enough" });
  await press(person, "Join");
  await said(person, "Welcome!");
  return person;
}
