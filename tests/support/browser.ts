import AxeBuilder from "@axe-core/playwright";
import { type Locator, type Page, test as base, expect } from "playwright/test";
import { type Person, sessionCookies } from "./people";

type Fixtures = { quietConsole: void };

/** Fails on any console error: a broken script, a CSP violation, a missing file. */
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

/** A request of the page being left: Remix aborts it, which is reported as a logged or uncaught error. */
function isCutShort(text: string): boolean {
  return /^AbortError\b|^(Error: )?signal is aborted/.test(text);
}

/** Chromium reports a refused form's response as an error in its console; for us it is a page. */
function isRefusedForm(text: string): boolean {
  return /^Failed to load resource: the server responded with a status of (400|403|404|409|413|429) /.test(
    text,
  );
}

/** Sets the session cookie, without the sign-in form. */
export async function signIn(page: Page, { userId }: Pick<Person, "userId">): Promise<void> {
  await addCookies(page, (await sessionCookies(userId)).split("; "));
}

/** Each as "name=value". */
export async function addCookies(page: Page, pairs: string[]): Promise<void> {
  const { baseURL } = test.info().project.use;
  const cookies = pairs.map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url: baseURL! };
  });
  await page.context().addCookies(cookies);
}

/** As a person does, for tests about signing in. */
export async function signInByForm(page: Page, { email, password }: Person): Promise<void> {
  await page.goto("/auth?tab=signin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/auth");
}

export const isPlain = () => test.info().project.name === "plain";

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
}

export async function follow(page: Page, link: Locator): Promise<void> {
  const from = page.url();
  await link.click();
  await page.waitForURL((url) => url.href !== from);
}

/**
 * Checks accessibility and that the page fits a small phone, a tablet and a screen. Only in the pass with scripts: the other one gets the
 * same page, as tests/browser/pages.spec.ts compares, and axe needs scripts anyway.
 */
export async function look(page: Page, name: string): Promise<void> {
  if (!isPlain()) await lookInBoth(page, name);
}

/** For pages that differ with scripts: checks the widths of both, and axe where it can run. */
export async function lookInBoth(page: Page, name: string): Promise<void> {
  await expectToFit(page, name);
  if (!isPlain()) await expectAccessible(page);
}

export async function expectAccessible(page: Page, rules: string[] = []): Promise<void> {
  // Legacy is axe without frames, which no page has; the other mode opens a second window each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual(
    [],
  );
}

const widths = [360, 768, 1440];
const pictured = process.env.SCREENSHOTS === "1";

/** With SCREENSHOTS=1, pictures stay in test-results/pages for people to look at. */
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
