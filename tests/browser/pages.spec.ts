import { expect, expectAccessible, expectToFit, signIn, test, untilReady } from "../support/browser";
import { testDatabase } from "../support/database";
import { newColleague, newCompany, newPersonWithoutAccount } from "../support/people";
import { ownedVehicle } from "../support/vehicles";

test("every page of a company is accessible and fits a small phone, a tablet and a screen", async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const company = await newCompany({ plan: "pro" });
  const long = "Freightliner Cascadia 126 Day Cab Tandem Axle Sleeper 2015 ".repeat(3).trim();
  const id = await ownedVehicle(company, {
    vin: "1XP5DB9X7YN526158",
    make_model: long,
    unit_number: "UNIT-0123456789-0123456789-0123456789-0123456789",
    lessor: "W".repeat(200),
    year: 2000,
    make: "PETERBILT",
    model: "379",
    decode_source: "tables",
  });
  const former = await ownedVehicle(company, { archived_at: new Date(), archive_reason: "Sold to a dealer" });
  await ownedVehicle(company, { serial_number: "CRANE-2000", unit_number: "7" });
  await testDatabase()
    .owner.insertInto("mails")
    .values({
      account_id: company.accountId,
      kind: "Password reset",
      recipient: company.email,
      subject: "s",
      body: "b",
      state: "failed",
      last_error: "550 no such mailbox",
    })
    .execute();
  await signIn(page, company);
  const pages = {
    dashboard: "/dashboard",
    "dashboard-customize": "/dashboard/customize",
    vehicles: "/fleet-data",
    "vehicles-none-found": "/fleet-data?q=nowhere",
    "vehicle-new": "/fleet-data/new",
    "vehicles-former": "/fleet-data/former",
    vehicle: `/fleet-data/${id}`,
    "vehicle-former": `/fleet-data/${former}`,
    "vehicle-edit": `/fleet-data/${id}/edit`,
    "vehicle-decode": `/fleet-data/${id}/decode`,
    "vehicle-decoded": `/fleet-data/${id}/decoded`,
    "vehicle-delete": `/fleet-data/${id}/delete`,
    account: "/account",
    "account-edit": "/account/edit",
    password: "/account/password",
    devices: "/account/devices",
    mail: "/account/mail",
    "not-found": "/fleet-data/00000000-0000-4000-8000-000000000000",
  };
  for (const [name, path] of Object.entries(pages)) {
    await test.step(name, async () => {
      await page.goto(path);
      await untilReady(page);
      await expectToFit(page, name);
      await expectAccessible(page, browser);
    });
  }
});

test("every page for visitors is accessible and fits a small phone, a tablet and a screen", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const pages = {
    home: "/",
    "sign-in": "/auth?tab=signin",
    "sign-up": "/auth?tab=signup",
    reset: "/auth?tab=reset",
    "reset-stale": "/auth?tab=reset&reset=true&token=used",
    "not-found-visitor": "/nowhere",
  };
  for (const [name, path] of Object.entries(pages)) {
    await test.step(name, async () => {
      await page.goto(path);
      await untilReady(page);
      await expectToFit(page, name);
      await expectAccessible(page, browser);
    });
  }
});

test("the pages of someone on the waitlist, without an account, and of a limited user are accessible", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const company = await newCompany({ plan: "pro" });
  const id = await ownedVehicle(company);
  const people = [
    { person: await newPersonWithoutAccount("waitlist"), paths: ["/waitlist"] },
    { person: await newPersonWithoutAccount(), paths: ["/account/setup"] },
    {
      person: await newColleague(company, "limited_user"),
      paths: ["/fleet-data", `/fleet-data/${id}`, "/account", "/fleet-data/new"],
    },
  ];
  for (const { person, paths } of people) {
    await page.context().clearCookies();
    await signIn(page, person);
    for (const path of paths) {
      await page.goto(path);
      await untilReady(page);
      await expectToFit(
        page,
        `${person === people[0]!.person ? "waitlist" : person === people[1]!.person ? "setup" : "limited"}-${path.split("/")[1]}`,
      );
      await expectAccessible(page, browser);
    }
  }
});

test("pages are readable in the dark too", async ({ page, browser }) => {
  const company = await newCompany();
  const id = await ownedVehicle(company);
  await page.emulateMedia({ colorScheme: "dark" });
  await signIn(page, company);
  for (const path of ["/dashboard", "/fleet-data", `/fleet-data/${id}`, "/fleet-data/new", "/account"]) {
    await page.goto(path);
    await untilReady(page);
    if (test.info().project.name === "script") await expectAccessible(page, browser);
  }
  await expectToFit(page, "account-dark");
});

test("a page stays readable, in order and usable in a browser that knows no newer CSS", async ({
  page,
  request,
}) => {
  const company = await newCompany();
  await ownedVehicle(company, { make_model: "Mack Anthem", unit_number: "T-1" });
  await signIn(page, company);
  const sheets = await page
    .locator("link[rel=stylesheet]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  // Fetched beforehand: an answer that is still under way when the page is left cannot be read.
  const css = (await Promise.all(sheets.map(async (sheet) => (await request.get(sheet)).text()))).join("");
  const old = css
    .replace(/@(supports|media)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, "")
    .replace(/[^{};]*:(?:is|where|has|focus-visible)\([^{]*\{[^}]*\}/g, "")
    .replace(/[\w-]+:[^;{}]*(?:var\(|clamp\(|min\(|max\(|color-mix\(|oklch\()[^;{}]*;?/g, "")
    .replace(/--[\w-]+:[^;{}]*;?/g, "")
    .replace(/display:(?:inline-)?(?:grid|flex);?/g, "")
    .replace(/(?:gap|inset|aspect-ratio|accent-color|place-[a-z]+|grid-[a-z-]+):[^;{}]*;?/g, "");
  await page.route(/\.css(\?|$)/, (route) => route.fulfill({ contentType: "text/css", body: old }));
  await page.goto("/fleet-data");
  await untilReady(page);
  await expectToFit(page, "vehicles-old-browser");
  const heading = page.getByRole("heading", { level: 1 });
  const vehicle = page.getByRole("heading", { name: "Mack Anthem" });
  await expect(heading).toBeVisible();
  await expect(vehicle).toBeVisible();
  const tops = await Promise.all(
    [heading, page.getByRole("searchbox"), vehicle].map(async (one) => (await one.boundingBox())!.y),
  );
  expect([...tops].sort((a, b) => a - b)).toEqual(tops);
  await page.getByRole("link", { name: "Add Vehicle" }).click();
  await expect(page.getByLabel("VIN", { exact: true })).toBeVisible();
});

test("what is printed leaves out navigation and buttons", async ({ page }) => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { make_model: "Mack Anthem" });
  await signIn(page, company);
  await page.goto(`/fleet-data/${id}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Mack Anthem", level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
});

test("whatever is pressed with a finger is at least 44 pixels high", async ({ page }) => {
  const company = await newCompany();
  const id = await ownedVehicle(company);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, company);
  for (const path of [
    "/fleet-data",
    `/fleet-data/${id}`,
    "/fleet-data/new",
    "/account",
    "/auth?tab=signin",
  ]) {
    await page.goto(path);
    for (const control of await page
      .locator(
        "main button:visible, main a.button:visible, main input:visible:not([type=checkbox]), main select:visible",
      )
      .all()) {
      const box = await control.boundingBox();
      expect(
        Math.round(box!.height),
        `${path}: ${await control.evaluate((element) => element.outerHTML.slice(0, 120))}`,
      ).toBeGreaterThanOrEqual(44);
    }
  }
});

test("the security headers are on static files, refusals and broken addresses of the running server", async ({
  page,
  request,
}) => {
  await page.goto("/auth?tab=signin");
  const stylesheet = await page.locator("link[rel=stylesheet]").first().getAttribute("href");
  for (const path of [
    stylesheet!,
    "/favicon.svg",
    "/helpers.js",
    "/robots.txt",
    "/nowhere",
    "/healthz",
    "/",
    "/fleet-data",
    "/fleet-data/export.csv",
    "/fleet-data/%E0%A4%A",
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers()["x-content-type-options"], path).toBe("nosniff");
    expect(answer.headers()["content-security-policy"], path).toMatch(/^default-src 'none';[^,]*$/);
    expect(answer.headers()["x-powered-by"], path).toBeUndefined();
    expect(answer.status(), path).toBeLessThan(500);
    expect(await answer.text(), path).not.toMatch(/node_modules|\n\s+at /);
  }
  const foreign = await request.post("/auth?tab=signin", {
    form: { email: "a@example.com" },
    headers: { origin: "https://elsewhere.example" },
  });
  expect(foreign.status()).toBe(403);
  expect(await foreign.text()).toContain("another site");
  const large = await request.post("/auth?tab=signin", { form: { email: "x".repeat(1_100_000) } });
  expect(large.status()).toBe(413);
  expect(await large.text()).toContain("Too large");
});

test("an address that is not even spelt right gets the 404 page", async ({ page }) => {
  await page.goto("/nowhere/%E0%A4%A?q=%E0%A4%A");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
});
