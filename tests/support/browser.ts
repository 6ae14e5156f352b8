import AxeBuilder from "@axe-core/playwright";
import { type Browser, type Page, test as base, expect } from "playwright/test";
import type { Person } from "./people";

type Fixtures = { quietConsole: void };

/** Every journey fails on an error in the browser's console: a script that broke, a rule of the CSP, a file not found. */
export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        const text = message.text();
        if (message.type() === "error" && !isRefusedForm(text) && !isCutShort(text)) complaints.push(text);
      });
      page.on("pageerror", (error) => {
        if (!isCutShort(String(error))) complaints.push(String(error));
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** A request of the page that was being left: Remix ends it, and the ending is reported as an error, logged or not caught. */
function isCutShort(text: string): boolean {
  return /^AbortError\b|^(Error: )?signal is aborted/.test(text);
}

/** Chromium reports the answer to a form that was not accepted as an error; to us it is a page. */
function isRefusedForm(text: string): boolean {
  return /^Failed to load resource: the server responded with a status of (400|403|404|409|413|429) /.test(
    text,
  );
}

export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto("/auth?tab=signin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/auth");
  await untilReady(page);
}

/** With script, a click before React has taken over is a plain click: wait, so that the scripted pass tests the script. */
export async function untilReady(page: Page): Promise<void> {
  const plain = (await page.locator("script[type=module]").count()) === 0;
  if (plain || test.info().project.name === "plain") return;
  await page.waitForFunction(() => {
    const root = document.querySelector("main") ?? document.body;
    return Object.keys(root).some((key) => key.startsWith("__reactFiber"));
  });
}

/** axe needs script to run, so what it looks at is the same address in a browser that has script but does not get ours. */
export async function expectAccessible(page: Page, browser: Browser): Promise<void> {
  const plain = test.info().project.name === "plain";
  const context = plain
    ? await browser.newContext({ javaScriptEnabled: true, storageState: await page.context().storageState() })
    : undefined;
  const looked = context ? await context.newPage() : page;
  if (context) {
    await context.route(/\.js(\?|$)/, (route) => route.abort());
    await looked.goto(page.url());
  }
  const { violations } = await new AxeBuilder({ page: looked }).analyze();
  await context?.close();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual(
    [],
  );
}

const widths = [360, 768, 1440];
const pictured = process.env.SCREENSHOTS === "1";

/** The page fits each width. With SCREENSHOTS=1 pictures stay in test-results/pages, for people to look at. */
export async function expectToFit(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const path = `test-results/pages/${name}-${test.info().project.name}-${width}.png`;
    if (pictured) await page.screenshot({ path, fullPage: true });
    const overflow = await page.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth);
    expect(overflow, `${name} is wider than a window of ${width} pixels`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

export { expect };
