import type { Page } from "playwright/test";
import { addCookies, expect, expectAccessible, look, signIn, test } from "../support/browser";
import { drawnRoutes, pageGroups, routeOf } from "./pages";
import type { LookedAt } from "./pages/page-group";

/** Routes in a `.tsx` file that draw nothing to look at, and why. */
const notLookedAt: Record<string, string> = {
  "routes/auth/sign-out.tsx": "takes a form and sends on",
  "routes/demo/demo-waiting.tsx": "loads itself again while it is looked at",
};

const nameOf = (group: string, address: string) => `${group}${address}`.replace(/[^a-z0-9]+/gi, "-");

/** Whether the page is still the one that was served, which then needs no look of its own. */
function isAsServed(page: Page, served: string): Promise<boolean> {
  return page.evaluate((html) => {
    const drawn = ({ body }: Document) => {
      const copy = body.cloneNode(true) as HTMLElement;
      for (const unseen of copy.querySelectorAll("script, link, style")) unseen.remove();
      for (const empty of copy.querySelectorAll('[value=""]')) empty.removeAttribute("value");
      return copy.innerHTML;
    };
    return drawn(document) === drawn(new DOMParser().parseFromString(html, "text/html"));
  }, served);
}

for (const { name, prepare, pages } of pageGroups) {
  test(`${name}: every page is accessible and fits a small phone, a tablet and a screen`, async ({
    page,
  }) => {
    const { person, cookies = [], params = {} } = await prepare();
    if (person) await signIn(page, person);
    await addCookies(page, cookies);
    for (const one of pages) {
      const looked: LookedAt = typeof one === "string" ? { at: one } : one;
      const { at, dark, changedByScript, status } = { status: 200, changedByScript: false, ...looked };
      await test.step(at, async () => {
        const path = at.replace(/:(\w+)/g, (_, param: string) => params[param]!);
        const answer = (await page.goto(path))!;
        expect([answer.status(), new URL(page.url()).pathname]).toEqual([status, path.replace(/\?.*/, "")]);
        const served = await answer.text();
        await expect.poll(() => isAsServed(page, served)).toBe(!changedByScript);
        await look(page, nameOf(name, at));
        if (dark) await lookInTheDark(page);
        if (changedByScript) await withoutScript(page, () => look(page, nameOf(name, `${at} served`)));
      });
    }
  });
}

async function lookInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, ["color-contrast", "link-in-text-block"]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** As a browser without script gets it; axe itself needs one that has it. */
async function withoutScript(page: Page, run: () => Promise<void>): Promise<void> {
  const scripts = /\.js(\?|$)/;
  await page.route(scripts, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.reload();
  await run();
  await page.unroute(scripts);
}

test("every route that draws a page is looked at, or is left out with a reason", () => {
  const looked = pageGroups.flatMap(({ pages }) =>
    pages.map((one) => routeOf(typeof one === "string" ? one : one.at)),
  );
  const drawn = drawnRoutes();
  expect(drawn.filter((file) => !looked.includes(file) && !(file in notLookedAt))).toEqual([]);
  expect(Object.keys(notLookedAt).filter((file) => looked.includes(file) || !drawn.includes(file))).toEqual(
    [],
  );
});
