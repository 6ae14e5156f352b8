import { createHash } from "node:crypto";
import type { Page } from "playwright";
import type { PictureName } from "~/routes/fortitude/+shared/pictures";
import { importsOf, readSource } from "../support/sources";

type Pictured = {
  /** The route that draws the page. */
  route: string;
  /** Opens it as a manager of the sample company. */
  open: (page: Page) => Promise<void>;
  /** In the window; the picture has pixels of its own. */
  shownWidth: number;
  /** What is at the top of the picture, which then leaves out the side navigation. */
  from?: string;
};

export const pictured: Record<PictureName, Pictured> = {
  fleet: {
    route: "app/routes/fleet-data/vehicles.tsx",
    shownWidth: 1280,
    open: async (page) => void (await page.goto("/fleet-data")),
  },
  inspection: {
    route: "app/routes/fleet-data/inspection-new.tsx",
    shownWidth: 720,
    from: "main h2",
    open: async (page) => {
      // An exact number opens the unit.
      await page.goto("/fleet-data?q=2001");
      await page.goto(`${new URL(page.url()).pathname}/inspections/new`);
    },
  },
  inventory: {
    route: "app/routes/inventory/inventory.tsx",
    shownWidth: 1024,
    from: "main nav.tabs",
    open: async (page) => void (await page.goto("/inventory")),
  },
  invoice: {
    route: "app/routes/invoicing/invoice.tsx",
    shownWidth: 800,
    from: "main article.invoice",
    open: async (page) => {
      await page.goto("/invoicing?status=sent");
      await follow(page, 'main tbody a[href^="/invoicing/"]');
    },
  },
};

async function follow(page: Page, link: string): Promise<void> {
  await page.goto((await page.locator(link).first().getAttribute("href"))!);
}

/** The route and what it draws with, but for app/ui, which every page has. */
export function sourcesOf(file: string, found = new Set<string>()): string[] {
  found.add(file);
  for (const { target } of importsOf(file))
    if (/^app\/(features|routes)\/.*\.tsx$/.test(target) && !found.has(target)) sourcesOf(target, found);
  return [...found].sort();
}

/** Changes with any of the sources. */
export function hashOf({ route }: Pictured): string {
  const hash = createHash("sha256");
  for (const file of sourcesOf(route)) hash.update(`${file}\n${readSource(file)}`);
  return hash.digest("hex").slice(0, 16);
}
