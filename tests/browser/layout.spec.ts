import { expect, expectToFit, signIn, test } from "../support/browser";
import { newCompany } from "../support/people";
import { ownedVehicle } from "../support/vehicles";

test("a page stays readable, in order and usable in a browser that knows no newer CSS", async ({
  page,
  request,
}) => {
  const company = await newCompany();
  await ownedVehicle(company, { make_model: "Mack Anthem", unit_number: "T-1" });
  await signIn(page, company);
  await page.goto("/fleet-data");
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
    "/fortitude",
    "/fortitude/solutions",
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
