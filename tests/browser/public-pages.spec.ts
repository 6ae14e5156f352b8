import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Page } from "playwright/test";
import { expect, isPlain, test } from "../support/browser";

const pages = [
  ...["/", "/fortitude/services", "/fortitude/solutions", "/fortitude/about", "/fortitude/contact"],
  ...["/fortitude/privacy", "/fortitude/terms", "/fleettrackpro", "/fleettrackpro/install"],
];
const maxFirstView = 14 * 1_024;

for (const at of pages) {
  test(`${at}: the first view is at most 14 kB beside its pictures, in few requests, and without script`, async ({
    page,
    request,
  }) => {
    const asked: string[] = [];
    page.on("request", (one) => asked.push(one.resourceType()));
    await page.goto(at);
    const { sheets, scripts } = await page.evaluate(() => ({
      sheets: [...document.styleSheets].map(({ href }) => href!),
      scripts: document.scripts.length,
    }));
    const html = await (await request.get(at, { headers: { "accept-encoding": "identity" } })).body();
    let bytes = brotliCompressSync(html, { params: { 0: 0, 1: 5 } }).byteLength;
    for (const sheet of sheets) bytes += gzipSync(await (await request.get(sheet)).body()).byteLength;
    expect(bytes).toBeLessThanOrEqual(maxFirstView);
    expect(scripts).toBe(0);
    expect(asked.filter((type) => !["image", "other", "manifest"].includes(type)).length).toBeLessThanOrEqual(
      4,
    );
  });
}

/** What moves after it was first drawn, as Chromium counts it, down to the page's end. */
async function shiftOf(page: Page, at: string): Promise<number> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(at);
  const pictures = page.locator("img");
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
  }
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

test("nothing on a public page moves while its pictures arrive", async ({ page }) => {
  // Only a script can count it.
  if (isPlain()) return;
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const at of ["/", "/fleettrackpro"]) expect(await shiftOf(page, at), at).toBeLessThan(0.02);
  }
});

test("every picture is there, says what it shows, and keeps its place before it arrives", async ({
  page,
}) => {
  for (const at of ["/", "/fleettrackpro"]) {
    await page.goto(at);
    const pictures = page.locator("main img");
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) {
      for (const name of ["alt", "width", "height"]) await expect(picture).toHaveAttribute(name, /\S/);
      await expect(picture).toHaveAttribute("loading", "lazy");
      const file = (await picture.getAttribute("src"))!;
      expect((await page.request.get(file)).status(), file).toBe(200);
    }
  }
});

test("a phone has a menu instead of the bar and the footer, and it needs no script", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/fortitude");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await page.getByText("Menu", { exact: true }).click();
  await page
    .getByRole("navigation", { name: "Menu" })
    .getByRole("link", { name: "Services", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("People who count, set up and stay");
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByText("Menu", { exact: true })).toBeHidden();
});

test("a visitor asks for a consultation", async ({ page }) => {
  await page.goto("/fortitude/services");
  await page.getByRole("link", { name: "Request Consultation", exact: true }).last().click();
  await page.getByLabel("Full Name").fill("Paula Ponce");
  await page.getByLabel("Business Email").fill(`paula${Date.now()}@example.com`);
  await page.getByLabel("Company Name").fill("Ponce Freight");
  await page.getByLabel("Phone Number").fill("(555) 555-0142");
  await page.getByLabel("Primary Interest").selectOption("All Services");
  await page.getByLabel("Tell Us About Your Needs").fill("Two yards, 4,000 parts.");
  await page.getByRole("button", { name: "Request Consultation" }).click();
  await expect(page.getByText("Thank you for your interest!")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("");
});
