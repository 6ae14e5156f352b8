import type { Locator, Page } from "playwright/test";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { expect, follow, isPlain, open, signIn, test } from "../support/browser";
import { masterAccount } from "../support/people";
import { addRow } from "../support/rows";

test("a customer's page opens over the list where there is script, with its tabs, and closes to the same place", async ({
  page,
}) => {
  const provider = await masterAccount();
  const name = `Harbor Lines ${Date.now()}`;
  await addRow("master_crm", provider, { company_name: name, notes: "Runs 40 reefers." });
  await signIn(page, provider);
  await open(page, "/master-crm/customers");
  const card = page.getByRole("link", { name });
  if (isPlain()) {
    await follow(page, card);
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await follow(page, page.getByRole("link", { name: "Notes" }));
    await expect(page.getByText("Runs 40 reefers.")).toBeVisible();
    return;
  }
  await card.click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByText("No activities yet")).toBeVisible();
  await dialog.getByRole("link", { name: "Notes" }).click();
  await expect(dialog.getByText("Runs 40 reefers.")).toBeVisible();
  await expect(page).toHaveURL("/master-crm/customers");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
});

/** By keyboard. */
async function press(page: Page, control: Locator): Promise<void> {
  await control.focus();
  await page.keyboard.press("Enter");
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Of a visitor who writes through the contact form. Returns the company's name. */
async function askAsVisitor(page: Page): Promise<string> {
  const company = `Lakeshore ${Date.now()}`;
  await page.goto("/fortitude/contact");
  await type(page, page.getByLabel("Full Name"), "Dana Reyes");
  await type(page, page.getByLabel("Email").first(), `dana${Date.now()}@lakeshore.example`);
  await type(page, page.getByLabel("Company Name"), company);
  await type(page, page.getByLabel("Phone Number"), "(217) 555-0188");
  await page.getByLabel("Primary Interest").selectOption("fleettrack");
  await type(page, page.getByLabel("Tell Us About Your Needs"), "Can you call on Monday?");
  await press(page, page.getByRole("button", { name: "Request Consultation" }));
  await expect(page.getByText("Thank you for your interest!")).toBeVisible();
  return company;
}

test("a provider's day: a request becomes a customer, a call is noted, a deal is won, the plan is set, a follow-up is done", async ({
  page,
}) => {
  const provider = await masterAccount();
  const company = await askAsVisitor(page);
  await signIn(page, provider);
  const dashboard = async () => page.goto("/master-crm");
  const revenue = async () =>
    Number((await page.getByText(/Total Revenue/).innerText()).replace(/[^\d.]/g, ""));
  await dashboard();
  const before = await revenue();

  await press(page, page.getByRole("link", { name: `Make a customer of ${company}` }));
  await expect(page.getByLabel("Company name")).toHaveValue(company);
  await press(page, page.getByRole("button", { name: "Add Customer" }).last());
  await expect(page.getByRole("heading", { name: company, level: 1 })).toBeVisible();
  await expect(page.getByText("Can you call on Monday?")).toBeVisible();
  const customer = page.url();

  await press(page, page.getByRole("link", { name: "Add Activity" }));
  await type(page, page.getByLabel("Title"), "Called Dana: wants Pro");
  await press(page, page.getByRole("button", { name: "Add Activity" }).last());
  await expect(page.getByRole("heading", { name: "Called Dana: wants Pro" })).toBeVisible();

  await press(page, page.getByRole("link", { name: "Add Deal" }));
  await type(page, page.getByLabel("Deal name"), `Pro for ${company}`);
  await type(page, page.getByLabel("Value"), "1188.50");
  await press(page, page.getByRole("button", { name: "Add Deal" }).last());
  for (const stage of ["Qualified", "Proposal", "Negotiation"]) {
    await press(page, page.getByRole("button", { name: new RegExp(`^${stage} →`) }));
    await expect(page.getByText(`Moved to ${stage}`)).toBeVisible();
  }
  await press(page, page.getByRole("button", { name: /^Closed Won →/ }));
  await expect(page.getByLabel("Probability")).toHaveValue("100");
  await press(page, page.getByRole("button", { name: "Move to Closed Won" }).last());

  await page.goto(customer);
  await press(page, page.getByRole("link", { name: "Company", exact: true }));
  await press(page, page.getByRole("button", { name: "Pro", exact: true }));
  await expect(page.getByText(`${company} is on the Pro plan.`)).toBeVisible();

  const day = today(provider.scope.account.timeZone);
  await page.goto(`${customer}/edit`);
  await page.getByLabel("Next follow-up").fill(day);
  await press(page, page.getByRole("button", { name: "Update Customer" }).last());
  await expect(page.getByText("Customer updated")).toBeVisible();
  await dashboard();
  const due = page.getByRole("listitem").filter({ hasText: company });
  await due.getByLabel("Next follow-up").fill(addDays(day, 14));
  await press(page, due.getByRole("button", { name: "Done" }));
  await expect(page.getByText("Follow-up done")).toBeVisible();
  await expect(due).toHaveCount(0);
  // The same day passes in another browser at the same time.
  expect(await revenue()).toBeGreaterThanOrEqual(before + 1188.5);
});
