import { sql } from "kysely";
import { expect, signIn, test, untilReady } from "../support/browser";
import { testDatabase } from "../support/database";
import { newCompany } from "../support/people";
import { newVin, storedVehicles } from "../support/vehicles";

const isPlain = () => test.info().project.name === "plain";

test("the side bar's button opens and closes it, and it stays so", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, await newCompany());
  const toggle = page.locator("[data-side-toggle]");
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  const wide = (await page.getByRole("navigation", { name: "Main" }).boundingBox())!.width;
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect
    .poll(async () => (await page.getByRole("navigation", { name: "Main" }).boundingBox())!.width)
    .toBeLessThan(wide);
  await page.goto("/account");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
});

test("b opens and closes the side bar, but is a letter in a field", async ({ page }) => {
  test.skip(isPlain(), "needs script");
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, await newCompany());
  await page.goto("/fleet-data");
  await untilReady(page);
  const toggle = page.locator("[data-side-toggle]");
  await page.keyboard.press("b");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("b");
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("searchbox").press("b");
  await expect(page.getByRole("searchbox")).toHaveValue("b");
  await page.keyboard.press("Control+b");
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("searchbox").blur();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
});

test("the keys can be switched off on this device", async ({ page }) => {
  test.skip(isPlain(), "needs script");
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, await newCompany());
  await page.goto("/account");
  await untilReady(page);
  await page.getByLabel(/Keyboard shortcuts/).uncheck();
  await page.getByRole("button", { name: "Save for this device" }).click();
  await expect(page.getByText("Saved for this device")).toBeVisible();
  await page.goto("/fleet-data");
  await untilReady(page);
  await page.keyboard.press("b");
  await page.keyboard.press("/");
  await expect(page.locator("[data-side-toggle]")).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("searchbox")).not.toBeFocused();
});

test("plain pages on this device load no script at all, and everything still works", async ({ page }) => {
  await signIn(page, await newCompany());
  await page.goto("/account");
  await untilReady(page);
  await page.getByLabel(/Plain pages on this device/).check();
  await page.getByRole("button", { name: "Save for this device" }).click();
  await expect(page.getByText("Saved for this device")).toBeVisible();
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") fetched.push(request.url());
  });
  for (const path of ["/account", "/dashboard", "/fleet-data", "/fleet-data/new"]) {
    await page.goto(path);
    expect(await page.content()).not.toMatch(/<script|modulepreload/);
  }
  expect(fetched).toEqual([]);
  await page.getByLabel("VIN", { exact: true }).fill(newVin());
  await page.getByLabel("Make/Model").fill("Plain Mack");
  await page.getByLabel("Mileage").fill("1");
  await page.getByRole("button", { name: "Add Vehicle" }).click();
  await expect(page.getByText("Vehicle added!")).toBeVisible();
});

test("a minute before the end the idle person is told, and a press keeps the session", async ({ page }) => {
  test.skip(isPlain(), "needs script");
  await page.clock.install();
  await signIn(page, await newCompany());
  await page.goto("/fleet-data/new");
  await untilReady(page);
  await page.clock.runFor(538_000);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await page.clock.runFor(4_000);
  const notice = page.getByRole("alertdialog");
  await expect(notice).toContainText(/You will be signed out in \d+ seconds/);
  const stay = notice.getByRole("button", { name: "Stay signed in" });
  await expect(stay).toBeFocused();
  const ping = page.waitForRequest((request) => request.url().endsWith("/keep-alive"));
  await stay.click();
  await ping;
  await page.clock.runFor(5_000);
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(300_000);
  await expect(page.getByRole("heading", { name: "Add New Vehicle" })).toBeVisible();
});

test("after ten idle minutes the person is signed out and told why", async ({ page }) => {
  test.skip(isPlain(), "needs script");
  await page.clock.install();
  await signIn(page, await newCompany());
  await page.goto("/dashboard");
  await untilReady(page);
  await page.clock.runFor(605_000);
  await expect(page).toHaveURL(/\/auth\?tab=signin/);
  await expect(page.getByText("Nothing was done here for 10 minutes.")).toBeVisible();
});

test("typing keeps the session, with one sign of life a minute at most", async ({ page }) => {
  test.skip(isPlain(), "needs script");
  await page.clock.install();
  await signIn(page, await newCompany());
  await page.goto("/fleet-data/new");
  await untilReady(page);
  let pings = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/keep-alive")) pings += 1;
  });
  for (let minute = 0; minute < 12; minute++) {
    await page.getByLabel("Make/Model").press("x");
    await page.clock.runFor(30_000);
    await page.getByLabel("Make/Model").press("y");
    await page.clock.runFor(30_000);
  }
  await expect(page.getByLabel("Make/Model")).toHaveValue("xy".repeat(12));
  expect(pings).toBeGreaterThan(5);
  expect(pings).toBeLessThanOrEqual(13);
});

test("a form sent after the session ended is finished after signing in again", async ({ page }) => {
  const company = await newCompany();
  await signIn(page, company);
  await page.goto("/fleet-data/new");
  await untilReady(page);
  const vin = newVin();
  await page.getByLabel("VIN", { exact: true }).fill(vin);
  await page.getByLabel("Make/Model").fill("Kept Mack");
  await page.getByLabel("Mileage").fill("1000");
  await testDatabase()
    .owner.updateTable("sessions")
    .set({ last_seen_at: sql<Date>`now() - interval '11 minutes'` })
    .where("user_id", "=", company.userId)
    .execute();
  await page.getByRole("button", { name: "Add Vehicle" }).click();
  await expect(page.getByText("What you typed is kept")).toBeVisible();
  await untilReady(page);
  await page.getByLabel("Email").fill(company.email);
  await page.getByLabel("Password", { exact: true }).fill(company.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Finish what you started");
  await untilReady(page);
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByText("Vehicle added!")).toBeVisible();
  expect(await storedVehicles(company.accountId)).toMatchObject([{ vin, make_model: "Kept Mack" }]);
});

test("a double click on Add adds one vehicle", async ({ page }) => {
  const company = await newCompany();
  await signIn(page, company);
  await page.goto("/fleet-data/new");
  await untilReady(page);
  await page.getByLabel("VIN", { exact: true }).fill(newVin());
  await page.getByLabel("Make/Model").fill("Mack");
  await page.getByLabel("Mileage").fill("1");
  await page.getByRole("button", { name: "Add Vehicle" }).dblclick();
  await expect(page.getByText("Vehicle added!")).toBeVisible();
  expect(await storedVehicles(company.accountId)).toHaveLength(1);
});
