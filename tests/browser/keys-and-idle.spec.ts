import { sql } from "kysely";
import type { Page } from "playwright/test";
import { expect, isPlain, open, signIn, signInByForm, test } from "../support/browser";
import { testDatabase } from "../support/database";
import { type Person, newCompany } from "../support/people";
import { newVin, storedVehicles } from "../support/vehicles";

/** With script the side bar moves at once and its state is kept a moment later. */
const sideBarKept = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().includes("/side-navigation") && response.request().method() === "POST",
  );

/** As if this person had done nothing for so long. */
async function letPass(minutes: number, { userId }: Person): Promise<void> {
  await testDatabase()
    .owner.updateTable("sessions")
    .set({ last_seen_at: sql<Date>`last_seen_at - make_interval(mins => ${minutes})` })
    .where("user_id", "=", userId)
    .execute();
}

test("the side bar's button opens and closes it, and it stays so", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, await newCompany());
  await open(page, "/dashboard");
  const toggle = page.locator("[data-side-toggle]");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  const wide = (await navigation.boundingBox())!.width;
  const kept = sideBarKept(page);
  await toggle.click();
  await kept;
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect.poll(async () => (await navigation.boundingBox())!.width).toBeLessThan(wide);
  await page.goto("/account");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
});

test("where there is script, b opens and closes the side bar and / leads to the search box; in a field both are letters", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, await newCompany());
  await open(page, "/fleet-data");
  const toggle = page.locator("[data-side-toggle]");
  const search = page.getByRole("searchbox");
  if (!isPlain()) {
    const kept = sideBarKept(page);
    await page.keyboard.press("b");
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await kept;
    await page.keyboard.press("b");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("/");
    await expect(search).toBeFocused();
  }
  await search.press("b");
  await search.press("/");
  await search.press("Control+b");
  await expect(search).toHaveValue("b/");
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
});

test("a page of a demo that stays open says when five minutes are left, and keeps what is typed", async ({
  page,
}) => {
  const person = await newCompany({ role: "demo" });
  await testDatabase()
    .owner.insertInto("demos")
    .values({
      ...{ account_id: person.accountId, user_id: person.userId, ticket: person.accountId },
      ...{ started_at: sql<Date>`now()`, ends_at: sql<Date>`now() + interval '7 minutes'` },
    })
    .execute();
  if (!isPlain()) await page.clock.install();
  await signIn(page, person);
  await open(page, "/fleet-data/new");
  await page.locator("[name=makeModel]").fill("Kenworth");
  await expect(page.getByText("This demo ends in")).toHaveCount(0);
  if (!isPlain()) {
    await page.clock.runFor(125_000);
    const notice = page.getByRole("alert").filter({ hasText: "This demo ends in 5 minutes" });
    await expect(notice.getByRole("link", { name: "Keep my data: create an account" })).toHaveAttribute(
      "target",
      "_blank",
    );
    await notice.getByRole("button", { name: "Close" }).click();
    await expect(notice).toHaveCount(0);
  }
  await expect(page.locator("[name=makeModel]")).toHaveValue("Kenworth");
});

test("the keys can be switched off on this device", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, await newCompany());
  await open(page, "/account");
  await page.getByLabel(/Keyboard shortcuts/).uncheck();
  await page.getByRole("button", { name: "Save for this device" }).click();
  await expect(page.getByText("Saved for this device")).toBeVisible();
  await page.goto("/account");
  await expect(page.getByLabel(/Keyboard shortcuts/)).not.toBeChecked();
  await open(page, "/fleet-data");
  await page.keyboard.press("b");
  await page.keyboard.press("/");
  await expect(page.locator("[data-side-toggle]")).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("searchbox")).not.toBeFocused();
});

test("plain pages on this device load no script at all, and everything still works", async ({ page }) => {
  await signIn(page, await newCompany());
  await open(page, "/account");
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

test("after ten idle minutes a person is signed out; where there is script they are told why", async ({
  page,
}) => {
  const company = await newCompany();
  if (!isPlain()) await page.clock.install();
  await signInByForm(page, company);
  await open(page, "/dashboard");
  if (isPlain()) {
    await letPass(11, company);
    await page.goto("/fleet-data");
  } else await page.clock.runFor(605_000);
  await expect(page).toHaveURL(/\/auth\?tab=signin/);
  if (!isPlain()) await expect(page.getByText("Nothing was done here for 10 minutes.")).toBeVisible();
});

test("a half-typed form outlives the end of the session and is finished after signing in again", async ({
  page,
}) => {
  const company = await newCompany();
  if (!isPlain()) await page.clock.install();
  await signInByForm(page, company);
  await open(page, "/fleet-data/new");
  await page.getByLabel("Make/Model").fill("Half typed truck");
  if (isPlain()) {
    await letPass(11, company);
    await page.getByRole("button", { name: "Add Vehicle" }).click();
  } else await page.clock.runFor(605_000);
  await expect(page.getByText("What you typed is kept")).toBeVisible();
  await page.getByLabel("Email").fill(company.email);
  await page.getByLabel("Password").fill(company.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Half typed truck")).toBeVisible();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByLabel("Make/Model")).toHaveValue("Half typed truck");
  await expect(page.getByRole("alert").getByText("VIN must be 17 characters")).toBeVisible();
});

test("whoever presses Stay signed in, or opens a page, in the last minute stays signed in", async ({
  page,
}) => {
  const company = await newCompany();
  if (!isPlain()) await page.clock.install();
  await signInByForm(page, company);
  await open(page, "/fleet-data/new");
  if (isPlain()) {
    await letPass(9, company);
    await page.goto("/fleet-data/new");
    await letPass(9, company);
    await page.goto("/fleet-data/new");
  } else {
    await page.clock.runFor(538_000);
    const notice = page.getByRole("alertdialog");
    await expect(notice).toHaveCount(0);
    await page.clock.runFor(4_000);
    await expect(notice).toContainText(/You will be signed out in \d+ seconds/);
    const stay = notice.getByRole("button", { name: "Stay signed in" });
    await expect(stay).toBeFocused();
    const ping = page.waitForRequest((request) => request.url().endsWith("/keep-alive"));
    await stay.click();
    await ping;
    await page.clock.runFor(5_000);
    await expect(notice).toHaveCount(0);
    await page.clock.runFor(300_000);
  }
  await expect(page.getByRole("heading", { name: "Add New Vehicle" })).toBeVisible();
});

test("whoever types for twelve minutes loses nothing", async ({ page }) => {
  const company = await newCompany();
  if (!isPlain()) await page.clock.install();
  await signInByForm(page, company);
  await open(page, "/fleet-data/new");
  await page.getByLabel("VIN", { exact: true }).fill(newVin());
  await page.getByLabel("Mileage").fill("1");
  let pings = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/keep-alive")) pings += 1;
  });
  for (let halfMinutes = 0; halfMinutes < 24; halfMinutes++) {
    await page.getByLabel("Make/Model").press("x");
    if (!isPlain()) await page.clock.runFor(30_000);
  }
  if (isPlain()) await letPass(12, company);
  await page.getByRole("button", { name: "Add Vehicle" }).click();
  if (isPlain()) await expect(page.getByText("What you typed is kept")).toBeVisible();
  else {
    await expect(page.getByText("Vehicle added!")).toBeVisible();
    // One sign of life a minute at most.
    expect(pings).toBeGreaterThan(5);
    expect(pings).toBeLessThanOrEqual(13);
  }
});

test("a form sent after the session ended is finished after signing in again", async ({ page }) => {
  const company = await newCompany();
  await signInByForm(page, company);
  await open(page, "/fleet-data/new");
  const vin = newVin();
  await page.getByLabel("VIN", { exact: true }).fill(vin);
  await page.getByLabel("Make/Model").fill("Kept Mack");
  await page.getByLabel("Mileage").fill("1000");
  await letPass(11, company);
  await page.getByRole("button", { name: "Add Vehicle" }).click();
  await expect(page.getByText("What you typed is kept")).toBeVisible();
  await page.getByLabel("Email").fill(company.email);
  await page.getByLabel("Password", { exact: true }).fill(company.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Finish what you started");
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByText("Vehicle added!")).toBeVisible();
  expect(await storedVehicles(company.accountId)).toMatchObject([{ vin, make_model: "Kept Mack" }]);
});

test("a double click on Add adds one vehicle", async ({ page }) => {
  const company = await newCompany();
  await signIn(page, company);
  await open(page, "/fleet-data/new");
  await page.getByLabel("VIN", { exact: true }).fill(newVin());
  await page.getByLabel("Make/Model").fill("Mack");
  await page.getByLabel("Mileage").fill("1");
  await page.getByRole("button", { name: "Add Vehicle" }).dblclick();
  await expect(page.getByText("Vehicle added!")).toBeVisible();
  expect(await storedVehicles(company.accountId)).toHaveLength(1);
});
