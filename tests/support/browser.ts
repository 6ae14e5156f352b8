import AxeBuilder from "@axe-core/playwright";
import { type Locator, type Page, test as base, expect } from "playwright/test";
import { type Person, sessionCookies } from "./people";

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

/** From here on the browser is one in which this person has signed in. */
export async function signIn(page: Page, { userId }: Pick<Person, "userId">): Promise<void> {
  const { baseURL } = test.info().project.use;
  const cookies = (await sessionCookies(userId)).split("; ").map((cookie) => {
    const [name = "", ...value] = cookie.split("=");
    return { name, value: value.join("="), url: baseURL! };
  });
  await page.context().addCookies(cookies);
}

/** As a person does it, for what is about signing in. */
export async function signInByForm(page: Page, { email, password }: Person): Promise<void> {
  await page.goto("/auth?tab=signin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/auth");
  await untilReady(page);
}

export const isPlain = () => test.info().project.name === "plain";

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}

/** Follows a link, or whatever else leads to another address. */
export async function follow(page: Page, link: Locator): Promise<void> {
  const from = page.url();
  await link.click();
  await page.waitForURL((url) => url.href !== from);
  await untilReady(page);
}

/** With script, a click before React has taken over is a plain click: wait, so that the scripted pass tests the script. */
export async function untilReady(page: Page): Promise<void> {
  if (isPlain()) return;
  await page.waitForFunction(() => {
    // Light and plain pages have no React.
    if (!("__remixContext" in window)) return true;
    const root = document.querySelector("main") ?? document.body;
    return Object.keys(root).some((key) => key.startsWith("__reactFiber"));
  });
}

/**
 * The page as it is now is accessible and fits a small phone, a tablet and a screen. In the pass with script alone: the other one gets
 * the same page, as tests/browser/pages.spec.ts compares. axe needs a browser with script anyway.
 */
export async function look(page: Page, name: string): Promise<void> {
  if (!isPlain()) await lookInBoth(page, name);
}

/** Where the script makes another page: the widths of both are looked at, and axe sees the one that it can. */
export async function lookInBoth(page: Page, name: string): Promise<void> {
  await expectToFit(page, name);
  if (!isPlain()) await expectAccessible(page);
}

export async function expectAccessible(page: Page, rules: string[] = []): Promise<void> {
  // Legacy is axe without frames, of which no page has any; the other way opens a second window each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
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
