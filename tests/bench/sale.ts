import type { CDPSession, Page } from "playwright";
import type { Db } from "~db/client";
import type { Product } from "../crash/product";
import { newShop } from "./invoice-fill";
import { type Line, launchBrowser, newPage, slowDown } from "./slow-line";

const lines: (Line & { name: string; limit: number })[] = [
  { name: "400 kbit/s, 400 ms", kilobits: 400, delay: 400, limit: 6 },
  { name: "50 kbit/s, 800 ms", kilobits: 50, delay: 800, limit: 15 },
];

/** A sale of three scanned parts to a walk-in customer, by keyboard and without script, from New Invoice to the invoice number. */
export async function reportSale(product: Product, db: Db): Promise<void> {
  const shop = await newShop(product.address, db, "sale", 0);
  const browser = await launchBrowser();
  try {
    console.log(
      "\nA sale of three scanned parts, without script; at most 7 requests and 30 kB once the CSS is cached",
    );
    for (const line of lines) {
      const { page, session } = await newPage(browser, product, shop.visitor, false);
      await sell(page);
      await slowDown(session, line);
      const traffic = watch(session);
      const start = performance.now();
      await sell(page);
      const seconds = (performance.now() - start) / 1000;
      console.log(
        `  ${line.name}: ${traffic.requests} requests, ${(traffic.bytes / 1000).toFixed(1)} kB with their heads, ` +
          `${seconds.toFixed(1)} s (limit ${line.limit})`,
      );
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
}

/** Counts only what is sent over the network, not responses from the cache. */
function watch(session: CDPSession): { requests: number; bytes: number } {
  const traffic = { requests: 0, bytes: 0 };
  const cached = new Set<string>();
  session.on("Network.requestServedFromCache", ({ requestId }) => cached.add(requestId));
  session.on("Network.requestWillBeSent", ({ redirectResponse }) => {
    if (!redirectResponse) return;
    traffic.requests++;
    traffic.bytes += redirectResponse.encodedDataLength;
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId)) return;
    traffic.requests++;
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}

/** As fast as the pages load: a scanner needs no time. */
async function sell(page: Page): Promise<void> {
  await page.goto("/invoicing/new");
  await focused(page, "[name=customer]");
  await page.keyboard.type("Cash");
  await tabTo(page, "[name='lines[0].number']");
  for (const [index, number] of ["P7", "P19", "P301"].entries()) {
    await focused(page, `[name='lines[${index}].number']`);
    await page.keyboard.type(number);
    await arrive(page, () => page.keyboard.press("Enter"));
  }
  await focused(page, "[name='lines[3].number']");
  // A person presses Alt+I, which an automated browser ignores.
  await tabTo(page, "[value=finalize]");
  await arrive(page, () => page.keyboard.press("Enter"));
  await focused(page, "[name=method]");
  await tabTo(page, "form#finalize .button-primary");
  await arrive(page, () => page.keyboard.press("Enter"));
  await page.getByRole("heading", { level: 1, name: /INV-\d+/ }).waitFor();
}

/** The browser sets the focus when it first paints the page. */
async function focused(page: Page, field: string): Promise<void> {
  await page.locator(`${field}:focus`).waitFor();
}

async function tabTo(page: Page, target: string): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs++) {
    if ((await page.locator(`${target}:focus`).count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

async function arrive(page: Page, press: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent("load"), press()]);
}
