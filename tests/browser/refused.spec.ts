import type { Page } from "playwright/test";
import { expect, look, open, signIn, test } from "../support/browser";
import { signedInspection } from "../support/inspections";
import { newCompany } from "../support/people";
import { ownedVehicle } from "../support/vehicles";

test.use({ viewport: { width: 360, height: 740 } });

/** Without script, too: the browser itself gives it the focus, and the title says it. */
async function expectSaidFirst(page: Page, title: string): Promise<void> {
  const first = page.locator("main > :not(.visually-hidden)").first();
  await expect(first).toContainText(title);
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await expect(page).toHaveTitle(new RegExp(`^${title} - `));
}

test("a wrong password is the first thing that is said", async ({ page }) => {
  const company = await newCompany();
  await open(page, "/auth?tab=signin");
  await page.getByLabel("Email").fill(company.email);
  await page.getByLabel("Password", { exact: true }).fill("not this one");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expectSaidFirst(page, "Sign in failed");
});

test("a refused inspection says so above the reports to read, and so does what All others OK did", async ({
  page,
}) => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { unit_number: "T-7", make_model: "Mack Anthem" });
  await signedInspection(company, vehicleId);
  await signIn(page, company);
  await open(page, `/fleet-data/${vehicleId}/inspections/new?kind=pre_trip`);
  await page.getByRole("button", { name: "Sign and Save" }).click();
  await expectSaidFirst(page, "Validation Error");
  await look(page, "refused-first");
  await page.getByRole("button", { name: "All others OK" }).click();
  await expectSaidFirst(page, "26 items set to OK. Nothing is saved yet.");
});

test("a question is asked first, and its button saves", async ({ page }) => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { unit_number: "T-7", make_model: "Mack Anthem" });
  await signIn(page, company);
  await open(page, `/fleet-data/${vehicleId}/meter`);
  await page.getByLabel(/^Mileage/).fill("100000");
  await page.getByRole("button", { name: "Add Reading" }).click();
  await open(page, `/fleet-data/${vehicleId}/meter`);
  await page.getByLabel(/^Mileage/).fill("90000");
  await page.getByRole("button", { name: "Add Reading" }).click();
  await look(page, "asked-first");
  const first = page.locator("main > :not(.visually-hidden)").first();
  await expect(first).toBeFocused();
  await first.getByRole("button", { name: /anyway/ }).click();
  await expect(page.locator("#message")).toContainText("saved");
});
