import { expect, look, open, signIn, test } from "../support/browser";
import { newCompany, newEmail } from "../support/people";
import { ownedVehicle } from "../support/vehicles";

test("a manager invites a driver, who joins in another browser and signs an inspection", async ({
  page,
  browser,
  baseURL,
}) => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { unit_number: "T-101" });
  await signIn(page, company);
  await open(page, "/dashboard");
  await page.getByRole("link", { name: "Manage Users" }).click();
  await page.getByRole("link", { name: "Invite User" }).click();
  await page.getByLabel("Email").fill(newEmail());
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByText("User invited")).toBeVisible();
  const link = /\/join\/[\w-]+/.exec(await page.locator("main").innerText())![0];

  const { javaScriptEnabled } = test.info().project.use;
  const context = await browser.newContext({ javaScriptEnabled, baseURL });
  const driver = await context.newPage();
  await driver.goto(link);
  await look(driver, "join");
  await driver.getByLabel("Full name").fill("Dale Driver");
  await driver.getByLabel("Password", { exact: true }).fill("long enough");
  await driver.getByRole("button", { name: "Join" }).click();
  await expect(driver.getByText("Welcome!")).toBeVisible();

  await driver.goto(`/fleet-data/${vehicleId}/inspections/new?kind=pre_trip`);
  await driver.getByRole("button", { name: "All others OK" }).click();
  for (const varies of ["Coupling devices", "Trailer brake connections", "Brake fluid"])
    await driver.getByRole("group", { name: varies, exact: true }).getByLabel("OK").check();
  await driver.getByLabel("Your name, as your signature").fill("Dale Driver");
  await driver.getByRole("button", { name: "Sign and Save" }).click();
  await expect(driver.getByText("Pre-trip inspection saved successfully")).toBeVisible();
  await context.close();
  await page.goto("/account/users");
  await expect(page.getByText("Dale Driver")).toBeVisible();
});
