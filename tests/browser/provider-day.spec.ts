import type { Locator, Page } from "playwright/test";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { expect, isPlain, signIn, test } from "../support/browser";
import { masterAccount } from "../support/people";

/** Of all stops on a page with 25 follow-ups, each with the parts of a date. */
const maxStops = 300;

async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toHaveCount(1);
  for (let stop = 0; stop < maxStops; stop++) {
    if (await control.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Not reached with Tab: ${String(control)}`);
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** 2025-01-02 in the order of an American date field. */
const dayKeys = (day: string) => `${day.slice(5, 7)}${day.slice(8)}${day.slice(0, 4)}`;

type Visitor = { company: string; email: string; phone: string };

/** Another one in each run and each browser: a customer with the same address, number or name would be proposed. */
function newVisitor(): Visitor {
  const number = String(Date.now());
  const [name, area] = isPlain() ? ["Lakeshore", "217"] : ["Hillside", "309"];
  return {
    company: `${name} ${number}`,
    email: `dana@${name.toLowerCase()}${number}.example`,
    phone: `(${area}) ${number.slice(-7, -4)}-${number.slice(-4)}`,
  };
}

async function askAsVisitor(page: Page, { company, email, phone }: Visitor): Promise<void> {
  await page.goto("/fortitude/contact");
  await type(page, page.getByLabel("Full Name"), "Dana Reyes");
  await type(page, page.getByLabel("Business Email"), email);
  await type(page, page.getByLabel("Company Name"), company);
  await type(page, page.getByLabel("Phone Number"), phone);
  await type(page, page.getByLabel("Primary Interest"), "FleetTrack");
  await type(page, page.getByLabel("Tell Us About Your Needs"), "Can you call on Monday?");
  await press(page, page.getByRole("button", { name: "Request Consultation" }));
  await expect(page.getByText("Thank you for your interest!")).toBeVisible();
}

/** From the list of new requests. Returns the address of the customer's page. */
async function makeCustomer(page: Page, company: string): Promise<string> {
  await press(page, page.getByRole("link", { name: `Make a customer of ${company}` }));
  await expect(page.getByLabel("Company name")).toHaveValue(company);
  await press(page, page.getByRole("button", { name: "Add Customer" }));
  await expect(page.getByText("Customer added successfully")).toBeVisible();
  await expect(page.getByRole("heading", { name: company, level: 1 })).toBeVisible();
  await expect(page.getByText("Can you call on Monday?")).toBeVisible();
  return new URL(page.url()).pathname;
}

async function planCall(page: Page, title: string, day: string): Promise<void> {
  await press(page, page.getByRole("link", { name: "Add Activity" }));
  await type(page, page.getByLabel("Scheduled for"), dayKeys(day));
  await type(page, page.getByLabel("Title"), title);
  await press(page, page.getByRole("button", { name: "Add Activity" }));
  await expect(page.getByText("Activity added")).toBeVisible();
}

async function finishCall(page: Page, company: string, next: string): Promise<void> {
  const due = page.getByRole("listitem").filter({ hasText: company });
  await expect(due).toContainText("Since Jan 2, 2025");
  await type(page, due.getByLabel("Next follow-up"), dayKeys(next));
  await press(page, due.getByRole("button", { name: "Done" }));
  await expect(page.getByText("Follow-up done")).toBeVisible();
  await expect(due).toHaveCount(0);
}

async function winDeal(page: Page, company: string): Promise<void> {
  await press(page, page.getByRole("link", { name: "Add Deal" }));
  await type(page, page.getByLabel("Deal name"), `Pro for ${company}`);
  await type(page, page.getByLabel("Value"), "1,188.50");
  await press(page, page.getByRole("button", { name: "Add Deal" }));
  await expect(page.getByText("Deal created")).toBeVisible();
  for (const stage of ["Qualified", "Proposal", "Negotiation"]) {
    await press(page, page.getByRole("button", { name: new RegExp(`^${stage} →`) }));
    await expect(page.getByText(`Moved to ${stage}`)).toBeVisible();
  }
  await press(page, page.getByRole("button", { name: /^Closed Won →/ }));
  await expect(page.getByLabel("Probability")).toHaveValue("100");
  await press(page, page.getByRole("button", { name: "Move to Closed Won" }));
  await expect(page.getByText("Moved to Closed Won")).toBeVisible();
}

async function sellPlan(page: Page, company: string): Promise<void> {
  await press(page, page.getByRole("link", { name: "Company", exact: true }));
  await press(page, page.getByRole("button", { name: "Pro", exact: true }));
  await expect(page.getByText(`${company} is on the Pro plan.`)).toBeVisible();
}

async function readRevenue(page: Page): Promise<number> {
  const stat = page.getByRole("paragraph").filter({ hasText: "Total Revenue" });
  return Number((await stat.innerText()).replace(/[^\d.]/g, ""));
}

test("a provider's day, by keyboard: a request becomes a customer, a call is done, a deal is won, the plan is sold", async ({
  page,
}) => {
  // Some twenty pages, with every stop on the way.
  test.setTimeout(120_000);
  const provider = await masterAccount();
  const visitor = newVisitor();
  const { company } = visitor;
  await askAsVisitor(page, visitor);
  await signIn(page, provider);
  await page.goto("/master-crm");
  const before = await readRevenue(page);
  const customer = await makeCustomer(page, company);
  await planCall(page, `Called Dana of ${company}`, "2025-01-02");
  await expect(page.getByRole("heading", { name: `Called Dana of ${company}` })).toBeVisible();
  await page.goto("/master-crm");
  await finishCall(page, company, addDays(today(provider.scope.account.timeZone), 14));
  await page.goto(customer);
  await winDeal(page, company);
  await page.goto(customer);
  await sellPlan(page, company);
  await page.goto("/master-crm");
  // The same day passes in another browser at the same time.
  expect(await readRevenue(page)).toBeGreaterThanOrEqual(before + 1_188.5);
});
